import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

const ADDRESS = '/api/metrics'
/** Seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.03, 0.1, 0.3, 1, 3, 10]
const METHODS = new Set(['GET', 'HEAD', 'POST'])

export type RequestKind = 'file' | 'call' | 'navigation' | 'page'

/** A path is no label, because clients can invent any number of them: requests are grouped into a few kinds. */
export function kindOf(url: string): RequestKind {
  if (url.startsWith('/_next/')) return 'file'
  if (url.startsWith('/api/')) return 'call'
  return /[?&]_rsc=/.test(url) ? 'navigation' : 'page'
}

function isSame(given: string, wanted: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Measures a request. Returns true if it has answered the request itself. */
type Measure = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Metrics of this process and its responses in Prometheus' text format, for a request with the token as bearer. Null
 * without a token.
 */
export function createMetrics(
  token: string | undefined,
  countClientErrors: () => ReadonlyMap<string, number>,
): Measure | null {
  if (!token) return null
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer',
    labelNames: ['http_request_method', 'kind', 'http_response_status_code'],
    buckets: BUCKETS,
    registers: [registry],
  })

  new Counter({
    name: 'kervan_client_errors_total',
    help: 'Errors that browsers told of',
    labelNames: ['kind'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [kind, count] of countClientErrors()) this.inc({ kind }, count)
    },
  })

  async function show(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      response.writeHead(403, { 'Cache-Control': 'no-store' }).end()
      return
    }
    const text = await registry.metrics()
    response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text)
  }

  return (request, response) => {
    const { url = '', method = '' } = request
    if (url === ADDRESS) {
      void show(request, response)
      return true
    }
    const kind = kindOf(url)
    const began = performance.now()
    // 'finish' is not emitted if the client has disconnected before the response was sent.
    response.once('finish', () => {
      const known = METHODS.has(method) ? method : 'other'
      duration.labels(known, kind, String(response.statusCode)).observe((performance.now() - began) / 1_000)
    })
    return false
  }
}
