import 'server-only'
import { confirmMemberSchema, registerByBookingSchema, setPasswordSchema } from '@/domain/member/account-schema'
import { loginSchema, registerSchema, rememberedSignInSchema, type Session } from '@/domain/member/schema'
import { isLocale } from '@/domain/shared/locales'
import { toFieldErrors } from '@/lib/api/field-errors'
import type { ApiResult } from '@/lib/api/result'
import { callApi } from '@/lib/api/server'
import type { Visitor } from '@/lib/security/visitor'
import { readSession } from '@/lib/session/read-session'
import { getOtherSettings } from '@/lib/settings/queries'

export type FormBody = Readonly<Record<string, unknown>>

export interface Applicant {
  company: string
  visitor: Visitor
  body: FormBody
  cookies: readonly { name: string; value: string }[]
}

/** A checked checkbox arrives as 'on' from a plain form and as true from a script. */
export const isTicked = (value: unknown): boolean => value === true || value === 'on' || value === 'true'

const refuse = (fields: Record<string, string>): ApiResult<never> => ({
  ok: false,
  error: { code: 'invalidRequest', status: 422, message: 'invalid form', fields },
})

async function logIn({ company, visitor, body }: Applicant): Promise<ApiResult<Session>> {
  const { email, password } = body
  const parsed = loginSchema.safeParse({ email, password, remember: isTicked(body.remember) })
  if (!parsed.success) return refuse(toFieldErrors(parsed.error))
  return callApi('login', parsed.data, { company, visitor })
}

/** The group of new members (spec 3). Null if the settings cannot be read; the API then chooses. */
async function findMemberGroup(company: string): Promise<number | null> {
  try {
    return (await getOtherSettings(company)).defaultMemberGroupId
  } catch {
    return null
  }
}

async function register({ company, visitor, body }: Applicant): Promise<ApiResult<Session>> {
  const { firstName, lastName, email, password, passwordConfirmation, locale } = body
  const parsed = registerSchema.safeParse({
    firstName,
    lastName,
    email,
    password,
    passwordConfirmation,
    privacyPolicy: isTicked(body.privacyPolicy),
    ...(isLocale(locale) ? { locale } : {}),
  })
  if (!parsed.success) return refuse(toFieldErrors(parsed.error))
  const memberGroupId = await findMemberGroup(company)
  const request = { ...parsed.data, privacyPolicy: true as const, ...(memberGroupId ? { memberGroupId } : {}) }
  return callApi('register', request, { company, visitor })
}

/** 'Book and become a member': registers without a password. A mailed link sets one later (decisions 8). */
async function registerByBooking({ company, visitor, body }: Applicant): Promise<ApiResult<Session>> {
  const { firstName, lastName, email, phone, locale } = body
  const privacyPolicy = isTicked(body.privacyPolicy)
  const parsed = registerByBookingSchema.safeParse({ firstName, lastName, email, phone, locale, privacyPolicy })
  if (!parsed.success) return refuse(toFieldErrors(parsed.error))
  return callApi('registerByBooking', parsed.data, { company, visitor })
}

/**
 * Confirms the e-mail address by a mailed single-use link and signs in. Sends the token of this browser's session: if
 * it belongs to the account, the API keeps that session and the password.
 */
async function confirm({ company, visitor, body, cookies }: Applicant): Promise<ApiResult<Session>> {
  const parsed = confirmMemberSchema.safeParse({ confirmToken: body.confirmToken })
  if (!parsed.success) return { ok: false, error: { code: 'linkInvalid', status: 422, message: 'no token' } }
  const session = await readSession({ getAll: () => cookies })
  const token = session?.company === company ? session.apiToken : null
  return callApi('confirmMember', parsed.data, { company, visitor, token })
}

/** Sets the first password by the link of a booking's mail and signs in. */
async function setPassword({ company, visitor, body }: Applicant): Promise<ApiResult<Session>> {
  const { confirmToken, password, passwordConfirmation } = body
  const parsed = setPasswordSchema.safeParse({ confirmToken, password, passwordConfirmation })
  if (!parsed.success) return refuse(toFieldErrors(parsed.error))
  return callApi('setPassword', parsed.data, { company, visitor })
}

/** Signs in a remembered member whose session has ended. */
async function logInRemembered({ company, visitor, body }: Applicant): Promise<ApiResult<Session>> {
  const parsed = rememberedSignInSchema.safeParse({ rememberToken: body.rememberToken })
  if (!parsed.success) return refuse(toFieldErrors(parsed.error))
  return callApi('rememberedSignIn', parsed.data, { company, visitor })
}

/** Maps each provider to the function that turns its form into an API session. Registering signs in (spec 4). */
export const AUTHENTICATORS = {
  credentials: logIn,
  remembered: logInRemembered,
  register,
  booking: registerByBooking,
  confirm,
  password: setPassword,
} as const

export type ProviderId = keyof typeof AUTHENTICATORS

export function isProviderId(value: unknown): value is ProviderId {
  return typeof value === 'string' && Object.hasOwn(AUTHENTICATORS, value)
}
