import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { InlineAuth } from '@/components/auth/inline-auth'
import { Icon } from '@/components/ui/icon'
import type { SignedInMember } from '@/lib/auth/auth-paths'

export const SIGN_IN_ID = 'sign-in'

interface SignInPanelProps {
  minimumPasswordLength: number
  /** The guest must sign in to continue; the panel is unfolded. */
  isNeeded: boolean
  onSignedIn: (member: SignedInMember) => void
}

/**
 * Booking requires a member (spec 6). A member signs in here without losing the typed values. The panel is folded by
 * default, because most guests have no account and create one with the booking, with the checkbox below.
 */
export function SignInPanel({ minimumPasswordLength, isNeeded, onSignedIn }: SignInPanelProps) {
  const t = useTranslations('checkout.signIn')
  const [isOpen, setOpen] = useState(false)
  // Keeps the content mounted after folding, so that typed values are not lost.
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
