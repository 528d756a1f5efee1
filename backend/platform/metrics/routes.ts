import { setTimeout as wait } from 'node:timers/promises'
import { ApiError } from '../http/errors'
import type { ApiApp } from '../http/register'
import type { PlatformServices } from '../services/platform-services'
import { safeEqual } from '../shared/secrets'
import { addProcessMetrics } from './process-metrics'
import type { RequestMetrics } from './request-metrics'
import { addTenantMetrics } from './tenant-metrics'

/**
 * Timeout for the tenants' metrics. A tenant whose connections are all in use must not delay the process metrics, which
 * report that state. The tenant's own values are then those of the previous scrape.
 */
const TENANTS_LIMIT_MS = 2_000

/**
 * Registers `GET /metrics` in Prometheus' text format, for callers with METRICS_TOKEN as bearer token. The labels name
 * calls and tenants, never people.
 */
export function registerMetricsRoute(
  app: ApiApp,
  metrics: RequestMetrics,
  services: PlatformServices,
  readBlockedSeconds: () => number,
): void {
  const wanted = `Bearer ${services.env.METRICS_TOKEN}`
  const { waits } = services.registry
  addProcessMetrics(metrics.registry, {
    waits,
    readConnections: () => services.registry.readConnections(),
    readBlockedSeconds,
  })
  const readTenants = addTenantMetrics(metrics.registry, services)
  let reading: Promise<void> | null = null
  app.get('/metrics', async (c) => {
    if (!safeEqual(c.req.header('authorization') ?? '', wanted)) throw new ApiError('forbidden')
    reading ??= readTenants().finally(() => {
      reading = null
    })
    await Promise.race([reading, wait(TENANTS_LIMIT_MS, undefined, { ref: false })])
    return c.body(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType })
  })
}
