import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { applyFailure } from '@/components/forms/apply-failure'
import { FormProblem } from '@/components/forms/form-problem'
import { type ForgotValues, forgotFormSchema } from '@/components/forms/form-schemas'
import { useDeferredValidation } from '@/components/forms/use-deferred-validation'
import { useFormTexts } from '@/components/forms/use-form-texts'
import { useHydrated } from '@/components/forms/use-hydrated'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { callOperator } from '@/lib/api/browser'
import { AUTH_PATHS } from '@/lib/auth/auth-paths'
import type { AuthFormProps } from './auth-form-props'
import { AuthTabLink } from './auth-tab-link'

export function ForgotForm({ onTab, minimumPasswordLength, back, error, notice }: Omit<AuthFormProps, 'onSignedIn'>) {
  const t = useTranslations('member.auth')
  const locale = useLocale()
  const { codeText, fieldText } = useFormTexts(minimumPasswordLength)
  const [problem, setProblem] = useState(error ?? null)
  const [sent, setSent] = useState(notice === 'passwordSent')
  const hydrated = useHydrated()
  const form = useDeferredValidation<ForgotValues>({ resolver: zodResolver(forgotFormSchema) })
  const { register, handleSubmit, setError } = form
  const { errors, isSubmitting } = form.formState

  const submit = handleSubmit(async ({ email }) => {
    setProblem(null)
    setSent(false)
    const result = await callOperator('forgotPassword', { email, locale })
    if (result.ok) setSent(true)
    else setProblem(applyFailure(result.error, ['email'], setError))
  })

  return (
    <form method="post" action={AUTH_PATHS.forgot} onSubmit={submit} noValidate={hydrated} className="grid gap-4">
      <p className="text-muted">{t('forgotText')}</p>
      <FormProblem text={problem && codeText(problem)} />
      <div role="status" className="empty:absolute">
        {sent && <Alert tone="ok">{t('passwordSent')}</Alert>}
      </div>
      {back && <input type="hidden" name="callbackUrl" value={back} />}
      <input type="hidden" name="locale" value={locale} />
      <Field label={t('email')} error={fieldText(errors.email?.message)}>
        {(control) => (
          <Input {...control} {...register('email')} type="email" autoComplete="username" inputMode="email" required />
        )}
      </Field>
      <Button type="submit" wide busy={isSubmitting}>
        {isSubmitting ? t('sending') : t('send')}
      </Button>
      <p className="text-center">
        <AuthTabLink tab="login" onTab={onTab}>
          {t('backToLogin')}
        </AuthTabLink>
      </p>
    </form>
  )
}
