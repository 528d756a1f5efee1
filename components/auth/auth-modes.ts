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

/** What is typed into the form of each mode. */
export interface AuthValues {
  login: LoginValues
  register: RegisterValues
  forgot: ForgotValues
  /** The first password of an account that was made with a booking. */
  firstPassword: FirstPasswordValues
  changePassword: PasswordValues
  agencyLogin: AgencyLoginValues
  agencyForgot: ForgotValues
}

export type AuthMode = keyof AuthValues

interface ModeRules<Values extends FieldValues> {
  /** Where the form is sent without scripts; null where the page needs them. */
  action: string | null
  buildResolver: (minimumPasswordLength: number) => Resolver<Values>
  /** Fields beside which the server's refusal may stand. */
  fields: readonly Path<Values>[]
  defaultValues?: DefaultValues<Values>
  /** It signs a visitor in: other accounts are offered below it, and a failure is also said in a toast. */
  isEntrance?: true
  /** The page goes on with the same form, which is empty again. */
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
