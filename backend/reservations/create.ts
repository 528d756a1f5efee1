import type { ReservationResult } from '@/domain/reservations/schema'
import type { ParsedRequestOf } from '@/domain/wire/call'
import type { bookingCalls } from '@/domain/wire/calls-booking'
import { spendCoupon } from '../basket/coupons'
import { priceBasket } from '../basket/quote'
import { requireQuote } from '../basket/quote-token'
import type { MemberContext } from '../http/context'
import { ApiError } from '../http/errors'
import { keepAnswer, once } from '../http/idempotency'
import { queueJob, queueMail } from '../jobs/queue'
import type { Services } from '../services'
import { abandonOwnDuplicates } from './abandon'
import { insertReservation } from './insert'
import { requireAvailable, takeStock } from './stock'
import { requireResult } from './views'

const HOUR = 3_600_000
/** How long an unpaid card reservation holds its places: as long as its price (quote) plus the time at the bank. */
const CARD_HOLD_MILLISECONDS = HOUR / 2
/** Spec 9: deposit reservations unpaid within 24 hours are cancelled. */
const UNPAID_HOURS = 24

type Request = ParsedRequestOf<typeof bookingCalls.createReservation>

function payUntilOf(request: Request, bankTransferHours: number, now: number): number | null {
  if (request.paymentMethod === 'card') return now + CARD_HOLD_MILLISECONDS
  if (request.paymentMethod === 'bankTransfer') return now + Math.max(UNPAID_HOURS, bankTransferHours) * HOUR
  return null
}

function scopeOf(context: MemberContext): string {
  return `reservation:${context.caller.memberId}`
}

/** `POST /rezervasyon-olustur-post`: once per idempotency key and member. */
export async function createReservation(
  context: MemberContext,
  services: Services,
  request: Request,
): Promise<ReservationResult> {
  const reference = await once(context, scopeOf(context), request, () => create(context, services, request))
  return requireResult(context.db, reference)
}

async function create(context: MemberContext, services: Services, request: Request): Promise<string> {
  const { db, caller, now } = context
  const quote = requireQuote(request.quoteToken, context.company, services.env.QUOTE_SECRET, now)
  if (request.paymentPlan !== quote.paymentPlan || request.instalments !== quote.instalments)
    throw new ApiError('quoteInvalid')
  const priced = await priceBasket(context, quote)
  if (!priced.other.paymentMethods.includes(request.paymentMethod)) throw new ApiError('methodNotOffered')
  requireAvailable(priced.checked)
  const { fixed, chosen } = priced
  const isUnchanged =
    fixed.totals.grandTotal === quote.fixedTotal &&
    chosen.totals.grandTotal === quote.chosenTotal &&
    fixed.charged === quote.charged
  if (!isUnchanged)
    throw new ApiError(quote.couponCode && !priced.coupon ? 'couponInvalid' : 'priceChanged', {
      data: { fixed, chosen },
    })
  const payUntil = payUntilOf(request, priced.other.bankTransferHours, now)
  return db.transaction(async (transaction) => {
    await abandonOwnDuplicates(transaction, caller.memberId, priced.available, now)
    await takeStock(transaction, priced.available)
    if (quote.couponCode && !(await spendCoupon(transaction, quote.couponCode, caller.memberId)))
      throw new ApiError('couponInvalid')
    const { id, reference } = await insertReservation(transaction, {
      request,
      quote,
      priced,
      memberId: caller.memberId,
      payUntil,
      now,
    })
    if (payUntil !== null) {
      await queueJob(
        transaction,
        'lapseReservation',
        { reservationId: id },
        { dedupeKey: `lapse:${id}`, runAt: payUntil },
      )
    }
    if (request.paymentMethod !== 'card') {
      await queueMail(transaction, { kind: 'reservationReceived', reservationId: id }, `received:${id}`, now)
    }
    await keepAnswer(transaction, context, scopeOf(context), reference)
    return reference
  })
}
