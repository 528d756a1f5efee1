import { NextIntlClientProvider } from 'next-intl'
import { useEffect, useState } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { MINIMUM_PASSWORD_LENGTH } from '@/domain/member/rules'
import type { AuthTab, SignedInMember } from '@/lib/auth/auth-paths'
import { AuthPanel } from './auth-panel'
import { type AuthMessages, loadAuthMessages } from './load-auth-messages'

interface InlineAuthProps {
  onSignedIn: (member: SignedInMember) => void
  defaultTab?: AuthTab | undefined
  minimumPasswordLength?: number | undefined
}

/** The sign-in forms inside a page (the checkout), with their own messages. Must not be nested in a form. */
export function InlineAuth({ onSignedIn, defaultTab = 'login', minimumPasswordLength }: InlineAuthProps) {
  const [words, setWords] = useState<AuthMessages | null>(null)
  const [tab, setTab] = useState<AuthTab>(defaultTab)
  const [error, setError] = useState<Error | null>(null)

  useEffect(() => {
    loadAuthMessages().then(setWords, setError)
  }, [])

  // The nearest error boundary shows the error and offers a retry.
  if (error) throw error
  if (!words) {
    return (
      <div className="grid gap-4" aria-busy="true">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
    )
  }
  return (
    <NextIntlClientProvider locale={words.locale} messages={words.messages} timeZone="UTC">
      <AuthPanel
        tab={tab}
        onTab={setTab}
        onSignedIn={onSignedIn}
        minimumPasswordLength={minimumPasswordLength ?? MINIMUM_PASSWORD_LENGTH}
      />
    </NextIntlClientProvider>
  )
}
