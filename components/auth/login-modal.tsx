import { NextIntlClientProvider } from 'next-intl'
import { useState } from 'react'
import { MINIMUM_PASSWORD_LENGTH } from '@/domain/member/rules'
import type { AuthTab, SignedInMember } from '@/lib/auth/auth-paths'
import type { AuthMessages } from './load-auth-messages'
import { LoginDialog } from './login-dialog'

export interface LoginModalProps {
  open: boolean
  /** Initial tab; closing the dialog resets it (spec 4). */
  tab: AuthTab
  words: AuthMessages
  /** File name of the picture beside the form, from the settings. */
  picture?: string | undefined
  minimumPasswordLength?: number | undefined
  onClose: () => void
  onSignedIn: (member: SignedInMember) => void
}

/** The sign-in dialog with its own messages, for pages that do not include them. */
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
