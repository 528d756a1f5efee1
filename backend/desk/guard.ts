import { createMiddleware } from 'hono/factory'
import type { ApiContext, ApiVariables } from '../platform/http/register'
import { hmac, safeEqual } from '../platform/shared/secrets'

/** No script at all, nothing from elsewhere, no frame around it; pictures, styles and fonts are the desk's own. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS: Record<string, string> = {
  'content-security-policy': POLICY,
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  // 'no-referrer' would send 'Origin: null' with our own forms.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'x-robots-tag': 'noindex, nofollow',
}

/** Headers of every answer of the desk, whatever answered. Nothing on the way may keep it, but for styles and fonts. */
export const protect = createMiddleware<ApiVariables>(async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(HEADERS)) c.res.headers.set(name, value)
  // The API lets any site read public calls; the desk is nobody else's to read.
  c.res.headers.delete('access-control-allow-origin')
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
})

export interface Door {
  isBehindProxy: boolean
}

const lastOf = (list: string | undefined) => (list ?? '').split(',').at(-1)?.trim() ?? ''

/** The person's address: of the connection, or what the proxy in front has added last. */
export function addressOf(c: ApiContext, { isBehindProxy }: Door): string {
  const told = isBehindProxy ? lastOf(c.req.header('x-forwarded-for')) : ''
  const incoming = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming
  return told || (incoming?.socket?.remoteAddress ?? 'unknown')
}

/** Whether the browser came by https, so that the cookie may ask for it. */
export function isSecure(c: ApiContext, { isBehindProxy }: Door): boolean {
  if (isBehindProxy && lastOf(c.req.header('x-forwarded-proto')) === 'https') return true
  return new URL(c.req.url).protocol === 'https:'
}

function hostOf(c: ApiContext, { isBehindProxy }: Door): string {
  const told = isBehindProxy ? lastOf(c.req.header('x-forwarded-host')) : ''
  return (told || c.req.header('host') || new URL(c.req.url).host).toLowerCase()
}

/** Whether a form was sent by one of our own pages, as far as the browser says; all that we serve say so. */
export function isOwnOrigin(c: ApiContext, door: Door): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const origin = c.req.header('origin')
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host.toLowerCase() === hostOf(c, door)
}

/** What the forms of one cookie carry: only our own pages, made for that cookie, can know it. */
export const formTokenOf = (cookie: string): string => hmac(cookie, 'forms of the desk')

export const isFormToken = (given: string, cookie: string): boolean =>
  cookie !== '' && safeEqual(given, formTokenOf(cookie))
