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
import { AGENCY_PATHS } from '@/lib/agency/agency-paths'
import { sendAgencyPassword } from '@/lib/agency/agency-sign-in'

interface AgencyForgotFormProps {
  here: string
  error?: string | undefined
  isSent: boolean
  onBack: () => void
}

export function AgencyForgotForm({ here, error, isSent, onBack }: AgencyForgotFormProps) {
  const t = useTranslations('agency.login')
  const locale = useLocale()
  const { codeText, fieldText } = useFormTexts(0)
  const [problem, setProblem] = useState(error ?? null)
  const [sent, setSent] = useState(isSent)
  const hydrated = useHydrated()
  const form = useDeferredValidation<ForgotValues>({ resolver: zodResolver(forgotFormSchema) })
  const { register, handleSubmit, setError } = form
  const { errors, isSubmitting } = form.formState

  const submit = handleSubmit(async ({ email }) => {
    setProblem(null)
    setSent(false)
    const result = await sendAgencyPassword({ email, locale })
    if (result.ok) setSent(true)
    else setProblem(applyFailure(result.error, ['email'], setError))
  })

  return (
    <form method="post" action={AGENCY_PATHS.forgot} onSubmit={submit} noValidate={hydrated} className="grid gap-4">
      <p className="text-muted">{t('forgotText')}</p>
      <FormProblem text={problem && codeText(problem)} />
      <div role="status" className="empty:absolute">
        {sent && <Alert tone="ok">{t('sent')}</Alert>}
      </div>
      <input type="hidden" name="callbackUrl" value={here} />
      <input type="hidden" name="locale" value={locale} />
      <Field label={t('email')} error={fieldText(errors.email?.message)}>
        {(control) => (
          <Input {...control} {...register('email')} type="email" autoComplete="username" inputMode="email" required />
        )}
      </Field>
      <Button type="submit" wide busy={isSubmitting}>
        {t('send')}
      </Button>
      <p className="text-center">
        <a
          className="link text-sm"
          href={here}
          data-native=""
          onClick={(event) => {
            event.preventDefault()
            onBack()
          }}
        >
          {t('back')}
        </a>
      </p>
    </form>
  )
}
