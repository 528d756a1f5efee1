'use client'

import { useState } from 'react'
import { AgencyForgotForm } from './agency-forgot-form'
import { AgencyLoginForm } from './agency-login-form'

interface AgencyLoginProps {
  /** Page of the form; the form returns to it without scripts. */
  here: string
  /** Destination after the sign-in. */
  home: string
  isForgot: boolean
  error?: string | undefined
  isSent: boolean
}

/** Form to sign in, or to request a new password. */
export function AgencyLogin({ here, home, isForgot, error, isSent }: AgencyLoginProps) {
  const [asked, setAsked] = useState(isForgot || isSent)
  return asked ? (
    <AgencyForgotForm here={here} error={error} isSent={isSent} onBack={() => setAsked(false)} />
  ) : (
    <AgencyLoginForm here={here} home={home} error={error} onForgot={() => setAsked(true)} />
  )
}
