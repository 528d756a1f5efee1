'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Provider } from '@/domain/member/account-schema'
import { callOperator } from '@/lib/api/browser'
import { formatInstant } from '@/lib/dates/format-instant'
import type { AccountPartProps } from './account-panel'
import { FormProblem } from './form-problem'
import { useFormTexts } from './use-form-texts'

const NAMES: Record<Provider, string> = { google: 'Google', facebook: 'Facebook' }
const ICONS = { google: 'google', facebook: 'facebook-color' } as const

/** Accounts of others that log in here; nothing for who has none. */
export function ProviderSection({ account, onChange, zone }: AccountPartProps) {
  const t = useTranslations('member.account.providers')
  const { codeText } = useFormTexts(0)
  const [busy, setBusy] = useState<Provider | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { identities } = account

  const disconnect = async (provider: Provider) => {
    setBusy(provider)
    setProblem(null)
    const result = await callOperator('disconnectProvider', { provider })
    setBusy(null)
    if (result.ok) onChange(result.data)
    else setProblem(result.error.code)
  }

  if (identities.length === 0) return null
  return (
    <section aria-labelledby="providers" className="grid gap-4">
      <h2 id="providers" className="text-h3">
        {t('title')}
      </h2>
      <FormProblem text={problem && codeText(problem)} />
      <ul className="grid gap-3">
        {identities.map(({ provider, connectedAt }) => (
          <li key={provider} className="panel flex flex-wrap items-center gap-3 p-4">
            <Icon name={ICONS[provider]} />
            <div className="min-w-0 flex-1">
              <b className="block">{NAMES[provider]}</b>
              <span className="text-sm text-muted">{t('connected', { date: formatInstant(connectedAt, zone) })}</span>
            </div>
            <Button tone="secondary" size="small" busy={busy === provider} onClick={() => void disconnect(provider)}>
              {t('disconnect')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
