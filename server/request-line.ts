import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * The methods that the storefront accepts, even if a handler refuses them. Next treats other methods as an internal
 * error or as a page request.
 */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Pages change no data: their forms post to /api. For other methods Next would render the page and answer 200, as if it
 * had written data.
 */
const PAGE_METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS']

const methodsOf = (url: string): string[] =>
  url.startsWith('/') && !/^\/api(\/|\?|$)/.test(url) ? PAGE_METHODS : METHODS

/**
 * A request target in absolute form (RFC 9112, 3.2.2) must name the host of the `Host` header: a request that names two
 * shops is ambiguous. Next would redirect the caller to the host of the target. Returns the path, or null for an
 * address of another server.
 */
function readAbsoluteTarget(target: string, host: string | undefined): string | null {
  if (!URL.canParse(target)) return null
  const url = new URL(target)
  return /^https?:$/.test(url.protocol) && url.host === host ? `${url.pathname}${url.search}` : null
}

/**
 * Of several `Host` headers (RFC 9112, 3.2 forbids them) Node reads the first, a cache in front perhaps the last: it
 * would cache one shop's page as another's.
 */
const namesTwoHosts = ({ headersDistinct }: IncomingMessage): boolean => (headersDistinct.host?.length ?? 0) > 1

/**
 * Addresses that the middleware does not handle; their handlers fail on what cannot be decoded. Such an address is
 * answered as missing.
 */
const WITHOUT_PAGE = /^\/(api|uploads|images|icons|fonts)\//

/**
 * Next's addresses that have no answer here: page data at an address that looks like a file, which an intermediate
 * cache may store, and the image optimizer. Next's router requests data by a header. Next would render these as missing
 * pages, whose policy forbids their scripts.
 */
const WITHOUT_ANSWER = /^\/_next\/(data|image)(\/|$)|(\.|%2e)rsc$/i

const pathOf = (url: string): string => url.split('?', 1)[0] ?? ''

function isReadable(url: string): boolean {
  try {
    decodeURIComponent(pathOf(url))
    return true
  } catch {
    return false
  }
}

/**
 * Refuses a request that no part of the storefront can handle. Returns false if the request continues, with a path of
 * this server as its target.
 */
export function refuseRequestLine(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = '', url: target = '', headers } = request
  const path = target.startsWith('/') ? target : readAbsoluteTarget(target, headers.host)
  const isTarget = path !== null && !namesTwoHosts(request)
  const url = isTarget ? path : target
  request.url = url
  const methods = methodsOf(url)
  if (!methods.includes(method)) {
    const allow = { Allow: methods.join(', '), 'Content-Length': 0, 'Cache-Control': 'no-store' }
    response.writeHead(405, allow).end()
    return true
  }
  const isKnown = isTarget && !WITHOUT_ANSWER.test(pathOf(url))
  if (isKnown && (!WITHOUT_PAGE.test(url) || isReadable(url))) return false
  response.writeHead(isTarget && !isKnown ? 404 : 400, { 'Content-Length': 0, 'Cache-Control': 'no-store' }).end()
  return true
}
