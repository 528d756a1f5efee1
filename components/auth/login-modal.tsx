import { NextIntlClientProvider } from 'next-intl'
import { useState } from 'react'
import { MINIMUM_PASSWORD_LENGTH } from '@/domain/member/rules'
import type { AuthTab, SignedInMember } from '@/lib/auth/auth-paths'
import type { AuthMessages } from './load-auth-messages'
import { LoginDialog } from './login-dialog'

export interface LoginModalProps {
  open: boolean
  /** The tab it opens with; closing resets it (spec 4). */
  tab: AuthTab
  words: AuthMessages
  /** Picture file beside the form, as in the settings. */
  picture?: string | undefined
  minimumPasswordLength?: number | undefined
  onClose: () => void
  onSignedIn: (member: SignedInMember) => void
}

/** The sign-in with its own words, for pages that carry none of them. */
export function LoginModal({ words, tab, minimumPasswordLength = MINIMUM_PASSWORD_LENGTH, ...rest }: LoginModalProps) {
  const [chosen, setChosen] = useState<AuthTab | null>(null)
  const [wasOpen, setWasOpen] = useState(rest.open)
  if (rest.open !== wasOpen) {
    setWasOpen(rest.open)
    setChosen(null)
  }
  return (
    <NextIntlClientProvider locale={words.locale} messages={words.messages} timeZone="UTC">
      <LoginDialog {...rest} tab={chosen ?? tab} onTab={setChosen} minimumPasswordLength={minimumPasswordLength} />
    </NextIntlClientProvider>
  )
}
