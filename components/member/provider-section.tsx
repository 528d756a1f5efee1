import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { PROVIDER_LOOKS } from '@/components/auth/provider-looks'
import { FormProblem } from '@/components/forms/form-problem'
import { useFormTexts } from '@/components/forms/use-form-texts'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Provider } from '@/domain/member/account-schema'
import { callOperator } from '@/lib/api/browser'
import { AUTH_PATHS, CONNECT_FIELD } from '@/lib/auth/auth-paths'
import { formatInstant } from '@/lib/i18n/format-instant'
import type { AccountPartProps } from './account-panel'

export interface ProviderNews {
  /** The providers that are configured for this shop. */
  offered: readonly Provider[]
  /** Error code of the attempt to connect a provider that has just ended. */
  problem?: string | undefined
  isDone: boolean
}

/** Connected sign-in providers, and those that can be connected. Renders nothing if there are neither. */
export function ProviderSection({
  account,
  onChange,
  zone,
  offered,
  isDone,
  ...news
}: AccountPartProps & ProviderNews) {
  const t = useTranslations('member.account.providers')
  const { codeText } = useFormTexts(0)
  const [busy, setBusy] = useState<Provider | null>(null)
  const [problem, setProblem] = useState(news.problem ?? null)
  const [isTold, setTold] = useState(isDone)
  const { identities } = account
  const others = offered.filter((provider) => !identities.some((identity) => identity.provider === provider))

  const disconnect = async (provider: Provider) => {
    setBusy(provider)
    setProblem(null)
    setTold(false)
    const result = await callOperator('disconnectProvider', { provider })
    setBusy(null)
    if (result.ok) onChange(result.data)
    else setProblem(result.error.code)
  }

  if (identities.length + others.length === 0) return null
  return (
    <section aria-labelledby="providers" className="grid gap-4">
      <h2 id="providers" className="text-h3">
        {t('title')}
      </h2>
      <p className="-mt-2 text-muted">{t('text')}</p>
      {isTold && problem === null && identities.length > 0 && (
        <Alert tone="ok" role="status">
          {t('done')}
        </Alert>
      )}
      <FormProblem text={problem && codeText(problem)} />
      <ul className="grid gap-3 empty:hidden">
        {identities.map(({ provider, connectedAt }) => (
          <li key={provider} className="panel flex flex-wrap items-center gap-3 p-4">
            <Icon name={PROVIDER_LOOKS[provider].icon} />
            <div className="min-w-0 flex-1">
              <b className="block">{PROVIDER_LOOKS[provider].name}</b>
              <span className="text-sm text-muted">{t('connected', { date: formatInstant(connectedAt, zone) })}</span>
            </div>
            <Button tone="secondary" size="small" busy={busy === provider} onClick={() => void disconnect(provider)}>
              {t('disconnect')}
            </Button>
          </li>
        ))}
      </ul>
      {others.map((provider) => (
        <form key={provider} method="post" action={`${AUTH_PATHS.provider}/${provider}`}>
          <input type="hidden" name={CONNECT_FIELD} value="1" />
          <Button type="submit" tone="secondary" icon={PROVIDER_LOOKS[provider].icon} className="max-sm:w-full">
            {t('connect', { provider: PROVIDER_LOOKS[provider].name })}
          </Button>
        </form>
      ))}
    </section>
  )
}
