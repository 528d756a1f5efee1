import { registerCatalogueCalls } from './catalogue/routes'
import { registerContentCalls } from './content/routes'
import { createApp } from './http/app'
import { registerDocumentRoutes } from './http/documents'
import { randomToken } from './http/secrets'
import { registerMemberCalls } from './member/routes'
import { findCaller } from './member/sessions'
import { registerPaymentRoutes } from './payments/routes'
import { registerReservationCalls } from './reservations/routes'
import type { Services } from './services'
import { registerUploadRoutes } from './uploads/routes'

/** The app with all its calls and routes, without a listening port; tests call it directly. */
export function createOperatorApp(services: Services) {
  return createApp({
    registry: services.registry,
    log: services.log,
    serviceKey: services.env.SERVICE_KEY,
    now: services.now,
    randomId: () => randomToken(12),
    findCaller,
    registerCalls: (registrar) => {
      registerContentCalls(registrar, services)
      registerCatalogueCalls(registrar)
      registerMemberCalls(registrar)
      registerReservationCalls(registrar, services)
    },
    registerRoutes: (app, registrar) => {
      registerDocumentRoutes(app, registrar, services)
      registerUploadRoutes(app, services.uploads)
      registerPaymentRoutes(app, services)
    },
  })
}
