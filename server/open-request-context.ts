import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestContext } from '@/lib/request-context/request-context-slot'
import type { ProxyOptions } from './forwarded-headers'

/** The span of a proxy in front, which is the parent of the request's span. */
export interface ParentSpan {
  traceId: string
  spanId: string
  traceFlags: number
}

export interface ServerRequestContext extends RequestContext {
  parent: ParentSpan | null
}

/** A request id as nginx and others write it: a UUID with or without dashes. */
const NUMBER = /^[\da-f]{32}$/

function readNumber(given: string | string[] | undefined): string | null {
  const digits = String(given ?? '')
    .replaceAll('-', '')
    .toLowerCase()
  return NUMBER.test(digits) ? digits : null
}

/** W3C Trace Context, version 0. */
const TRACE = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

function readParent(given: string | string[] | undefined): ParentSpan | null {
  const [, traceId, spanId, flags] = TRACE.exec(String(given ?? '')) ?? []
  return traceId && spanId && flags && !/^0+$/.test(traceId)
    ? { traceId, spanId, traceFlags: Number.parseInt(flags, 16) }
    : null
}

/** Addresses that are not pages: calls, images, and machine-readable lists, which may read much data. */
const NO_PAGE = /^\/(api|uploads|images|sitemap|rss)\/|^[^?]*\.\w+(\?|$)/

const isPageRead = ({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean =>
  (method === 'GET' || method === 'HEAD') && !NO_PAGE.test(url)

/**
 * Assigns the request id from the proxy's trace or request id, or generates one, and returns it in a response header.
 * The logs of the storefront and of the operator API and the database queries carry this id.
 */
export function openRequestContext(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  response: Pick<ServerResponse, 'setHeader'>,
  { isBehindProxy }: ProxyOptions,
): ServerRequestContext {
  const { headers } = request
  const parent = isBehindProxy ? readParent(headers.traceparent) : null
  const given = isBehindProxy ? readNumber(headers['x-request-id']) : null
  const requestId = parent?.traceId ?? given ?? randomBytes(16).toString('hex')
  // From here on the headers carry the server's decision, and nothing that a browser sent.
  headers['x-request-id'] = requestId
  delete headers.traceparent
  delete headers.tracestate
  response.setHeader('X-Request-Id', requestId)
  return {
    requestId,
    parent,
    isApiMissing: false,
    span: null,
    isPage: isPageRead(request),
    // As Next reads it: any other value requests a document.
    isDocument: headers.rsc !== '1',
    isRenderedPerRequest: false,
  }
}
