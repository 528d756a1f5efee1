import { useLocale, useTranslations } from 'next-intl'
import { signIn } from '@/lib/auth/client-session'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { AuthForm } from './auth-form'
import { AuthTabLink } from './auth-tab-link'
import type { AuthTabProps } from './auth-tab-props'
import { LoginFields } from './login-fields'

export function LoginForm({ onSignedIn, onTab, ...rest }: AuthTabProps) {
  const t = useTranslations('member.auth')
  const locale = useLocale()
  return (
    <AuthForm
      {...rest}
      mode="login"
      texts={{ submit: t('login'), busy: t('loggingIn') }}
      button={{ wide: true }}
      send={signIn}
      onDone={(member) => onSignedIn(member, 'login')}
      below={
        <>
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
        </>
      }
    >
      {(form, fieldText) => <LoginFields form={form} fieldText={fieldText} onTab={onTab} />}
    </AuthForm>
  )
}
