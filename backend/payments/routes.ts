import { eq } from 'drizzle-orm'
import { bookingCalls } from '@/domain/wire/calls-booking'
import { reservationChangeCalls } from '@/domain/wire/calls-reservation-changes'
import { listInstalments } from '../instalments/service'
import { schema } from '../platform/database/client'
import { ApiError } from '../platform/http/errors'
import type { ApiApp, CallRegistrar } from '../platform/http/register'
import type { Services } from '../services/services'
import { requireSettlement } from '../settings/service'
import { returnFromBank } from './complete'
import { reconcilePayment } from './reconcile'
import { startPayment } from './start-payment'

const { payments } = schema

export function registerPaymentCalls(registrar: CallRegistrar, services: Services): void {
  registrar.public(bookingCalls.listInstalments, async (context, input) => {
    const { settlement } = await requireSettlement(context.db)
    return listInstalments(context, services, input.cardBin, input.amount, settlement)
  })
  registrar.owner(bookingCalls.startPayment, (context, input) => startPayment(context, services, input))
  registrar.public(bookingCalls.returnFromBank, (context, input) => returnFromBank(context, services, input))
  registrar.owner(reservationChangeCalls.payBalance, (context, input) =>
    startPayment(context, services, input, 'balance'),
  )
}

/**
 * Registers the gateway's webhook. A notification is only a hint, verified by its signature; the API queries the
 * gateway for the outcome. The random reference of the payment identifies the tenant.
 */
export function registerPaymentRoutes(app: ApiApp, services: Services): void {
  app.post('/odeme-webhook', async (c) => {
    const raw = await c.req.text()
    const result = services.payment.verifyWebhook(raw, c.req.raw.headers)
    if (result.outcome !== 'verified') throw new ApiError('signatureInvalid')
    for (const { company } of services.registry.list()) {
      const db = services.registry.requireDatabase(company)
      const [payment] = await db.select().from(payments).where(eq(payments.conversationId, result.event.conversationId))
      if (payment) await reconcilePayment(services, db, payment.id, { isHint: true })
    }
    return c.json({ success: 1 })
  })
}
