import { buildCookie } from '@/lib/security/set-cookie'

const PLAIN_NAME = 'booking_keys'
/** Over https only this host can set a cookie with this prefix. */
const SECURE_NAME = `__Host-${PLAIN_NAME}`

const KEY = /^[\w-]{32}$/
/** The API accepts at most this many keys per request. */
const MOST_KEYS = 8
/** Lifetime of a key at the API. */
const SECONDS = 30 * 24 * 60 * 60

type Cookies = readonly { name: string; value: string }[]

/** Keys of the bookings that were opened by mailed links in this browser, newest first. */
function listKeys(cookies: Cookies): string[] {
  const find = (wanted: string) => cookies.find(({ name }) => name === wanted)?.value
  const keys = (find(SECURE_NAME) ?? find(PLAIN_NAME) ?? '').split('.').filter((key) => KEY.test(key))
  return keys.slice(0, MOST_KEYS)
}

/** The keys in the API's format, separated by dots; empty if there are none. */
export const readBookingKeys = (cookies: Cookies): string => listKeys(cookies).join('.')

/** The HttpOnly cookie with one more key. Expired keys do no harm: the oldest key is dropped. */
export function buildBookingKeysCookie(cookies: Cookies, key: string, secure: boolean): string {
  const keys = [key, ...listKeys(cookies).filter((known) => known !== key)].slice(0, MOST_KEYS)
  return buildCookie(secure ? SECURE_NAME : PLAIN_NAME, keys.join('.'), { secure, httpOnly: true, maxAge: SECONDS })
}
