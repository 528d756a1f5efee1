export interface Cookie {
  name: string
  value: string
}

const STRATEGIES = ['local', 'google', 'facebook'] as const
const SESSION_COOKIE = /^(__Host-)?next-auth\.session-token(\.\d+)?$/
const SPECIFIED_COOKIE = /^(user_id|auth\.strategy|auth\._token\..{1,20})$/
/** Areas that are one person's own; every other page is the same for all and never sets a cookie. */
const PERSONAL_AREA = /^\/(user|basket|basket-two|agency\/forms)(\/|$)/
/** Pages that hold nothing but what the operator API tells of the person, and whose cookie they are made for. */
const TOLD_PAGES: readonly (readonly [path: RegExp, cookie: RegExp])[] = [
  [/^\/user(\/|$)/, SESSION_COOKIE],
  [/^\/agency\/forms(\/|$)/, /^(__Host-)?agency\.session$/],
]

export const readCookie = (cookies: readonly Cookie[], name: string): string =>
  cookies.find((cookie) => cookie.name === name)?.value ?? ''

export function isPersonalArea(path: string): boolean {
  return PERSONAL_AREA.test(path)
}

/** Whether nothing of the page can be shown to whoever has these cookies while the operator API is unavailable. */
export function isToldByApi(path: string, cookies: readonly Cookie[]): boolean {
  return TOLD_PAGES.some(([page, cookie]) => page.test(path) && cookies.some(({ name }) => cookie.test(name)))
}

/** A person opening an address, as far as headers tell; the router's own fetches say 'empty'. */
export function isDocumentRequest(method: string, headers: Headers): boolean {
  const destination = headers.get('sec-fetch-dest')
  return method === 'GET' && (destination === null || destination === 'document')
}

/** Names of all cookies of a sign-in that a request has: those of spec 4 and the session's own. */
export function listLoginCookies(cookies: readonly Cookie[]): string[] {
  return cookies.map(({ name }) => name).filter((name) => SPECIFIED_COOKIE.test(name) || SESSION_COOKIE.test(name))
}

/** The token of the strategy that the cookies name (spec 4), or null without a strategy or without its token. */
export function readStrategyToken(cookies: readonly Cookie[]): string | null {
  const strategy = STRATEGIES.find((known) => known === readCookie(cookies, 'auth.strategy'))
  return (strategy && readCookie(cookies, `auth._token.${strategy}`)) || null
}
