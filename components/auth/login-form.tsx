import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { applyFailure } from '@/components/forms/apply-failure'
import { FormProblem } from '@/components/forms/form-problem'
import { type LoginValues, loginFormSchema } from '@/components/forms/form-schemas'
import { PasswordField } from '@/components/forms/password-field'
import { useDeferredValidation } from '@/components/forms/use-deferred-validation'
import { useFormTexts } from '@/components/forms/use-form-texts'
import { useHydrated } from '@/components/forms/use-hydrated'
import { notify } from '@/components/toasts/notify'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { AUTH_PATHS } from '@/lib/auth/auth-paths'
import { getRememberedEmail, signIn } from '@/lib/auth/client-session'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import type { AuthFormProps } from './auth-form-props'
import { AuthTabLink } from './auth-tab-link'

export function LoginForm({ onSignedIn, onTab, minimumPasswordLength, back, error }: AuthFormProps) {
  const t = useTranslations('member.auth')
  const locale = useLocale()
  const { codeText, fieldText } = useFormTexts(minimumPasswordLength)
  const [problem, setProblem] = useState(error ?? null)
  const hydrated = useHydrated()
  const form = useDeferredValidation<LoginValues>({ resolver: zodResolver(loginFormSchema) })
  const { register, handleSubmit, setError, setValue, getValues } = form
  const { errors, isSubmitting } = form.formState

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

  const submit = handleSubmit(async (values) => {
    setProblem(null)
    const result = await signIn(values)
    if (result.ok) return onSignedIn(result.data, 'login')
    setProblem(applyFailure(result.error, ['email', 'password'], setError))
    notify({ text: codeText(result.error.code), tone: 'bad' })
  })

  return (
    <form method="post" action={AUTH_PATHS.login} onSubmit={submit} noValidate={hydrated} className="grid gap-4">
      <FormProblem text={problem && codeText(problem)} />
      {back && <input type="hidden" name="callbackUrl" value={back} />}
      <Field label={t('email')} error={fieldText(errors.email?.message)}>
        {(control) => (
          <Input {...control} {...register('email')} type="email" autoComplete="username" inputMode="email" required />
        )}
      </Field>
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
      <Button type="submit" wide busy={isSubmitting}>
        {isSubmitting ? t('loggingIn') : t('login')}
      </Button>
      <p className="text-center">
        <AuthTabLink tab="register" onTab={onTab}>
          {t('toRegister')}
        </AuthTabLink>
      </p>
      <p className="text-center text-sm text-muted">
        {t('asGuest')}{' '}
        <a className="link" href={localePath(locale, paths.enquireBooking)}>
          {t('findBooking')}
        </a>
      </p>
    </form>
  )
}
