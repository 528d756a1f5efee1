import { setTimeout as wait } from 'node:timers/promises'
import { ApiError } from '../http/errors'
import type { ApiApp } from '../http/register'
import type { PlatformServices } from '../services/platform-services'
import { safeEqual } from '../shared/secrets'
import { addProcessMetrics } from './process-metrics'
import type { RequestMetrics } from './request-metrics'
import { addTenantMetrics } from './tenant-metrics'

/**
 * A tenant whose connections are all lent is waited for so long: the figures of the process, which say so, must not wait with it. Its
 * own are then those of the scrape before.
 */
const TENANTS_LIMIT_MS = 2_000

/** `GET /metrics` in Prometheus' text form, for who sends METRICS_TOKEN as a bearer. It names calls and tenants, never people. */
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
