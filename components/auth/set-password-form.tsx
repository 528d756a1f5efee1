'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { applyFailure } from '@/components/forms/apply-failure'
import { FormProblem } from '@/components/forms/form-problem'
import { buildFirstPasswordSchema, type FirstPasswordValues } from '@/components/forms/form-schemas'
import { PasswordField } from '@/components/forms/password-field'
import { PasswordStrength } from '@/components/forms/password-strength'
import { useDeferredValidation } from '@/components/forms/use-deferred-validation'
import { useFormTexts } from '@/components/forms/use-form-texts'
import { useHydrated } from '@/components/forms/use-hydrated'
import { Button } from '@/components/ui/button'
import { AUTH_PATHS } from '@/lib/auth/auth-paths'
import { choosePassword } from '@/lib/auth/client-session'

interface SetPasswordFormProps {
  token: string
  minimumPasswordLength: number
  /** Where a form without scripts leads to. */
  back: string
  /** The member's area. */
  home: string
}

/** The first password of an account that was made with a booking. Works without scripts, too. */
export function SetPasswordForm({ token, minimumPasswordLength: minimum, back, home }: SetPasswordFormProps) {
  const t = useTranslations('feedback.confirm')
  const auth = useTranslations('member.auth')
  const router = useRouter()
  const hydrated = useHydrated()
  const { codeText, fieldText } = useFormTexts(minimum)
  const [problem, setProblem] = useState<string | null>(null)
  const schema = useMemo(() => buildFirstPasswordSchema(minimum), [minimum])
  const form = useDeferredValidation<FirstPasswordValues>({
    resolver: zodResolver(schema),
    defaultValues: { password: '', passwordConfirmation: '' },
  })
  const { register, handleSubmit, setError, control } = form
  const { errors, isSubmitting } = form.formState
  const password = useWatch({ control, name: 'password' })

  const submit = handleSubmit(async (values) => {
    setProblem(null)
    const result = await choosePassword({ ...values, confirmToken: token })
    if (result.ok) return router.replace(home)
    setProblem(applyFailure(result.error, ['password', 'passwordConfirmation'], setError))
  })

  return (
    <form method="post" action={AUTH_PATHS.password} onSubmit={submit} noValidate={hydrated} className="grid gap-4">
      <FormProblem text={problem && codeText(problem)} />
      <input type="hidden" name="confirmToken" value={token} />
      <input type="hidden" name="callbackUrl" value={back} />
      <div className="grid gap-2">
        <PasswordField
          label={auth('password')}
          hint={auth('passwordHint', { minimum })}
          error={fieldText(errors.password?.message)}
          {...register('password')}
          autoComplete="new-password"
          minLength={minimum}
          required
        />
        <PasswordStrength password={password} />
      </div>
      <PasswordField
        label={auth('passwordConfirmation')}
        error={fieldText(errors.passwordConfirmation?.message)}
        {...register('passwordConfirmation')}
        autoComplete="new-password"
        required
      />
      <div>
        <Button type="submit" size="large" busy={isSubmitting}>
          {t('passwordButton')}
        </Button>
      </div>
    </form>
  )
}
