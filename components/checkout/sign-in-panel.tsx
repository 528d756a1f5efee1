'use client'

import { useTranslations } from 'next-intl'
import { InlineAuth } from '@/components/member/inline-auth'
import type { SignedInMember } from '@/lib/auth/auth-paths'

export const SIGN_IN_ID = 'sign-in'

interface SignInPanelProps {
  minimumPasswordLength: number
  onSignedIn: (member: SignedInMember) => void
}

/** Booking needs a member (spec 6): whoever is one signs in right here, and nothing that was typed is lost. */
export function SignInPanel({ minimumPasswordLength, onSignedIn }: SignInPanelProps) {
  const t = useTranslations('checkout.signIn')
  return (
    <section id={SIGN_IN_ID} tabIndex={-1} className="panel mb-10" aria-labelledby="sign-in-title">
      <h2 id="sign-in-title" className="text-h3">
        {t('title')}
      </h2>
      <p className="mb-4 mt-1 text-muted">{t('text')}</p>
      <InlineAuth minimumPasswordLength={minimumPasswordLength} onSignedIn={onSignedIn} />
    </section>
  )
}
