export interface Cookie {
  name: string
  value: string
}

const STRATEGIES = ['local', 'google', 'facebook'] as const
const SESSION_COOKIE = /^(__Host-)?next-auth\.session-token(\.\d+)?$/
const SPECIFIED_COOKIE = /^(user_id|auth\.strategy|auth\._token\..{1,20})$/
/** Personal areas; every other page is the same for all visitors and never sets a cookie. */
const PERSONAL_AREA = /^\/(user|basket|basket-two|agency\/forms)(\/|$)/
/** Pages that contain only personal data of the operator API, and the cookie that they require. */
const TOLD_PAGES: readonly (readonly [path: RegExp, cookie: RegExp])[] = [
  [/^\/user(\/|$)/, SESSION_COOKIE],
  [/^\/agency\/forms(\/|$)/, /^(__Host-)?agency\.session$/],
]

export const readCookie = (cookies: readonly Cookie[], name: string): string =>
  cookies.find((cookie) => cookie.name === name)?.value ?? ''

export function isPersonalArea(path: string): boolean {
  return PERSONAL_AREA.test(path)
}

/** Whether no part of the page can be shown with these cookies while the operator API is unavailable. */
export function isToldByApi(path: string, cookies: readonly Cookie[]): boolean {
  return TOLD_PAGES.some(([page, cookie]) => page.test(path) && cookies.some(({ name }) => cookie.test(name)))
}

/** Whether the headers indicate a document navigation; Next's router sends 'empty'. */
export function isDocumentRequest(method: string, headers: Headers): boolean {
  const destination = headers.get('sec-fetch-dest')
  return method === 'GET' && (destination === null || destination === 'document')
}

/** Names of all sign-in cookies of a request: those of spec 4 and the session's own. */
export function listLoginCookies(cookies: readonly Cookie[]): string[] {
  return cookies.map(({ name }) => name).filter((name) => SPECIFIED_COOKIE.test(name) || SESSION_COOKIE.test(name))
}

/** The token of the strategy cookie (spec 4); null if the strategy or its token is missing. */
export function readStrategyToken(cookies: readonly Cookie[]): string | null {
  const strategy = STRATEGIES.find((known) => known === readCookie(cookies, 'auth.strategy'))
  return (strategy && readCookie(cookies, `auth._token.${strategy}`)) || null
}
