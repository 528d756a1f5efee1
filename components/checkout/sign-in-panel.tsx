import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { InlineAuth } from '@/components/auth/inline-auth'
import { Icon } from '@/components/ui/icon'
import type { SignedInMember } from '@/lib/auth/auth-paths'

export const SIGN_IN_ID = 'sign-in'

interface SignInPanelProps {
  minimumPasswordLength: number
  /** Nobody gets on without it: it is unfolded. */
  isNeeded: boolean
  onSignedIn: (member: SignedInMember) => void
}

/**
 * Booking needs a member (spec 6): whoever is one signs in right here, and nothing that was typed is lost. One line until
 * it is wanted, since most are none yet and become one by booking, with a box below.
 */
export function SignInPanel({ minimumPasswordLength, isNeeded, onSignedIn }: SignInPanelProps) {
  const t = useTranslations('checkout.signIn')
  const [isOpen, setOpen] = useState(false)
  // Folded again it keeps what was typed in it.
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <details
      className="unfold panel mb-10 px-5 py-3"
      open={isOpen || isNeeded}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open)
        if (currentTarget.open) setWasOpen(true)
      }}
    >
      <summary id={SIGN_IN_ID} className="min-h-11 items-center font-bold">
        <span className="flex items-center gap-2.5">
          <Icon name="user" className="text-brand" />
          {t('title')}
        </span>
        <Icon name="chevron-down" size={18} className="unfold-sign" />
      </summary>
      <div className="pt-1 pb-3">
        <p className="mb-4 text-muted">{t('text')}</p>
        {(wasOpen || isNeeded) && <InlineAuth minimumPasswordLength={minimumPasswordLength} onSignedIn={onSignedIn} />}
      </div>
    </details>
  )
}
