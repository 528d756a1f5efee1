'use client'

import { PasswordForm } from '@/components/auth/password-form'
import { callOperator } from '@/lib/api/browser'

interface AgencyPasswordFormProps {
  email: string
  /** The current password was sent by mail and must be changed. */
  isMailed: boolean
  minimumPasswordLength: number
}

/** Changes the password of an agency user and ends that user's other sessions. */
export function AgencyPasswordForm(props: AgencyPasswordFormProps) {
  return <PasswordForm {...props} send={(form) => callOperator('changeAgencyPassword', form)} />
}
