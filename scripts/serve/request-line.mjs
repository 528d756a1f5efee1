/** Whatever the storefront has an answer to, a refusal included; Next takes other words for a fault of its own, or for a visit. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

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

/** Addresses that the middleware leaves to others, which fail on what cannot be decoded; a page of such an address is missing. */
const WITHOUT_PAGE = /^\/(api|uploads|images|icons|fonts)\//

function isReadable(url) {
  try {
    decodeURIComponent(url.split('?', 1)[0])
    return true
  } catch {
    return false
  }
}

/** Answers what no part of the storefront can understand; false where the request goes on, with a path of this server as its target. */
export function refuseRequestLine(request, response) {
  if (!METHODS.includes(request.method)) {
    response.writeHead(405, { Allow: METHODS.join(', '), 'Content-Length': 0 }).end()
    return true
  }
  const isTarget = request.url.startsWith('/') || readWholeAddress(request)
  if (isTarget && (!WITHOUT_PAGE.test(request.url) || isReadable(request.url))) return false
  response.writeHead(400, { 'Content-Length': 0 }).end()
  return true
}
