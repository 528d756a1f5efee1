import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { PasswordField } from './password-field'
import { PasswordStrength } from './password-strength'

type PasswordProps = Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'hint'>

interface NewPasswordFieldsProps {
  minimumPasswordLength: number
  /** The current value of the password field. */
  typed: string
  password: PasswordProps
  confirmation: PasswordProps
}

/** Fields for a new password with its strength, and for the confirmation. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { minimumPasswordLength: minimum, typed, password, confirmation } = props
  const t = useTranslations('member.auth')
  return (
    <>
      <div className="grid gap-2">
        <PasswordField hint={t('passwordHint', { minimum })} autoComplete="new-password" {...password} />
        <PasswordStrength password={typed} />
      </div>
      <PasswordField autoComplete="new-password" {...confirmation} />
    </>
  )
}
