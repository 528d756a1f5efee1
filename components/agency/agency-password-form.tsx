'use client'

import { PasswordForm } from '@/components/auth/password-form'
import { callOperator } from '@/lib/api/browser'

interface AgencyPasswordFormProps {
  email: string
  /** The current one was sent by mail and must be changed. */
  isMailed: boolean
  minimumPasswordLength: number
}

/** The password of an agency's person; the other sessions of theirs end. */
export function AgencyPasswordForm(props: AgencyPasswordFormProps) {
  return <PasswordForm {...props} send={(form) => callOperator('changeAgencyPassword', form)} />
}
