import { parseSetCookie, stringifySetCookie } from 'cookie'

export interface CookieOptions {
  secure: boolean
  httpOnly?: boolean
  path?: string
  /** Seconds; left out, the cookie ends with the browser. */
  maxAge?: number | undefined
}

const endAfter = (maxAge: number | undefined) => (maxAge === undefined ? {} : { maxAge })

/** One `Set-Cookie` header. */
export function buildCookie(name: string, value: string, options: CookieOptions): string {
  const { secure, httpOnly = false, path = '/', maxAge } = options
  return stringifySetCookie({ name, value, path, httpOnly, secure, sameSite: 'lax', ...endAfter(maxAge) })
}

/** The same cookie with another end; without one it ends with the browser. */
export function changeMaxAge(cookie: string, maxAge: number | undefined): string {
  const { expires: _expires, maxAge: _maxAge, ...kept } = parseSetCookie(cookie, { decode: String })
  return stringifySetCookie({ ...kept, ...endAfter(maxAge) }, { encode: String })
}
