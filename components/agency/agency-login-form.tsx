import { useTranslations } from 'next-intl'
import { AuthForm } from '@/components/auth/auth-form'
import { EmailField } from '@/components/forms/email-field'
import { PasswordField } from '@/components/forms/password-field'
import { signInAgency } from '@/lib/agency/agency-sign-in'
import { AUTH_QUERY } from '@/lib/auth/auth-paths'

interface AgencyLoginFormProps {
  here: string
  home: string
  error?: string | undefined
  onForgot: () => void
}

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
  return (
    <AuthForm
      mode="agencyLogin"
      // A wrong sign-in comes back here, and so does a right one, which the page sends on.
      back={here}
      error={error}
      texts={{ submit: t('submit'), busy: t('submitting') }}
      button={{ wide: true }}
      send={signInAgency}
      onDone={() => enter(home)}
    >
      {({ register, formState: { errors } }, fieldText) => (
        <>
          <EmailField label={t('email')} error={fieldText(errors.email?.message)} {...register('email')} />
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
        </>
      )}
    </AuthForm>
  )
}
