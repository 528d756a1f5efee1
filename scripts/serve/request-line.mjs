/** Whatever the storefront has an answer to, a refusal included; Next takes other words for a fault of its own, or for a visit. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** No page changes anything by itself: what it sends goes to /api. Next would render it, and answer 200 as if it had been written or deleted. */
const PAGE_METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS']

const methodsOf = (url) => (url.startsWith('/') && !/^\/api(\/|\?|$)/.test(url) ? PAGE_METHODS : METHODS)

/**
 * A whole address as the target (RFC 9112, 3.2.2) has to name the host that `Host` names: of two shops in one request neither is meant. Next
 * would send the caller on to wherever it says.
 */
function readWholeAddress(request) {
  if (!URL.canParse(request.url)) return false
  const { protocol, host, pathname, search } = new URL(request.url)
  if (!/^https?:$/.test(protocol) || host !== request.headers.host) return false
  request.url = `${pathname}${search}`
  return true
}

/** Node takes the first of several (RFC 9112, 3.2 refuses them), a cache in front perhaps the last: it would keep one shop's page as another's. */
const namesTwoHosts = ({ headersDistinct }) => headersDistinct.host?.length > 1

/** Addresses that the middleware leaves to others, which fail on what cannot be decoded; a page of such an address is missing. */
const WITHOUT_PAGE = /^\/(api|uploads|images|icons|fonts)\//

/**
 * Next's own addresses that we have nothing at: pages as data by an address that looks like a file, which a cache on the way may believe, and
 * its optimizer of pictures. Its router asks for data by a header. They would be pages that are missing, whose policy forbids their scripts.
 */
const WITHOUT_ANSWER = /^\/_next\/(data|image)(\/|$)|(\.|%2e)rsc$/i

const pathOf = (url) => url.split('?', 1)[0]

function isReadable(url) {
  try {
    decodeURIComponent(pathOf(url))
    return true
  } catch {
    return false
  }
}

/** Answers what no part of the storefront can understand; false where the request goes on, with a path of this server as its target. */
export function refuseRequestLine(request, response) {
  const isTarget = !namesTwoHosts(request) && (request.url.startsWith('/') || readWholeAddress(request))
  const methods = methodsOf(request.url)
  if (!methods.includes(request.method)) {
    const headers = { Allow: methods.join(', '), 'Content-Length': 0, 'Cache-Control': 'no-store' }
    response.writeHead(405, headers).end()
    return true
  }
  const isKnown = isTarget && !WITHOUT_ANSWER.test(pathOf(request.url))
  if (isKnown && (!WITHOUT_PAGE.test(request.url) || isReadable(request.url))) return false
  response.writeHead(isTarget && !isKnown ? 404 : 400, { 'Content-Length': 0, 'Cache-Control': 'no-store' }).end()
  return true
}
