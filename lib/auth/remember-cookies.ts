import 'server-only'
import { requireEnvironment } from '@/lib/env'
import { buildCookie } from '@/lib/security/set-cookie'
import { REMEMBER_HINT_COOKIE } from '@/lib/session/session-hint'
import { REMEMBER_COOKIE, REMEMBER_PATH } from '@/lib/session/specified-cookies'
import type { AuthRequest } from './auth-request'
import { openRemembered, REMEMBERED_DAYS, type RememberedLogin, sealRemembered } from './remembered-login'

type Asked = Pick<AuthRequest, 'company' | 'secure'>

const keyOf = (company: string) => ({ secret: requireEnvironment().REMEMBER_SECRET, company })

/** Whom this browser was asked to remember, or null; a forged, foreign or expired cookie names nobody. */
export function readRemembered({ cookies, company }: Pick<AuthRequest, 'cookies' | 'company'>): RememberedLogin | null {
  const value = cookies.find(({ name }) => name === REMEMBER_COOKIE)?.value
  return value ? openRemembered(value, keyOf(company), Date.now()) : null
}

/**
 * Keeps `remembered` in this browser: sealed for the server alone, and beside it the hint that tells a page's script to ask for a
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

/** Keeps the e-mail address for the form of the next sign-in, without the credential. */
export function buildUnrememberedCookies(request: AuthRequest): string[] {
  const remembered = readRemembered(request)
  return remembered ? buildRememberCookies({ ...remembered, token: null }, request) : []
}
