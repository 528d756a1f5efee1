import type { ApiResult } from '@/lib/api/result'
import { announceSession } from '@/lib/session/session-hint'
import { AUTH_PATHS, type SignedInMember } from './auth-paths'

const TIMEOUT_MS = 20_000

export interface LoginForm {
  email: string
  password: string
  remember: boolean
}

export interface RegisterForm {
  firstName: string
  lastName: string
  email: string
  password: string
  passwordConfirmation: string
  privacyPolicy: boolean
  locale: string
}

async function post<T>(path: string, body: object): Promise<ApiResult<T>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return (await response.json()) as ApiResult<T>
  } catch {
    return { ok: false, error: { code: 'unavailable', status: 503, message: 'no answer' } }
  }
}

async function enter(path: string, form: object): Promise<ApiResult<SignedInMember>> {
  const result = await post<SignedInMember>(path, form)
  if (result.ok) announceSession()
  return result
}

/** Signs a member in. A failure leaves the previous session unchanged; the basket is always unchanged. */
export function signIn(form: LoginForm): Promise<ApiResult<SignedInMember>> {
  return enter(AUTH_PATHS.login, form)
}

/** Registers and signs in at once. */
export function registerMember(form: RegisterForm): Promise<ApiResult<SignedInMember>> {
  return enter(AUTH_PATHS.register, form)
}

/** Registers a member with a booking, without a password; a mailed link sets one later. Signs in at once. */
export function registerByBooking(form: {
  firstName: string
  lastName: string
  email: string
  phone: string
  privacyPolicy: boolean
  locale: string
}): Promise<ApiResult<SignedInMember>> {
  return enter(AUTH_PATHS.booking, form)
}

/** Sets the first password by a mailed link and signs in. */
export function choosePassword(form: {
  confirmToken: string
  password: string
  passwordConfirmation: string
}): Promise<ApiResult<SignedInMember>> {
  return enter(AUTH_PATHS.password, form)
}

export async function signOut(): Promise<ApiResult<object>> {
  const result = await post<object>(AUTH_PATHS.signOut, {})
  if (result.ok) announceSession()
  return result
}

/** Clears the cookies of an expired session and lets the page's script sign a remembered member in again. */
export async function dropEndedSession(): Promise<void> {
  await fetch(AUTH_PATHS.session).catch(() => null)
  announceSession()
}

/** The e-mail address that this browser remembers, or null. */
export async function getRememberedEmail(): Promise<string | null> {
  try {
    const response = await fetch(AUTH_PATHS.remembered, { headers: { accept: 'application/json' } })
    const { email } = (await response.json()) as { email?: unknown }
    return typeof email === 'string' ? email : null
  } catch {
    return null
  }
}
