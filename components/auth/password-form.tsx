'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { applyFailure } from '@/components/forms/apply-failure'
import { FormProblem } from '@/components/forms/form-problem'
import { buildPasswordFormSchema, type PasswordValues } from '@/components/forms/form-schemas'
import { PasswordField } from '@/components/forms/password-field'
import { PasswordStrength } from '@/components/forms/password-strength'
import { useDeferredValidation } from '@/components/forms/use-deferred-validation'
import { useFormTexts } from '@/components/forms/use-form-texts'
import { notify } from '@/components/toasts/notify'
import { Button } from '@/components/ui/button'
import { callOperator } from '@/lib/api/browser'
import type { ApiResult } from '@/lib/api/result'

interface PasswordFormProps {
  /** Whose password: password managers want to know. */
  email: string
  /** The current one was sent by mail and must be changed. */
  isMailed: boolean
  minimumPasswordLength: number
  /** Whose call it is; a member's when left out. */
  send?: (form: PasswordValues) => Promise<ApiResult<unknown>>
}

const sendAsMember = ({ currentPassword, password }: PasswordValues): Promise<ApiResult<unknown>> =>
  callOperator('updateMember', { currentPassword, password })

const EMPTY: PasswordValues = { currentPassword: '', password: '', passwordConfirmation: '' }

/** A new password ends all other sessions of the member (decisions 8). */
export function PasswordForm(props: PasswordFormProps) {
  const { email, isMailed, minimumPasswordLength: minimum, send = sendAsMember } = props
  const t = useTranslations('member.profile')
  const hint = useTranslations('member.auth')
  const router = useRouter()
  const { codeText, fieldText } = useFormTexts(minimum, { wrong: t('wrongPassword') })
  const [problem, setProblem] = useState<string | null>(null)
  const schema = useMemo(() => buildPasswordFormSchema(minimum), [minimum])
  const form = useDeferredValidation<PasswordValues>({ resolver: zodResolver(schema), defaultValues: EMPTY })
  const { register, handleSubmit, setError, reset, control } = form
  const { errors, isSubmitting } = form.formState
  const password = useWatch({ control, name: 'password' })

  const submit = handleSubmit(async (values) => {
    setProblem(null)
    const result = await send(values)
    if (result.ok) {
      reset(EMPTY)
      notify({ text: t('changed'), tone: 'ok' })
      return router.refresh()
    }
    if (result.error.code === 'invalidCredentials') {
      return setError('currentPassword', { message: 'wrong' }, { shouldFocus: true })
    }
    setProblem(applyFailure(result.error, ['currentPassword', 'password'], setError))
  })

  return (
    <form onSubmit={submit} noValidate className="grid gap-4" id="password" aria-labelledby="password-title">
      <div>
        <h2 id="password-title" className="text-h3">
          {t('password')}
        </h2>
        <p className="text-muted">{t('passwordText')}</p>
      </div>
      <FormProblem text={problem && codeText(problem)} />
      <input type="text" className="sr-only" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden />
      <PasswordField
        label={isMailed ? t('currentPasswordSent') : t('currentPassword')}
        error={fieldText(errors.currentPassword?.message)}
        {...register('currentPassword')}
        autoComplete="current-password"
      />
      <div className="grid gap-2">
        <PasswordField
          label={t('newPassword')}
          hint={hint('passwordHint', { minimum })}
          error={fieldText(errors.password?.message)}
          {...register('password')}
          autoComplete="new-password"
        />
        <PasswordStrength password={password} />
      </div>
      <PasswordField
        label={t('passwordConfirmation')}
        error={fieldText(errors.passwordConfirmation?.message)}
        {...register('passwordConfirmation')}
        autoComplete="new-password"
      />
      <div>
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? t('changing') : t('change')}
        </Button>
      </div>
    </form>
  )
}
