'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { NewPasswordFields } from '@/components/forms/new-password-fields'
import { choosePassword } from '@/lib/auth/client-session'
import { AuthForm } from './auth-form'

interface SetPasswordFormProps {
  token: string
  minimumPasswordLength: number
  /** Return address of the form without scripts. */
  back: string
  /** The member's area. */
  home: string
}

/** Sets the first password of an account that was created with a booking. Works without scripts. */
export function SetPasswordForm({ token, minimumPasswordLength, back, home }: SetPasswordFormProps) {
  const t = useTranslations('feedback.confirm')
  const auth = useTranslations('member.auth')
  const router = useRouter()
  return (
    <AuthForm
      mode="firstPassword"
      minimumPasswordLength={minimumPasswordLength}
      back={back}
      hidden={{ confirmToken: token }}
      texts={{ submit: t('passwordButton') }}
      button={{ size: 'large' }}
      send={(values) => choosePassword({ ...values, confirmToken: token })}
      onDone={() => router.replace(home)}
    >
      {({ register, watch, formState: { errors } }, fieldText) => (
        <NewPasswordFields
          minimumPasswordLength={minimumPasswordLength}
          typed={watch('password')}
          password={{
            label: auth('password'),
            error: fieldText(errors.password?.message),
            ...register('password'),
            minLength: minimumPasswordLength,
            required: true,
          }}
          confirmation={{
            label: auth('passwordConfirmation'),
            error: fieldText(errors.passwordConfirmation?.message),
            ...register('passwordConfirmation'),
            required: true,
          }}
        />
      )}
    </AuthForm>
  )
}
