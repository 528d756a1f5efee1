import { buildCookie } from '@/lib/security/set-cookie'

const PLAIN_NAME = 'booking_keys'
/** By https: a browser takes this name from this host alone. */
const SECURE_NAME = `__Host-${PLAIN_NAME}`

const KEY = /^[\w-]{32}$/
/** The API takes no more in one request. */
const MOST_KEYS = 8
/** As long as a key is good for at the API. */
const SECONDS = 30 * 24 * 60 * 60

type Cookies = readonly { name: string; value: string }[]

/** Keys of the bookings that mailed links opened in this browser, the newest first. */
function listKeys(cookies: Cookies): string[] {
  const find = (wanted: string) => cookies.find(({ name }) => name === wanted)?.value
  const keys = (find(SECURE_NAME) ?? find(PLAIN_NAME) ?? '').split('.').filter((key) => KEY.test(key))
  return keys.slice(0, MOST_KEYS)
}

/** The same as the API takes them, with a dot between; empty for none. */
export const readBookingKeys = (cookies: Cookies): string => listKeys(cookies).join('.')

/** The cookie with one more key, for the server alone. Keys that are over cost nothing: the oldest one makes room. */
export function buildBookingKeysCookie(cookies: Cookies, key: string, secure: boolean): string {
  const keys = [key, ...listKeys(cookies).filter((known) => known !== key)].slice(0, MOST_KEYS)
  return buildCookie(secure ? SECURE_NAME : PLAIN_NAME, keys.join('.'), { secure, httpOnly: true, maxAge: SECONDS })
}
