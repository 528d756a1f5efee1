import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { applyFailure } from '@/components/forms/apply-failure'
import { FormProblem } from '@/components/forms/form-problem'
import { buildRegisterFormSchema, type RegisterValues } from '@/components/forms/form-schemas'
import { PasswordField } from '@/components/forms/password-field'
import { PasswordStrength } from '@/components/forms/password-strength'
import { useDeferredValidation } from '@/components/forms/use-deferred-validation'
import { useFormTexts } from '@/components/forms/use-form-texts'
import { useHydrated } from '@/components/forms/use-hydrated'
import { notify } from '@/components/toasts/notify'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { AUTH_PATHS } from '@/lib/auth/auth-paths'
import { registerMember } from '@/lib/auth/client-session'
import { AgreementBox } from './agreement-box'
import type { AuthFormProps } from './auth-form-props'
import { AuthTabLink } from './auth-tab-link'

const FIELDS = ['firstName', 'lastName', 'email', 'password', 'passwordConfirmation', 'privacyPolicy'] as const

export function RegisterForm({ onSignedIn, onTab, minimumPasswordLength: minimum, back, error }: AuthFormProps) {
  const t = useTranslations('member.auth')
  const locale = useLocale()
  const { codeText, fieldText } = useFormTexts(minimum)
  const [problem, setProblem] = useState(error ?? null)
  const hydrated = useHydrated()
  const schema = useMemo(() => buildRegisterFormSchema(minimum), [minimum])
  const form = useDeferredValidation<RegisterValues>({ resolver: zodResolver(schema) })
  const { register, handleSubmit, setError, control } = form
  const { errors, isSubmitting } = form.formState
  const password = useWatch({ control, name: 'password' }) ?? ''

  const submit = handleSubmit(async (values) => {
    setProblem(null)
    const result = await registerMember({ ...values, locale })
    if (result.ok) return onSignedIn(result.data, 'register')
    setProblem(applyFailure(result.error, FIELDS, setError))
    // Nothing failed where the address is to be confirmed first.
    if (result.error.code !== 'confirmationSent') notify({ text: codeText(result.error.code), tone: 'bad' })
  })

  return (
    <form method="post" action={AUTH_PATHS.register} onSubmit={submit} noValidate={hydrated} className="grid gap-4">
      <FormProblem text={problem && codeText(problem)} />
      {back && <input type="hidden" name="callbackUrl" value={back} />}
      <input type="hidden" name="locale" value={locale} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('firstName')} error={fieldText(errors.firstName?.message)}>
          {(box) => <Input {...box} {...register('firstName')} autoComplete="given-name" required />}
        </Field>
        <Field label={t('lastName')} error={fieldText(errors.lastName?.message)}>
          {(box) => <Input {...box} {...register('lastName')} autoComplete="family-name" required />}
        </Field>
      </div>
      <Field label={t('email')} error={fieldText(errors.email?.message)}>
        {(box) => (
          <Input {...box} {...register('email')} type="email" autoComplete="username" inputMode="email" required />
        )}
      </Field>
      <div className="grid gap-2">
        <PasswordField
          label={t('password')}
          hint={t('passwordHint', { minimum })}
          error={fieldText(errors.password?.message)}
          {...register('password')}
          autoComplete="new-password"
          minLength={minimum}
          required
        />
        <PasswordStrength password={password} />
      </div>
      <PasswordField
        label={t('passwordConfirmation')}
        error={fieldText(errors.passwordConfirmation?.message)}
        {...register('passwordConfirmation')}
        autoComplete="new-password"
        required
      />
      <AgreementBox
        error={fieldText(errors.privacyPolicy?.message)}
        {...register('privacyPolicy')}
        defaultChecked
        required
      />
      <Button type="submit" wide busy={isSubmitting}>
        {isSubmitting ? t('registering') : t('register')}
      </Button>
      <p className="text-center">
        <AuthTabLink tab="login" onTab={onTab}>
          {t('toLogin')}
        </AuthTabLink>
      </p>
    </form>
  )
}
