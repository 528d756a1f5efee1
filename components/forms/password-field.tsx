import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/field'
import { PasswordInput } from '@/components/ui/password-input'

type PasswordFieldProps = Omit<ComponentProps<typeof PasswordInput>, 'showLabel' | 'hideLabel'> & {
  label: string
  hint?: string | undefined
  error?: string | undefined
}

export function PasswordField({ label, hint, error, ...rest }: PasswordFieldProps) {
  const t = useTranslations('member.auth')
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <PasswordInput {...rest} {...control} showLabel={t('showPassword')} hideLabel={t('hidePassword')} />
      )}
    </Field>
  )
}
