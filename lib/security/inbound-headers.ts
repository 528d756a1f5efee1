import type { IncomingHttpHeaders } from 'node:http'

/** Headers that only this server may set; the same headers from a browser are dropped (decisions 3). */
export const INTERNAL_HEADERS = [
  'company',
  'x-company',
  'x-locale',
  'x-next-intl-locale',
  'x-service-key',
  'x-client-address',
  'x-invoke-path',
  'x-matched-path',
  // Next would write their nonce into the page, and into the copy that it caches for all visitors.
  'content-security-policy',
  'content-security-policy-report-only',
] as const

/**
 * Call this before any code reads the request: the middleware does not handle every address that reads headers, a
 * missing image for example.
 */
export function dropInternalHeaders(headers: IncomingHttpHeaders): void {
  for (const name of INTERNAL_HEADERS) delete headers[name]
}

/** Copies the request's headers, replaces internal ones and sets those of the tenant and the language. */
export function buildInternalHeaders(incoming: Headers, company: string, locale: string): Headers {
  const headers = new Headers(incoming)
  for (const name of INTERNAL_HEADERS) headers.delete(name)
  headers.set('company', company)
  headers.set('x-locale', locale)
  return headers
}
