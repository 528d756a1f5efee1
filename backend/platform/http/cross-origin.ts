import type { TenantRegistry } from '../tenancy/registry'
import type { ApiApp, ApiContext } from './register'

const PUBLIC_HEADERS = 'accept, accept-language, company, if-none-match, x-request-id'
const OWN_HEADERS = `${PUBLIC_HEADERS}, authorization, content-type, idempotency-key, x-booking-keys`
const TOLD_HEADERS = 'content-language, etag, retry-after, x-request-id'
const MINUTES_SECONDS = 600

const isRead = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD'

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).hostname
  } catch {
    return null
  }
}

/**
 * CORS headers (decisions 10). Public reads are allowed for any origin. Requests with a token and requests that change
 * data are allowed only for the tenant's own hosts. The `company` header causes a preflight request (OPTIONS), which
 * does not contain the company yet.
 */
export function answerOrigins(app: ApiApp, registry: TenantRegistry): void {
  const isOwn = (origin: string, company: string | undefined): boolean => {
    const host = hostOf(origin)
    const tenants = registry.list().filter((tenant) => company === undefined || tenant.company === company)
    return host !== null && tenants.some(({ hosts }) => hosts.includes(host))
  }

  const answerPreflight = (c: ApiContext, origin: string): Response => {
    const own = isOwn(origin, undefined)
    const headers = {
      'access-control-allow-origin': own ? origin : '*',
      'access-control-allow-methods': own ? 'GET, HEAD, POST' : 'GET, HEAD',
      'access-control-allow-headers': own ? OWN_HEADERS : PUBLIC_HEADERS,
      'access-control-max-age': String(MINUTES_SECONDS),
      vary: 'origin',
    }
    return c.body(null, 204, headers)
  }

  app.use('*', async (c, next) => {
    const origin = c.req.header('origin')
    const wanted = c.req.header('access-control-request-method')
    if (origin && wanted && c.req.method === 'OPTIONS') return answerPreflight(c, origin)
    const isPublic = isRead(c.req.method) && !c.req.header('authorization') && !c.req.header('x-booking-keys')
    if (!isPublic && origin) c.header('vary', 'origin')
    const allowed = isPublic ? '*' : origin && isOwn(origin, c.req.header('company')) ? origin : null
    if (allowed) {
      c.header('access-control-allow-origin', allowed)
      c.header('access-control-expose-headers', TOLD_HEADERS)
    }
    return next()
  })
}
