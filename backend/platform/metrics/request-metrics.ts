import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** Seconds; the budgets of reads, searches, quotes and reservations are among them. */
const BUCKETS = [0.005, 0.01, 0.03, 0.05, 0.08, 0.15, 0.3, 1, 3, 10]

export interface Observed {
  method: string
  /** As the router knows it, never as it was asked: what anybody may write is no label. */
  route: string
  status: number
  seconds: number
}

export interface RequestMetrics {
  registry: Registry
  observe: (request: Observed) => void
}

/** Figures of one process and of what it answers, by the names of OpenTelemetry's conventions for HTTP servers. */
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
