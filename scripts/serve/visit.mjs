import { randomBytes } from 'node:crypto'

/** As nginx and others number requests, with or without the dashes of a UUID. */
const NUMBER = /^[\da-f]{32}$/

const readNumber = (given) => {
  const digits = String(given ?? '')
    .replaceAll('-', '')
    .toLowerCase()
  return NUMBER.test(digits) ? digits : null
}

/** W3C Trace Context, version 0. */
const TRACE = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

function readParent(given) {
  const [, traceId, spanId, flags] = TRACE.exec(String(given ?? '')) ?? []
  return traceId && !/^0+$/.test(traceId) ? { traceId, spanId, traceFlags: Number.parseInt(flags, 16) } : null
}

/** What is no page: calls, pictures, and lists for machines, which may read much. */
const NO_PAGE = /^\/(api|uploads|images|sitemap|rss)\/|^[^?]*\.\w+(\?|$)/

const isPageRead = ({ method, url = '' }) => (method === 'GET' || method === 'HEAD') && !NO_PAGE.test(url)

/**
 * Numbers a request, by what a proxy in front says of its trace or of it, or anew, and tells it to the caller: under this number it stands in our logs, in
 * those of the operator API and in what the database was asked.
 */
export function openVisit(request, response, { isBehindProxy }) {
  const { 'x-request-id': given, traceparent } = isBehindProxy ? request.headers : {}
  const parent = readParent(traceparent)
  const requestId = parent?.traceId ?? readNumber(given) ?? randomBytes(16).toString('hex')
  // What is told on from here is what we decided, and nothing that a browser says.
  request.headers['x-request-id'] = requestId
  delete request.headers.traceparent
  delete request.headers.tracestate
  response.setHeader('X-Request-Id', requestId)
  // As Next reads it: any other value asks for a document.
  const isDocument = request.headers.rsc !== '1'
  const isPage = isPageRead(request)
  return { requestId, parent, isApiMissing: false, span: null, isPage, isDocument, isMadeForVisit: false }
}
