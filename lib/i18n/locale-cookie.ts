/** The language cookie of spec 9; `maxAge` in seconds (365 days). */
export const LOCALE_COOKIE = { name: 'travellocale', maxAge: 31_536_000, path: '/', sameSite: 'lax' } as const

/** The value of a `Set-Cookie` header, or of `document.cookie`, that stores a chosen language. */
export function buildLocaleCookie(locale: string): string {
  const { name, maxAge, path } = LOCALE_COOKIE
  return `${name}=${locale}; Path=${path}; Max-Age=${maxAge}; SameSite=Lax`
}
