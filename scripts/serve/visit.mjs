import { randomBytes } from 'node:crypto'

/** As nginx and others number requests, with or without the dashes of a UUID. */
const NUMBER = /^[\da-f]{32}$/

const readNumber = (given) => {
  const digits = String(given ?? '')
    .replaceAll('-', '')
    .toLowerCase()
  return NUMBER.test(digits) ? digits : null
}

/**
 * Numbers a request, by what a proxy in front says or anew, and tells it to the caller: under this number it stands in our logs, in
 * those of the operator API and in what the database was asked.
 */
export function openVisit(request, response, { isBehindProxy }) {
  const requestId = (isBehindProxy && readNumber(request.headers['x-request-id'])) || randomBytes(16).toString('hex')
  // What is told on from here is what we decided, and nothing that a browser says.
  request.headers['x-request-id'] = requestId
  delete request.headers.traceparent
  delete request.headers.tracestate
  response.setHeader('X-Request-Id', requestId)
  return { requestId, isApiMissing: false }
}
