import type { PaymentPurpose } from '@/domain/payments/due'
import type { ParsedRequestOf, ResponseOf } from '@/domain/wire/call'
import type { bookingCalls } from '@/domain/wire/calls-booking'
import type { OwnerContext } from '../platform/http/context'
import { failPoint } from '../platform/shared/fail-point'
import type { Services } from '../services/services'
import { requireSettings } from '../settings/service'
import { leavePending, recordIntent } from './intent'
import { buildOrder } from './order'
import { readPayerPlace } from './payer-place'

type Request = ParsedRequestOf<typeof bookingCalls.startPayment>
type Started = ResponseOf<typeof bookingCalls.startPayment>

const toPage = (pageUrl: string): Started => ({ paymentState: 'redirect', html: null, pageUrl, reason: null })
const toDeclined = (reason: string): Started => ({ paymentState: 'declined', html: null, pageUrl: null, reason })

/**
 * Opens the gateway's hosted page, which asks for the card and takes the money (SAQ A). It offers no instalments: the
 * API does not see the card, so it could not show the instalment difference in advance. The page charges the agreed
 * price.
 */
export async function startOnPage(
  context: OwnerContext,
  services: Services,
  request: Pick<Request, 'reference' | 'returnUrl'> & { requiresThreeDS: boolean },
  purpose: PaymentPurpose,
): Promise<Started> {
  const { db, now, clientAddress } = context
  const instalments = 1
  const wish = { reference: request.reference, purpose, instalments, threeDSecure: true, goesOnWithPage: true }
  const { reservation, payment, items } = await db.transaction((transaction) =>
    recordIntent(transaction, context, wish),
  )
  if (payment.pageUrl !== null) return toPage(payment.pageUrl)
  failPoint('paymentIntended')
  const { conversationId } = payment
  const shopName = (await requireSettings(db, context.company)).company.companyName
  const place = await readPayerPlace(db, reservation)
  const order = buildOrder({ reservation, items, purpose, conversationId, instalments, clientAddress, shopName, place })
  const started = await services.payment.startHostedPage({
    ...order,
    callbackUrl: request.returnUrl,
    enabledInstalments: [],
    requiresThreeDS: request.requiresThreeDS,
  })
  if (started.outcome !== 'started') {
    await leavePending(context, payment.id, { state: 'declined', reason: 'unavailable' })
    context.log.info({ outcome: started.outcome, paymentId: payment.id }, 'payment page not opened')
    return toDeclined('unavailable')
  }
  const { token, pageUrl, expiresInSeconds } = started
  const pageExpiresAt = new Date(now + expiresInSeconds * 1000)
  const isMine = await leavePending(context, payment.id, {
    state: 'redirect',
    pageToken: token,
    pageUrl,
    pageExpiresAt,
  })
  return isMine ? toPage(pageUrl) : toDeclined('superseded')
}
