import { useLocale, useTranslations } from 'next-intl'
import { EmailField } from '@/components/forms/email-field'
import { callOperator } from '@/lib/api/browser'
import { AuthForm } from './auth-form'
import { AuthTabLink } from './auth-tab-link'
import type { AuthTabProps } from './auth-tab-props'

export function ForgotForm({ onTab, notice, ...rest }: Omit<AuthTabProps, 'onSignedIn'>) {
  const t = useTranslations('member.auth')
  const locale = useLocale()
  return (
    <AuthForm
      {...rest}
      mode="forgot"
      hidden={{ locale }}
      isDone={notice === 'passwordSent'}
      texts={{ submit: t('send'), busy: t('sending'), done: t('passwordSent') }}
      button={{ wide: true }}
      send={({ email }) => callOperator('forgotPassword', { email, locale })}
      above={<p className="text-muted">{t('forgotText')}</p>}
      below={
        <p className="text-center">
          <AuthTabLink tab="login" onTab={onTab}>
            {t('backToLogin')}
          </AuthTabLink>
        </p>
      }
    >
      {({ register, formState: { errors } }, fieldText) => (
        <EmailField label={t('email')} error={fieldText(errors.email?.message)} {...register('email')} />
      )}
    </AuthForm>
  )
}
