import { timingSafeEqual } from 'node:crypto'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

const ADDRESS = '/api/metrics'
/** Counted inside the bundles (`lib/errors/count-errors.ts`), as a map of kinds. */
const CLIENT_ERRORS = Symbol.for('kervan.client-errors')
/** Seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.03, 0.1, 0.3, 1, 3, 10]
const METHODS = new Set(['GET', 'HEAD', 'POST'])

/** What anybody may ask for is no label: addresses are of a few kinds. */
export function kindOf(url) {
  if (url.startsWith('/_next/')) return 'file'
  if (url.startsWith('/api/')) return 'call'
  return /[?&]_rsc=/.test(url) ? 'navigation' : 'page'
}

const isSame = (given, wanted) => {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/**
 * Figures of this process and of what it answers, in Prometheus' text form, for who sends the token as a bearer; null
 * without a token. What it answers is true for a request that it has answered itself.
 */
export function createMetrics(token) {
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
      for (const [kind, count] of globalThis[CLIENT_ERRORS] ?? []) this.inc({ kind }, count)
    },
  })

  async function show(request, response) {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      response.writeHead(403, { 'Cache-Control': 'no-store' }).end()
      return
    }
    const text = await registry.metrics()
    response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text)
  }

  return (request, response) => {
    const { url, method } = request
    if (url === ADDRESS) {
      void show(request, response)
      return true
    }
    const kind = kindOf(url)
    const began = performance.now()
    // Who has gone meanwhile was not answered.
    response.once('finish', () => {
      const known = METHODS.has(method) ? method : 'other'
      duration.labels(known, kind, String(response.statusCode)).observe((performance.now() - began) / 1_000)
    })
    return false
  }
}
