export interface CookieOptions {
  secure: boolean
  httpOnly?: boolean
  path?: string
  /** Seconds; left out, the cookie ends with the browser. */
  maxAge?: number | undefined
}

/** One `Set-Cookie` header. */
export function buildCookie(name: string, value: string, options: CookieOptions): string {
  const { secure, httpOnly, path = '/', maxAge } = options
  const parts = [`${name}=${encodeURIComponent(value)}`, `Path=${path}`, 'SameSite=Lax']
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`)
  if (httpOnly) parts.push('HttpOnly')
  if (secure) parts.push('Secure')
  return parts.join('; ')
}

/** The same cookie with another end; without one it ends with the browser. */
export function changeMaxAge(cookie: string, maxAge: number | undefined): string {
  const kept = cookie.split(';').filter((part) => !/^\s*(expires|max-age)=/i.test(part))
  return [...kept, ...(maxAge === undefined ? [] : [` Max-Age=${maxAge}`])].join(';')
}
