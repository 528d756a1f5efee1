import type { IncomingMessage, ServerResponse } from 'node:http'

/** The methods that the storefront answers, if only with a refusal; Next takes others for a fault of its own, or for the request of a page. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** No page changes anything by itself: its forms go to /api. Next would render it, and answer 200 as if something had been written or deleted. */
const PAGE_METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS']

const methodsOf = (url: string): string[] =>
  url.startsWith('/') && !/^\/api(\/|\?|$)/.test(url) ? PAGE_METHODS : METHODS

/**
 * An absolute address as the target (RFC 9112, 3.2.2) has to name the host that `Host` names: a request that names two shops means
 * neither. Next would redirect the caller to the host of the target. Returns the path, or null for no address of this server.
 */
function readAbsoluteTarget(target: string, host: string | undefined): string | null {
  if (!URL.canParse(target)) return null
  const url = new URL(target)
  return /^https?:$/.test(url.protocol) && url.host === host ? `${url.pathname}${url.search}` : null
}

/** Node takes the first of several (RFC 9112, 3.2 refuses them), a cache in front perhaps the last: it would cache one shop's page as another's. */
const namesTwoHosts = ({ headersDistinct }: IncomingMessage): boolean => (headersDistinct.host?.length ?? 0) > 1

/** Addresses that the middleware leaves to others, which fail on what cannot be decoded; a page of such an address is missing. */
const WITHOUT_PAGE = /^\/(api|uploads|images|icons|fonts)\//

/**
 * Next's own addresses that have no answer here: pages as data by an address that looks like a file, which a cache on the way may
 * believe, and its optimizer of pictures. Its router asks for data by a header. They would be pages that are missing, whose policy
 * forbids their scripts.
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

/** Answers what no part of the storefront can understand; false where the request goes on, with a path of this server as its target. */
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
