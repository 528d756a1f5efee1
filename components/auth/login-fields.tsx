import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { EmailField } from '@/components/forms/email-field'
import type { LoginValues } from '@/components/forms/form-schemas'
import { PasswordField } from '@/components/forms/password-field'
import type { FormTexts } from '@/components/forms/use-form-texts'
import { Checkbox } from '@/components/ui/checkbox'
import type { AuthTab } from '@/lib/auth/auth-paths'
import { getRememberedEmail } from '@/lib/auth/client-session'
import { AuthTabLink } from './auth-tab-link'

interface LoginFieldsProps {
  form: UseFormReturn<LoginValues>
  fieldText: FormTexts['fieldText']
  onTab: (tab: AuthTab) => void
}

/** The email address is prefilled for a member whom this browser remembers. */
export function LoginFields({ form, fieldText, onTab }: LoginFieldsProps) {
  const t = useTranslations('member.auth')
  const { register, setValue, getValues } = form
  const { errors } = form.formState

  useEffect(() => {
    let left = false
    getRememberedEmail().then((email) => {
      if (left || !email || getValues('email')) return
      setValue('email', email)
      setValue('remember', true)
    })
    return () => {
      left = true
    }
  }, [getValues, setValue])

  return (
    <>
      <EmailField label={t('email')} error={fieldText(errors.email?.message)} {...register('email')} />
      <PasswordField
        label={t('password')}
        error={fieldText(errors.password?.message)}
        {...register('password')}
        autoComplete="current-password"
        required
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox {...register('remember')}>{t('remember')}</Checkbox>
        <AuthTabLink tab="forgot" onTab={onTab}>
          {t('forgotLink')}
        </AuthTabLink>
      </div>
    </>
  )
}
