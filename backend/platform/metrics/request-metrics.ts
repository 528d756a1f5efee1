import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** Seconds. The buckets include the budgets of reads, searches, quotes and reservations. */
const BUCKETS = [0.005, 0.01, 0.03, 0.05, 0.08, 0.15, 0.3, 1, 3, 10]

export interface Observed {
  method: string
  /** The router's pattern, never the requested path: a label must not contain text that a client chooses. */
  route: string
  status: number
  seconds: number
}

export interface RequestMetrics {
  registry: Registry
  observe: (request: Observed) => void
}

/** Creates the metrics of one process and its responses, named after OpenTelemetry's conventions for HTTP servers. */
export function createRequestMetrics(): RequestMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer',
    labelNames: ['http_request_method', 'http_route', 'http_response_status_code'] as const,
    buckets: BUCKETS,
    registers: [registry],
  })
  return {
    registry,
    observe: ({ method, route, status, seconds }) => duration.labels(method, route, String(status)).observe(seconds),
  }
}
