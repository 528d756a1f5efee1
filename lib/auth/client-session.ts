import type { ApiResult } from '@/lib/api/result'
import { AUTH_PATHS, type SignedInMember } from './auth-paths'

const CHANNEL = 'kervan.session'
const CHANGED = 'sessionchange'
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

/** The member's number as the cookie `user_id` has it: a hint for what to show, never proof (decisions 8). */
export function getMemberHint(): number | null {
  const value = /(?:^|; )user_id=([1-9]\d{0,9})(?:;|$)/.exec(document.cookie)?.[1]
  return value === undefined ? null : Number(value)
}

/** Set beside an agency's session, which scripts cannot read. */
export const AGENCY_HINT_COOKIE = 'agency_hint'

export type AccountHint = 'guest' | 'member' | 'agency'

/** Who seems to be signed in in this browser: for what to show, never proof. */
export function getAccountHint(): AccountHint {
  if (getMemberHint() !== null) return 'member'
  return document.cookie.split('; ').includes(`${AGENCY_HINT_COOKIE}=1`) ? 'agency' : 'guest'
}

/**
 * Calls back when somebody may have signed in or out: here, in another tab, or while the page lay in the browser's memory. Returns what
 * ends that; fits `useSyncExternalStore`.
 */
export function subscribeToSession(onChange: () => void): () => void {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
  channel?.addEventListener('message', onChange)
  const events = [CHANGED, 'pageshow', 'focus'] as const
  for (const event of events) window.addEventListener(event, onChange)
  return () => {
    channel?.close()
    for (const event of events) window.removeEventListener(event, onChange)
  }
}

/** Tells this tab and all others of the shop. */
function announceSession(): void {
  window.dispatchEvent(new Event(CHANGED))
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(CHANGED)
  channel.close()
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

/** Signs in; a failure changes nothing of what was before. The basket stays as it is. */
export function signIn(form: LoginForm): Promise<ApiResult<SignedInMember>> {
  return enter(AUTH_PATHS.login, form)
}

/** Registers and signs in at once. */
export function registerMember(form: RegisterForm): Promise<ApiResult<SignedInMember>> {
  return enter(AUTH_PATHS.register, form)
}

/** Becomes a member by booking, without a password yet: a link in the mail sets one. Signs in at once. */
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

/** Sets the first password by the link of a mail, and signs in. */
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

/** The e-mail that this browser was asked to remember, or null. */
export async function getRememberedEmail(): Promise<string | null> {
  try {
    const response = await fetch(AUTH_PATHS.remembered, { headers: { accept: 'application/json' } })
    const { email } = (await response.json()) as { email?: unknown }
    return typeof email === 'string' ? email : null
  } catch {
    return null
  }
}
