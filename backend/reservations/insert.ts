import { seatsOf } from '@/domain/basket/selection'
import { getLaterEndDay } from '@/domain/basket/service-times'
import { isZero } from '@/domain/money/amount'
import type { Rate } from '@/domain/money/rates'
import { buildGranted } from '@/domain/pricing/granted-discounts'
import { buildCancellationPolicy } from '@/domain/reservations/cancellation'
import type { ReservationSummary } from '@/domain/reservations/schema'
import { collectionStatusOf, toCollectionCode } from '@/domain/reservations/status'
import type { ParsedRequestOf } from '@/domain/wire/call'
import type { bookingCalls } from '@/domain/wire/calls-booking'
import type { Attribution } from '../agency/service'
import type { AvailableSelection } from '../basket/service'
import { mailJob } from '../outbox/service'
import { connectionOf, schema, type Transaction } from '../platform/database/client'
import { toColumns } from '../platform/database/to-columns'
import type { Booker } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { sha256 } from '../platform/shared/secrets'
import { expireReservationJob } from './job-kinds'
import { newTicketNumber, wantBookingNumber } from './numbers'
import { bookerActorOf } from './ownership'
import type { priceBasket } from './quote'
import type { QuotePayload } from './quote-token'
import type { ReservationRow } from './terms'

const { idempotencyKeys, reservationEvents, reservationItems, reservations } = schema

export interface NewReservation {
  /** Opaque and unguessable. */
  reference: string
  /** Stores the reference under the idempotency key for retries. */
  answer: typeof idempotencyKeys.$inferInsert
  request: ParsedRequestOf<typeof bookingCalls.createReservation>
  quote: QuotePayload
  priced: Awaited<ReturnType<typeof priceBasket>>
  booker: Booker
  attribution: Attribution
  /** Hashes of the agreement texts that were accepted. */
  agreedTexts: string[]
  payUntil: number | null
  /** Hash of the network of an unverified member. */
  networkHash: string | null
  now: number
}

export interface Inserted {
  row: ReservationRow
  items: ReservationSummary['items']
}

/** Copies today's cancellation policy, so that later changes by the operator do not affect the reservation. */
function policyOf(available: AvailableSelection | undefined) {
  return available ? buildCancellationPolicy(available.product) : null
}

/** Throws `notConvertible` for a currency without a rate. */
function requireSellingRate(rates: readonly Rate[], code: string): string {
  const rate = rates.find(({ bankCode }) => bankCode === code)
  if (!rate) throw new ApiError('notConvertible', { data: { currency: code } })
  return rate.sell
}

/**
 * Returns the first mail of a reservation that is paid later or has nothing due. A card reservation gets its first mail
 * after the payment, hence null.
 */
export function firstMailOf({ request, priced, payUntil }: NewReservation) {
  // The guest first confirms through a link (`askForConfirmation`).
  if (request.paymentMethod === 'onArrival' && payUntil !== null) return null
  const isFree = isZero(priced.fixed.charged)
  const isCertain = isFree && priced.items.every((item) => item.instantConfirmation)
  if (isCertain) return { kind: 'reservationAccepted' as const, words: '' }
  return isFree || request.paymentMethod !== 'card' ? { kind: 'reservationReceived' as const } : null
}

/** Returns the jobs of a new reservation: the expiry at the payment deadline and the first mail. */
function jobsOf(data: NewReservation) {
  const { payUntil, now } = data
  const mail = firstMailOf(data)
  return [
    ...(payUntil === null ? [] : [{ kind: expireReservationJob.name, payload: {}, key: 'lapse:', runAt: payUntil }]),
    ...(mail === null ? [] : [{ kind: mailJob.name, payload: mail, key: 'mail:received:', runAt: now }]),
  ].map(({ runAt, ...job }) => ({ ...job, runAt: new Date(runAt) }))
}

/** Returns the column values of a new or reused reservation. */
export function valuesOf(data: NewReservation) {
  const { request, quote, priced, now } = data
  const { charged, totals } = priced.fixed
  const agreements = {
    distanceSales: request.distanceSalesAgreement,
    rental: request.rentalAgreement,
    locale: request.locale,
    acceptedAt: new Date(now).toISOString(),
    quote: sha256(request.quoteToken),
    texts: data.agreedTexts,
  }
  return {
    flow: request.flow,
    locale: request.locale,
    paymentMethod: request.paymentMethod,
    paymentPlan: request.paymentPlan,
    instalments: request.instalments,
    guest: request.guest,
    hotel: request.hotel,
    note: request.note,
    couponCode: quote.couponCode,
    discounts: buildGranted(priced.input, priced.fixed),
    fixed: priced.fixed,
    chosen: priced.chosen,
    fixedCurrency: priced.settlement,
    fixedRate: requireSellingRate(quote.rates, priced.settlement),
    chosenRate: requireSellingRate(quote.rates, quote.chosenCurrency),
    chargedAmount: charged,
    agreements,
    ...data.attribution,
    networkHash: data.networkHash,
    // A total that a coupon covers completely counts as collected at once.
    collectionStatus: toCollectionCode(
      collectionStatusOf({ paid: '0.00', deposit: charged, total: totals.grandTotal }),
    ),
    awaitsConfirmation: priced.items.some((item) => !item.instantConfirmation),
    createdAt: new Date(now),
    payUntil: data.payUntil === null ? null : new Date(data.payUntil),
  }
}

