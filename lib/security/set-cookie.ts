import { parseSetCookie, stringifySetCookie } from 'cookie'

export interface CookieOptions {
  secure: boolean
  httpOnly?: boolean
  path?: string
  /** Seconds; if omitted, it is a session cookie. */
  maxAge?: number | undefined
}

const endAfter = (maxAge: number | undefined) => (maxAge === undefined ? {} : { maxAge })

export function buildCookie(name: string, value: string, options: CookieOptions): string {
  const { secure, httpOnly = false, path = '/', maxAge } = options
  return stringifySetCookie({ name, value, path, httpOnly, secure, sameSite: 'lax', ...endAfter(maxAge) })
}

/** Changes the lifetime of a cookie; without `maxAge` it becomes a session cookie. */
export function changeMaxAge(cookie: string, maxAge: number | undefined): string {
  const { expires: _expires, maxAge: _maxAge, ...kept } = parseSetCookie(cookie, { decode: String })
  return stringifySetCookie({ ...kept, ...endAfter(maxAge) }, { encode: String })
}
