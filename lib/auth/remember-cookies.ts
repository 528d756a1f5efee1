import 'server-only'
import { requireEnvironment } from '@/lib/env'
import { buildCookie } from '@/lib/security/set-cookie'
import { REMEMBER_HINT_COOKIE } from '@/lib/session/session-hint'
import { REMEMBER_COOKIE, REMEMBER_PATH } from '@/lib/session/specified-cookies'
import type { AuthRequest } from './auth-request'
import { openRemembered, REMEMBERED_DAYS, type RememberedLogin, sealRemembered } from './remembered-login'

type Asked = Pick<AuthRequest, 'company' | 'secure'>

const keyOf = (company: string) => ({ secret: requireEnvironment().REMEMBER_SECRET, company })

/** The remembered login of this browser. Null for a forged, foreign or expired cookie. */
export function readRemembered({ cookies, company }: Pick<AuthRequest, 'cookies' | 'company'>): RememberedLogin | null {
  const value = cookies.find(({ name }) => name === REMEMBER_COOKIE)?.value
  return value ? openRemembered(value, keyOf(company), Date.now()) : null
}

/**
 * Builds the cookies that store `remembered`: one sealed for the server, and a hint for the page's script to request a
 * session.
 */
export function buildRememberCookies(remembered: RememberedLogin, { company, secure }: Asked): string[] {
  const maxAge = REMEMBERED_DAYS * 86_400
  const sealed = sealRemembered(remembered, keyOf(company))
  const hint = remembered.token ? { value: '1', maxAge } : { value: '', maxAge: 0 }
  return [
    buildCookie(REMEMBER_COOKIE, sealed, { secure, httpOnly: true, path: REMEMBER_PATH, maxAge }),
    buildCookie(REMEMBER_HINT_COOKIE, hint.value, { secure, maxAge: hint.maxAge }),
  ]
}

/** Keeps the e-mail address for the next sign-in form and removes the credential. */
export function buildUnrememberedCookies(request: AuthRequest): string[] {
  const remembered = readRemembered(request)
  return remembered ? buildRememberCookies({ ...remembered, token: null }, request) : []
}
