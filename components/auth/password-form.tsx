'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import type { PasswordValues } from '@/components/forms/form-schemas'
import { NewPasswordFields } from '@/components/forms/new-password-fields'
import { PasswordField } from '@/components/forms/password-field'
import { notify } from '@/components/toasts/notify'
import { callOperator } from '@/lib/api/browser'
import type { ApiResult } from '@/lib/api/result'
import { AuthForm } from './auth-form'

interface PasswordFormProps {
  /** Address of the account, for password managers. */
  email: string
  /** The current password was sent by mail and must be changed. */
  isMailed: boolean
  minimumPasswordLength: number
  /** Sends the new password; defaults to the member call. */
  send?: (form: PasswordValues) => Promise<ApiResult<unknown>>
}

const sendAsMember = ({ currentPassword, password }: PasswordValues): Promise<ApiResult<unknown>> =>
  callOperator('updateMember', { currentPassword, password })

/** Maps `invalidCredentials` to the field `currentPassword`; the API does not name the field. */
function nameField(result: ApiResult<unknown>): ApiResult<unknown> {
  if (result.ok || result.error.code !== 'invalidCredentials') return result
  return { ok: false, error: { ...result.error, fields: { currentPassword: 'wrong' } } }
}

/** Changes the password, which ends all other sessions of the member (decisions 8). */
export function PasswordForm({ email, isMailed, minimumPasswordLength, send = sendAsMember }: PasswordFormProps) {
  const t = useTranslations('member.profile')
  const router = useRouter()
  return (
    <AuthForm
      mode="changePassword"
      id="password"
      minimumPasswordLength={minimumPasswordLength}
      texts={{ submit: t('change'), busy: t('changing'), faults: { wrong: t('wrongPassword') } }}
      send={async (values) => nameField(await send(values))}
      onDone={() => {
        notify({ text: t('changed'), tone: 'ok' })
        router.refresh()
      }}
      above={
        <div>
          <h2 id="password-title" className="text-h3">
            {t('password')}
          </h2>
          <p className="text-muted">{t('passwordText')}</p>
        </div>
      }
    >
      {({ register, watch, formState: { errors } }, fieldText) => (
        <>
          <input
            type="text"
            className="sr-only"
            autoComplete="username"
            value={email}
            readOnly
            tabIndex={-1}
            aria-hidden
          />
          <PasswordField
            label={isMailed ? t('currentPasswordSent') : t('currentPassword')}
            error={fieldText(errors.currentPassword?.message)}
            {...register('currentPassword')}
            autoComplete="current-password"
          />
          <NewPasswordFields
            minimumPasswordLength={minimumPasswordLength}
            typed={watch('password')}
            password={{
              label: t('newPassword'),
              error: fieldText(errors.password?.message),
              ...register('password'),
            }}
            confirmation={{
              label: t('passwordConfirmation'),
              error: fieldText(errors.passwordConfirmation?.message),
              ...register('passwordConfirmation'),
            }}
          />
        </>
      )}
    </AuthForm>
  )
}
