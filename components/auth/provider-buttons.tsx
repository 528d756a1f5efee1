import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Provider } from '@/domain/member/account-schema'
import { AUTH_PATHS } from '@/lib/auth/auth-paths'
import { PROVIDER_LOOKS } from './provider-looks'

interface ProviderButtonsProps {
  /** Destination after the sign-in; defaults to the page of the form. */
  back?: string | undefined
  offered?: readonly Provider[] | undefined
}

async function askOffered(): Promise<readonly Provider[]> {
  try {
    const response = await fetch(AUTH_PATHS.offered, { headers: { accept: 'application/json' } })
    const { providers } = (await response.json()) as { providers?: Provider[] }
    return providers ?? []
  } catch {
    return []
  }
}

/**
 * Buttons to sign in with another provider, below a form. They are plain forms that work without scripts. Renders
 * nothing if no provider is configured.
 */
export function ProviderButtons({ back, offered }: ProviderButtonsProps) {
  const t = useTranslations('member.auth')
  const [asked, setAsked] = useState<readonly Provider[]>([])
  const isKnown = offered !== undefined

  useEffect(() => {
    if (isKnown) return
    let isGone = false
    void askOffered().then((told) => !isGone && setAsked(told))
    return () => {
      isGone = true
    }
  }, [isKnown])

  const shown = offered ?? asked
  if (shown.length === 0) return null
  return (
    <div className="mt-6 grid gap-3">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
      {shown.map((provider) => (
        <form key={provider} method="post" action={`${AUTH_PATHS.provider}/${provider}`}>
          {back && <input type="hidden" name="callbackUrl" value={back} />}
          <Button type="submit" tone="secondary" wide icon={PROVIDER_LOOKS[provider].icon}>
            {t('continueWith', { provider: PROVIDER_LOOKS[provider].name })}
          </Button>
        </form>
      ))}
    </div>
  )
}
