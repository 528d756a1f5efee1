import type { IncomingHttpHeaders } from 'node:http'

/** Headers that only this server may set; what a browser sends under these names is dropped, never trusted (decisions 3). */
export const INTERNAL_HEADERS = [
  'company',
  'x-company',
  'x-locale',
  'x-next-intl-locale',
  'x-service-key',
  'x-client-address',
  'x-invoke-path',
  'x-matched-path',
  // Next would write the nonce in them into the page, and into the copy that it keeps for all.
  'content-security-policy',
  'content-security-policy-report-only',
] as const

/** Before anything reads the request: the middleware does not see every address that reads headers, such as a picture that is missing. */
export function dropInternalHeaders(headers: IncomingHttpHeaders): void {
  for (const name of INTERNAL_HEADERS) delete headers[name]
}

/** The request's headers without internal ones, with those of the tenant and the language put in. */
export function buildInternalHeaders(incoming: Headers, company: string, locale: string): Headers {
  const headers = new Headers(incoming)
  for (const name of INTERNAL_HEADERS) headers.delete(name)
  headers.set('company', company)
  headers.set('x-locale', locale)
  return headers
}
