import { zodResolver } from '@hookform/resolvers/zod'
import type { DefaultValues, FieldValues, Path, Resolver } from 'react-hook-form'
import {
  type AgencyLoginValues,
  agencyLoginFormSchema,
  buildFirstPasswordSchema,
  buildPasswordFormSchema,
  buildRegisterFormSchema,
  type FirstPasswordValues,
  type ForgotValues,
  forgotFormSchema,
  type LoginValues,
  loginFormSchema,
  type PasswordValues,
  type RegisterValues,
} from '@/components/forms/form-schemas'
import { AGENCY_PATHS } from '@/lib/agency/agency-paths'
import { AUTH_PATHS } from '@/lib/auth/auth-paths'

/** Form values of each mode. */
export interface AuthValues {
  login: LoginValues
  register: RegisterValues
  forgot: ForgotValues
  /** The first password of an account that was created with a booking. */
  firstPassword: FirstPasswordValues
  changePassword: PasswordValues
  agencyLogin: AgencyLoginValues
  agencyForgot: ForgotValues
}

export type AuthMode = keyof AuthValues

interface ModeRules<Values extends FieldValues> {
  /** Address to which the form is posted without scripts; null if the page requires scripts. */
  action: string | null
  buildResolver: (minimumPasswordLength: number) => Resolver<Values>
  /** Fields that can show an error of the server. */
  fields: readonly Path<Values>[]
  defaultValues?: DefaultValues<Values>
  /** The form signs a visitor in: it offers other providers below, and also reports a failure in a toast. */
  isEntrance?: true
  /** The form stays on the page and is reset after a success. */
  isEmptied?: true
}

const REPEATED = { password: '', passwordConfirmation: '' }

export const AUTH_MODES: { readonly [Mode in AuthMode]: ModeRules<AuthValues[Mode]> } = {
  login: {
    action: AUTH_PATHS.login,
    buildResolver: () => zodResolver(loginFormSchema),
    fields: ['email', 'password'],
    isEntrance: true,
  },
  register: {
    action: AUTH_PATHS.register,
    buildResolver: (minimum) => zodResolver(buildRegisterFormSchema(minimum)),
    fields: ['firstName', 'lastName', 'email', 'password', 'passwordConfirmation', 'privacyPolicy'],
    isEntrance: true,
  },
  forgot: { action: AUTH_PATHS.forgot, buildResolver: () => zodResolver(forgotFormSchema), fields: ['email'] },
  firstPassword: {
    action: AUTH_PATHS.password,
    buildResolver: (minimum) => zodResolver(buildFirstPasswordSchema(minimum)),
    fields: ['password', 'passwordConfirmation'],
    defaultValues: REPEATED,
  },
  changePassword: {
    action: null,
    buildResolver: (minimum) => zodResolver(buildPasswordFormSchema(minimum)),
    fields: ['currentPassword', 'password'],
    defaultValues: { currentPassword: '', ...REPEATED },
    isEmptied: true,
  },
  agencyLogin: {
    action: AGENCY_PATHS.login,
    buildResolver: () => zodResolver(agencyLoginFormSchema),
    fields: ['email', 'password'],
  },
  agencyForgot: { action: AGENCY_PATHS.forgot, buildResolver: () => zodResolver(forgotFormSchema), fields: ['email'] },
}
