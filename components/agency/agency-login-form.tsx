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

/** Clears the stored data of a member, whom this sign-in signs out. The full page load also clears the memory. */
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
      // Without scripts the form returns to this page after a failure and after a success; the page then redirects.
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
