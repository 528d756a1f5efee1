import { findAgencyCaller, findCaller, isAgencyToken } from './accounts/service'
import { registerAgencyCalls } from './agency/routes'
import { registerInvalidationRoutes } from './cache-invalidation/routes'
import { registerCatalogueCalls } from './catalogue/routes'
import { catalogueCacheOf, openCatalogueCache } from './catalogue/service'
import { registerContentCalls } from './content/routes'
import { registerDeskRoutes } from './desk/routes'
import { registerGuestAccessCalls } from './guest-access/routes'
import { findGuestOf } from './guest-access/service'
import { registerMediaRoutes } from './media/routes'
import { registerMemberCalls } from './member/routes'
import { registerNewsletterCalls } from './newsletter/routes'
import { registerPaymentCalls, registerPaymentRoutes } from './payments/routes'
import { serviceKeys } from './platform/env/env'
import { createApp } from './platform/http/app'
import { registerDocumentationRoutes } from './platform/http/documentation-routes'
import { createRequestMetrics } from './platform/metrics/request-metrics'
import { registerMetricsRoute } from './platform/metrics/routes'
import { randomToken } from './platform/shared/secrets'
import type { RequestTracer } from './platform/tracing/open-tracer'
import { registerRequestCalls } from './requests/routes'
import { registerReservationCalls } from './reservations/routes'
import { registerReviewCalls } from './reviews/routes'
import type { Services } from './services/services'
import { registerVoucherCalls } from './vouchers/routes'

/** The app with all its calls and routes, without a listening port; tests call it directly. */
export function createOperatorApp(
  services: Services,
  tracer: RequestTracer | null = null,
  readBlockedSeconds: () => number = () => 0,
) {
  const metrics = services.env.METRICS_TOKEN === undefined ? null : createRequestMetrics()
  return createApp({
    registry: services.registry,
    log: services.log,
    serviceKeys: serviceKeys(services.env),
    now: services.now,
    observe: metrics?.observe ?? null,
    tracer,
    randomId: () => randomToken(12),
    findCallers: async (db, token, now) =>
      isAgencyToken(token)
        ? { member: null, agency: await findAgencyCaller(db, token, now) }
        : { member: await findCaller(db, token, now), agency: null },
    findGuestOf,
    findLocale: async ({ db }) => (await (await openCatalogueCache(db)).site()).language.default,
    readStamp: async (context) => (await catalogueCacheOf(context)).stampOf(context.now),
    registerCalls: (registrar) => {
      registerContentCalls(registrar, services)
      registerCatalogueCalls(registrar)
      registerMemberCalls(registrar, services)
      registerAgencyCalls(registrar, services)
      registerReservationCalls(registrar, services)
      registerPaymentCalls(registrar, services)
      registerVoucherCalls(registrar, services)
      registerGuestAccessCalls(registrar, services)
      registerReviewCalls(registrar, services)
      registerRequestCalls(registrar, services)
      registerNewsletterCalls(registrar, services)
    },
    registerRoutes: (app, registrar) => {
      registerDocumentationRoutes(app, registrar, services)
      registerInvalidationRoutes(app, services)
      registerMediaRoutes(app, services)
      registerPaymentRoutes(app, services)
      registerDeskRoutes(app, services)
      if (metrics) registerMetricsRoute(app, metrics, services, readBlockedSeconds)
    },
  })
}
