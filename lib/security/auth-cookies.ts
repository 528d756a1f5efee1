export interface Cookie {
  name: string
  value: string
}

const STRATEGIES = ['local', 'google', 'facebook'] as const
const SESSION_COOKIE = /^(__Host-)?next-auth\.session-token(\.\d+)?$/
const SPECIFIED_COOKIE = /^(user_id|auth\.strategy|auth\._token\..{1,20})$/
/** Areas that are one person's own; every other page is the same for all and never sets a cookie. */
const PERSONAL_AREA = /^\/(user|basket|basket-two|agency\/forms)(\/|$)/

export function isPersonalArea(path: string): boolean {
  return PERSONAL_AREA.test(path)
}

/** A person opening an address, as far as headers tell; the router's own fetches say 'empty'. */
export function isDocumentRequest(method: string, headers: Headers): boolean {
  const destination = headers.get('sec-fetch-dest')
  return method === 'GET' && (destination === null || destination === 'document')
}

/**
 * Names of the cookies to clear because `user_id` stands without its strategy and that strategy's token (spec 4); none when all is
 * well. A tidy-up of the interface: what a person may do is decided from the session alone.
 */
export function checkAuthCookies(cookies: readonly Cookie[]): string[] {
  const readCookie = (name: string): string => cookies.find((cookie) => cookie.name === name)?.value ?? ''
  if (readCookie('user_id') === '') return []
  const strategy = STRATEGIES.find((known) => known === readCookie('auth.strategy'))
  if (strategy && readCookie(`auth._token.${strategy}`) !== '') return []
  return cookies.map(({ name }) => name).filter((name) => SPECIFIED_COOKIE.test(name) || SESSION_COOKIE.test(name))
}
