import { and, eq } from 'drizzle-orm'
import type { HoldReference } from '@/domain/basket/schema'
import { toLocal } from '@/domain/dates/zone'
import { isZero } from '@/domain/money/amount'
import { RENTED_KINDS } from '@/domain/reservations/agreements'
import type { PaymentMethod, ReservationResult } from '@/domain/reservations/schema'
import { transferDeadline } from '@/domain/reservations/transfer-deadline'
import type { ParsedRequestOf } from '@/domain/wire/call'
import type { bookingCalls } from '@/domain/wire/calls-booking'
import { requireMember } from '../accounts/service'
import { attribute } from '../agency/service'
import { assignUnits, changeStock, requireLicence, type StockClaim } from '../availability/service'
import { returnCoupon, spendCoupon } from '../basket/service'
import { catalogueCacheOf } from '../catalogue/service'
import { mailboxLimit } from '../outbox/service'
import { schema, type Transaction } from '../platform/database/client'
import { transact } from '../platform/database/transact'
import { quoteSecrets } from '../platform/env/env'
import type { BookerContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { type Keyed, keyOf, once, toAnswerRow } from '../platform/http/idempotency'
import { failPoint } from '../platform/shared/fail-point'
import { randomToken } from '../platform/shared/secrets'
import type { Services } from '../services/services'
import { storeAgreements } from './agreements'
import { takeOverAttempts } from './attempts'
import { limitBookings } from './booking-limit'
import { askForConfirmation } from './confirm-arrivals'
import { type HoldRow, isLive, lockHold, requireOwnHold, stockOfHold } from './find-hold'
import { insertReservation } from './insert'
import { requireAvailable, toSoldOut } from './item-inventory'
import { toOwner } from './ownership'
import { priceBasket } from './quote'
import { requireQuote } from './quote-token'
import { renewReservation } from './renew'
import { networkHashOf, requireUnpaidRoom } from './unpaid-inventory'
import { requireResult, toNewResult } from './views'

const { holds, reservationEvents } = schema

const MINUTE = 60_000
const HOUR = 3_600_000
/**
 * How long an unpaid card reservation holds its places: the lifetime of its price (quote) plus the time at the bank.
 */
const CARD_HOLD_MILLISECONDS = HOUR / 2
/** Retries of the same booking hold its places no longer than this after the first attempt. */
const LONGEST_ATTEMPTS = 2 * HOUR

type Request = ParsedRequestOf<typeof bookingCalls.createReservation>
type Priced = Awaited<ReturnType<typeof priceBasket>>

/**
 * Returns the payment method of the reservation. A reservation with nothing due at booking counts as pay-on-arrival
 * while the booker's address is unverified: no payment will confirm it, so the mailed link does.
 */
const methodOf = ({ paymentMethod }: Request, { fixed }: Priced, isProven: boolean): PaymentMethod =>
  !isProven && isZero(fixed.charged) ? 'onArrival' : paymentMethod

/**
 * Returns the payment deadline (epoch milliseconds), or null for none. A reservation with nothing due at booking has no
 * deadline, unless the booker's address is unverified.
 */
function payUntilOf(request: Request, { other, fixed }: Priced, isProven: boolean, now: number): number | null {
  const { bankTransferHours, arrivalConfirmationMinutes } = other
  if (request.paymentMethod === 'onArrival') return isProven ? null : now + arrivalConfirmationMinutes * MINUTE
  if (isZero(fixed.charged)) return null
  if (request.paymentMethod === 'card') return now + CARD_HOLD_MILLISECONDS
  return transferDeadline(now, bankTransferHours)
}

/**
 * Returns the deadline of a card retry: `payUntil`, but at most `LONGEST_ATTEMPTS` after the first attempt. Throws
 * `holdExpired` if that moment has passed; the expiry job then releases the places for everybody.
 */
async function endOfAttempts(transaction: Transaction, id: number, payUntil: number, now: number): Promise<number> {
  const mine = and(eq(reservationEvents.reservationId, id), eq(reservationEvents.event, 'created'))
  const [first] = await transaction.select({ at: reservationEvents.at }).from(reservationEvents).where(mine)
  const end = Math.min(payUntil, (first?.at.getTime() ?? now) + LONGEST_ATTEMPTS)
  if (end <= now) throw new ApiError('holdExpired')
  return end
}

/**
 * `POST /rezervasyon-olustur-post`: idempotent per idempotency key and member. A retry with a new key reuses the number
 * of the unpaid reservation.
 */
export async function createReservation(
  context: BookerContext,
  services: Services,
  request: Request,
): Promise<ReservationResult> {
  const keyed = keyOf(context, `reservation:${context.booker.memberId}`, request)
  const make = async () => {
    const result = await create(context, services, request, keyed)
    failPoint('reservationCommitted')
    return result
  }
  return once(context, keyed, make, (reference: string) => requireResult(context.db, reference, toOwner(context)))
}

/**
 * Returns the locked hold that becomes the reservation. A hold in state `booked` is valid only for the reservation that
 * it became. Throws `holdExpired` if the hold has expired or covers another product.
 */
async function requireHold(
  transaction: Transaction,
  reference: HoldReference,
  claims: readonly StockClaim[],
  now: number,
): Promise<HoldRow> {
  const row = await lockHold(transaction, reference)
  const isSame = row !== null && claims.every((claim) => claim.productId === row.productId)
  if (!row || !isSame || !(isLive(row, now) || row.state === 'booked')) throw new ApiError('holdExpired')
  return row
}

async function create(
  context: BookerContext,
  services: Services,
  asked: Request,
  keyed: Keyed,
): Promise<ReservationResult> {
  const { db, booker, now } = context
  const quote = requireQuote(asked.quoteToken, context.company, quoteSecrets(services.env), now)
  // Only the agency may book with its own quote, and it cannot book with another caller's quote.
  if (quote.agencyId !== (booker.agency?.agencyId ?? null)) throw new ApiError('quoteInvalid')
  if (asked.paymentPlan !== quote.paymentPlan || asked.instalments !== quote.instalments)
    throw new ApiError('quoteInvalid')
  if (asked.hold) await requireOwnHold(db, asked.hold, now)
  const priced = await priceBasket(context, { ...quote, hold: asked.hold })
  if (!priced.methods.includes(asked.paymentMethod)) throw new ApiError('methodNotOffered')
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
  const member = booker.agency ? null : await requireMember(db, booker.memberId)
  // An agency's address counts as verified because the operator approved the agency.
  const isProven = member === null || member.emailVerifiedAt !== null
  if (member) await limitBookings(context, member.id, isProven)
  const request = { ...asked, paymentMethod: methodOf(asked, priced, isProven) }
  const today = toLocal(now, priced.other.timeZone).date
  const payUntil = payUntilOf(request, priced, isProven, now)
  const mustConfirm = request.paymentMethod === 'onArrival' && payUntil !== null
  if (mustConfirm && member) await mailboxLimit.consume(context, member.email)
  const kinds = priced.items.map(({ kind }) => kind)
  // The reservation stores the rental agreement as accepted, so it must be accepted (decisions 10).
  if (!request.rentalAgreement && kinds.some((kind) => RENTED_KINDS.includes(kind)))
    throw new ApiError('invalidRequest', { fields: { rentalAgreement: 'agree' } })
  const agreedTexts = await storeAgreements(await catalogueCacheOf(context), { kinds, locale: request.locale, now })
  const claims = priced.available.flatMap((entry) => entry.offer.claims)
  return transact(db, async (transaction) => {
    const hold = request.hold ? await requireHold(transaction, request.hold, claims, now) : null
    const { renewed, given } = await takeOverAttempts(transaction, { booker, guest: request.guest, claims, now })
    const accountEmail = member?.email ?? null
    const owner = { isProven, network: context.clientNetwork, today, accountEmail, renewedId: renewed?.id ?? null }
    await requireUnpaidRoom(transaction, { request, priced, booker, now }, owner)
    const held = hold?.state === 'booked' ? null : hold
    if (hold && !held && hold.reservationId !== renewed?.id) throw new ApiError('holdExpired')
    const release = [...(held ? stockOfHold(held) : []), ...given.flatMap(({ stock }) => stock)]
    const units = await changeStock(transaction, { release, take: claims }).catch(toSoldOut)
    failPoint('stockTaken')
    for (const { couponCode } of given) if (couponCode) await returnCoupon(transaction, couponCode)
    if (quote.couponCode && !(await spendCoupon(transaction, quote.couponCode, booker.memberId)))
      throw new ApiError('couponInvalid')
    const reference = renewed?.reference ?? randomToken()
    const data = {
      request,
      reference,
      answer: toAnswerRow(keyed, reference, now),
      quote,
      priced,
      booker,
      attribution: await attribute(transaction, booker.agency, request, fixed.totals.subtotal, now),
      agreedTexts,
      payUntil:
        renewed && payUntil !== null && request.paymentMethod === 'card'
          ? await endOfAttempts(transaction, renewed.id, payUntil, now)
          : payUntil,
      networkHash: networkHashOf(owner),
      now,
    }
    const inserted = renewed
      ? await renewReservation(transaction, renewed.id, data)
      : await insertReservation(transaction, data)
    failPoint('reservationInserted')
    const { id, bookingNumber } = inserted.row
    if (mustConfirm && payUntil !== null)
      await askForConfirmation(transaction, { id, bookingNumber, memberId: booker.memberId, payUntil }, now)
    await assignUnits(transaction, units, { reservationId: id })
    if (held) await transaction.update(holds).set({ state: 'booked', reservationId: id }).where(eq(holds.id, held.id))
    await requireLicence(transaction, claims).catch(toSoldOut)
    return toNewResult(inserted)
  })
}
