import { useLocale, useTranslations } from 'next-intl'
import { EmailField } from '@/components/forms/email-field'
import { NewPasswordFields } from '@/components/forms/new-password-fields'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { registerMember } from '@/lib/auth/client-session'
import { AgreementBox } from './agreement-box'
import { AuthForm } from './auth-form'
import { AuthTabLink } from './auth-tab-link'
import type { AuthTabProps } from './auth-tab-props'

export function RegisterForm({ onSignedIn, onTab, ...rest }: AuthTabProps) {
  const t = useTranslations('member.auth')
  const locale = useLocale()
  const { minimumPasswordLength } = rest
  return (
    <AuthForm
      {...rest}
      mode="register"
      hidden={{ locale }}
      texts={{ submit: t('register'), busy: t('registering') }}
      button={{ wide: true }}
      send={(values) => registerMember({ ...values, locale })}
      onDone={(member) => onSignedIn(member, 'register')}
      below={
        <p className="text-center">
          <AuthTabLink tab="login" onTab={onTab}>
            {t('toLogin')}
          </AuthTabLink>
        </p>
      }
    >
      {({ register, watch, formState: { errors } }, fieldText) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t('firstName')} error={fieldText(errors.firstName?.message)}>
              {(box) => <Input {...box} {...register('firstName')} autoComplete="given-name" required />}
            </Field>
            <Field label={t('lastName')} error={fieldText(errors.lastName?.message)}>
              {(box) => <Input {...box} {...register('lastName')} autoComplete="family-name" required />}
            </Field>
          </div>
          <EmailField label={t('email')} error={fieldText(errors.email?.message)} {...register('email')} />
          <NewPasswordFields
            minimumPasswordLength={minimumPasswordLength}
            typed={watch('password') ?? ''}
            password={{
              label: t('password'),
              error: fieldText(errors.password?.message),
              ...register('password'),
              minLength: minimumPasswordLength,
              required: true,
            }}
            confirmation={{
              label: t('passwordConfirmation'),
              error: fieldText(errors.passwordConfirmation?.message),
              ...register('passwordConfirmation'),
              required: true,
            }}
          />
          <AgreementBox
            error={fieldText(errors.privacyPolicy?.message)}
            {...register('privacyPolicy')}
            defaultChecked
            required
          />
        </>
      )}
    </AuthForm>
  )
}