/** Returns the item rows, each with its own ticket number. */
export function itemRowsOf({ priced }: NewReservation) {
  return priced.items.map((item, position) => ({
    position,
    productId: item.productId,
    kind: item.kind,
    day: item.date,
    endDay: getLaterEndDay(item),
    time: item.startTime,
    pax: item.pax,
    seats: seatsOf(item.pax),
    item,
    cancellation: policyOf(priced.available[position]),
    ticketNumber: newTicketNumber(priced.other.bookingPrefix),
  }))
}

/** Returns the row for the reservation's history. */
export function eventOf(data: NewReservation, event: string) {
  const { request, priced, booker, attribution, now } = data
  return {
    at: new Date(now),
    actor: bookerActorOf(booker),
    event,
    data: {
      paymentMethod: request.paymentMethod,
      fixedTotal: priced.fixed.totals.grandTotal,
      instalments: request.instalments,
      ...(attribution.agencyId === null ? {} : { agencyId: attribution.agencyId }),
    },
  }
}

/** The columns that PostgreSQL sets or formats (rates and amounts). */
type Made = Pick<
  ReservationRow,
  | 'id'
  | 'bookingNumber'
  | 'status'
  | 'collectionStatus'
  | 'cancelReason'
  | 'fixedRate'
  | 'chosenRate'
  | 'chargedAmount'
  | 'paidAmount'
  | 'refundingAmount'
>

/** Returns the column names of a row in order: as an insert list and, prefixed with `x.`, as a select list. */
function listOf(row: object): { into: string; from: string } {
  const names = Object.keys(row).map((name) => `"${name}"`)
  return { into: names.join(', '), from: names.map((name) => `x.${name}`).join(', ') }
}

/** Builds the SQL text. It is the same for every reservation, since all rows have the same columns. */
function writeStatement(columns: { reservation: object; item: object; event: object; answer: object }): string {
  const { into, from } = listOf(columns.reservation)
  const item = listOf(columns.item)
  const event = listOf(columns.event)
  const answer = listOf(columns.answer)
  return `
    with new_answer as (
      insert into idempotency_keys (${answer.into})
      select ${answer.from} from jsonb_populate_record(null::idempotency_keys, $1) x
    ), made as (
      insert into reservations (${into}, booking_number)
      select ${from}, take_booking_number($3) from jsonb_populate_record(null::reservations, $2) x
      returning id, booking_number, status, collection_status, cancel_reason, fixed_rate, chosen_rate, charged_amount,
        paid_amount, refunding_amount
    ), new_items as (
      insert into reservation_items (reservation_id, ${item.into})
      select made.id, ${item.from} from made, jsonb_populate_recordset(null::reservation_items, $4) x
    ), new_event as (
      insert into reservation_events (reservation_id, ${event.into})
      select made.id, ${event.from} from made, jsonb_populate_record(null::reservation_events, $5) x
    ), new_jobs as (
      insert into jobs (kind, payload, dedupe_key, run_at)
      select x.kind, x.payload || jsonb_build_object('reservationId', made.id), x.key || made.id, x."runAt"
      from made, jsonb_to_recordset($6) x (kind text, payload jsonb, key text, "runAt" timestamptz)
    )
    select id, booking_number as "bookingNumber", status, collection_status as "collectionStatus",
      cancel_reason as "cancelReason", fixed_rate as "fixedRate", chosen_rate as "chosenRate",
      charged_amount as "chargedAmount", paid_amount as "paidAmount", refunding_amount as "refundingAmount"
    from made`
}

/**
 * Writes the reservation, its items with their tickets, the first history row, the follow-up jobs and the answer under
 * its idempotency key in one prepared statement: a single round trip keeps the locks short for concurrent bookings.
 */
export async function insertReservation(transaction: Transaction, data: NewReservation): Promise<Inserted> {
  const { bookingPrefix, timeZone } = data.priced.other
  const values = valuesOf(data)
  const { memberId } = data.booker
  const own = {
    reference: data.reference,
    memberId,
    status: 'active',
    holdsStock: true,
    holdsCoupon: true,
    revision: 0,
  }
  const reservation = toColumns(reservations, { ...values, ...own })
  const rows = itemRowsOf(data)
  const items = rows.map((row) => toColumns(reservationItems, row))
  const event = toColumns(reservationEvents, eventOf(data, 'created'))
  const answer = toColumns(idempotencyKeys, data.answer)
  const number = wantBookingNumber(bookingPrefix, data.now, timeZone)
  const parts = [answer, reservation, number, items, event, jobsOf(data)]
  const { rows: found } = await connectionOf(transaction).query<Made>({
    name: 'insert_reservation',
    text: writeStatement({ reservation, item: items[0] ?? {}, event, answer }),
    values: parts.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))),
  })
  const [made] = found
  if (!made) throw new Error('the reservation was not written')
  return {
    row: { ...values, ...own, guestAccessEndedAt: null, ...made },
    items: rows.map(({ item, ticketNumber }) => ({ ...item, ticketNumber })),
  }
}
