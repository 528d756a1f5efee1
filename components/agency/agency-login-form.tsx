import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import * as z from 'zod/mini'
import { applyFailure } from '@/components/forms/apply-failure'
import { FormProblem } from '@/components/forms/form-problem'
import { forgotFormSchema } from '@/components/forms/form-schemas'
import { PasswordField } from '@/components/forms/password-field'
import { useDeferredValidation } from '@/components/forms/use-deferred-validation'
import { useFormTexts } from '@/components/forms/use-form-texts'
import { useHydrated } from '@/components/forms/use-hydrated'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { AGENCY_PATHS } from '@/lib/agency/agency-paths'
import { signInAgency } from '@/lib/agency/agency-sign-in'
import { AUTH_QUERY } from '@/lib/auth/auth-paths'

interface AgencyLoginFormProps {
  here: string
  home: string
  error?: string | undefined
  onForgot: () => void
}

const schema = z.extend(forgotFormSchema, { password: z.string().check(z.minLength(1, 'required')) })

type Values = z.infer<typeof schema>

/** What the browser kept of a member goes, who is signed out by this; loaded anew, nothing of theirs stays in memory. */
async function enter(home: string): Promise<void> {
  try {
    const { leaveMember } = await import('@/store/member-session')
    await leaveMember()
  } finally {
    window.location.assign(home)
  }
}

export function AgencyLoginForm({ here, home, error, onForgot }: AgencyLoginFormProps) {
  const t = useTranslations('agency.login')
  const { codeText, fieldText } = useFormTexts(0)
  const [problem, setProblem] = useState(error ?? null)
  const hydrated = useHydrated()
  const form = useDeferredValidation<Values>({ resolver: zodResolver(schema) })
  const { register, handleSubmit, setError } = form
  const { errors, isSubmitting } = form.formState

  const submit = handleSubmit(async (values) => {
    setProblem(null)
    const result = await signInAgency(values)
    if (result.ok) return enter(home)
    setProblem(applyFailure(result.error, ['email', 'password'], setError))
  })

  return (
    <form method="post" action={AGENCY_PATHS.login} onSubmit={submit} noValidate={hydrated} className="grid gap-4">
      <FormProblem text={problem && codeText(problem)} />
      {/* A wrong sign-in comes back here, and so does a right one, which the page sends on. */}
      <input type="hidden" name="callbackUrl" value={here} />
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
      <p>
        <a
          className="link text-sm"
          href={`?${AUTH_QUERY.tab}=forgot`}
          data-native=""
          onClick={(event) => {
            event.preventDefault()
            onForgot()
          }}
        >
          {t('forgot')}
        </a>
      </p>
      <Button type="submit" wide busy={isSubmitting}>
        {isSubmitting ? t('submitting') : t('submit')}
      </Button>
    </form>
  )
}
