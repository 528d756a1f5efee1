'use client'

import { useState } from 'react'
import { AgencyForgotForm } from './agency-forgot-form'
import { AgencyLoginForm } from './agency-login-form'

interface AgencyLoginProps {
  /** The page of the form, where it comes back to without scripts. */
  here: string
  /** Where an agency is after signing in. */
  home: string
  isForgot: boolean
  error?: string | undefined
  isSent: boolean
}

/** Log in, or have a new password sent. */
export function AgencyLogin({ here, home, isForgot, error, isSent }: AgencyLoginProps) {
  const [asked, setAsked] = useState(isForgot || isSent)
  return asked ? (
    <AgencyForgotForm here={here} error={error} isSent={isSent} onBack={() => setAsked(false)} />
  ) : (
    <AgencyLoginForm here={here} home={home} error={error} onForgot={() => setAsked(true)} />
  )
}
