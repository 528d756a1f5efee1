import { useLocale, useTranslations } from 'next-intl'
import { AuthForm } from '@/components/auth/auth-form'
import { EmailField } from '@/components/forms/email-field'
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
  return (
    <AuthForm
      mode="agencyForgot"
      back={here}
      hidden={{ locale }}
      error={error}
      isDone={isSent}
      texts={{ submit: t('send'), done: t('sent') }}
      button={{ wide: true }}
      send={({ email }) => sendAgencyPassword({ email, locale })}
      above={<p className="text-muted">{t('forgotText')}</p>}
      below={
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
      }
    >
      {({ register, formState: { errors } }, fieldText) => (
        <EmailField label={t('email')} error={fieldText(errors.email?.message)} {...register('email')} />
      )}
    </AuthForm>
  )
}
