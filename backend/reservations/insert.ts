import { type SQL, sql } from 'drizzle-orm'
import { seatsOf } from '@/domain/basket/selection'
import type { Rate } from '@/domain/money/rates'
import { buildCancellationPolicy } from '@/domain/reservations/cancellation'
import type { ReservationSummary } from '@/domain/reservations/schema'
import type { ParsedRequestOf } from '@/domain/wire/call'
import type { bookingCalls } from '@/domain/wire/calls-booking'
import type { Attribution } from '../agency/attribution'
import type { priceBasket } from '../basket/quote'
import type { QuotePayload } from '../basket/quote-token'
import type { AvailableSelection } from '../basket/selections'
import { schema, type Transaction } from '../db/client'
import type { Booker } from '../http/context'
import { sha256 } from '../http/secrets'
import { actorOf } from './actor'
import { newTicketNumber, takeBookingNumber } from './numbers'
import type { ReservationRow } from './terms'

const { idempotencyKeys, jobs, reservationEvents, reservationItems, reservations } = schema

export interface NewReservation {
  /** Opaque and unguessable. */
  reference: string
  /** Keeps the reference under the key of whoever sends the same again. */
  answer: typeof idempotencyKeys.$inferInsert
  request: ParsedRequestOf<typeof bookingCalls.createReservation>
  quote: QuotePayload
  priced: Awaited<ReturnType<typeof priceBasket>>
  booker: Booker
  attribution: Attribution
  /** Hashes of the texts that were agreed to. */
  agreedTexts: string[]
  payUntil: number | null
  now: number
}

export interface Inserted {
  row: ReservationRow
  items: ReservationSummary['items']
}

/** The rule that holds today is what was agreed to, whatever the operator changes later. */
function policyOf(available: AvailableSelection | undefined) {
  return available ? buildCancellationPolicy(available.product) : null
}

function sellingRate(rates: readonly Rate[], code: string): string {
  return rates.find((rate) => rate.bankCode === code)?.sell ?? '1'
}

/** What is to happen by itself: the places go back where nobody pays in time, and who pays later is written to. */
function jobsOf({ request, payUntil, now }: NewReservation, reservationId: SQL<number>) {
  const payload = sql<Record<string, unknown>>`jsonb_build_object('reservationId', ${reservationId})`
  const mail = sql<Record<string, unknown>>`${payload} || '{"kind": "reservationReceived"}'`
  return [
    ...(payUntil === null ? [] : [{ kind: 'lapseReservation', payload, key: 'lapse:', runAt: payUntil }]),
    ...(request.paymentMethod === 'card' ? [] : [{ kind: 'mail', payload: mail, key: 'mail:received:', runAt: now }]),
  ].map(({ key, runAt, ...job }) => ({
    ...job,
    dedupeKey: sql<string>`${key}::text || ${reservationId}`,
    runAt: new Date(runAt),
  }))
}

/** What a request, its price and this moment make of a reservation, be it a new one or one that is taken up again. */
export function valuesOf(data: NewReservation) {
  const { request, quote, priced, now } = data
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
    fixed: priced.fixed,
    chosen: priced.chosen,
    fixedCurrency: priced.settlement,
    fixedRate: sellingRate(quote.rates, priced.settlement),
    chosenRate: sellingRate(quote.rates, quote.chosenCurrency),
    chargedAmount: priced.fixed.charged,
    agreements,
    ...data.attribution,
    awaitsConfirmation: priced.items.some((item) => !item.instantConfirmation),
    createdAt: new Date(now),
    payUntil: data.payUntil === null ? null : new Date(data.payUntil),
  }
}

/** Its items, with tickets of their own. */
export function itemRowsOf<I extends number | SQL<number>>({ priced }: NewReservation, reservationId: I) {
  return priced.items.map((item, position) => ({
    reservationId,
    position,
    productId: item.productId,
    kind: item.kind,
    day: item.date,
    endDay: item.endDate,
    time: item.startTime,
    pax: item.pax,
    seats: seatsOf(item.pax),
    item,
    cancellation: policyOf(priced.available[position]),
    ticketNumber: newTicketNumber(priced.other.bookingPrefix),
  }))
}

/** The line of its history. */
export function eventOf<I extends number | SQL<number>>(data: NewReservation, reservationId: I, event: string) {
  const { request, priced, booker, attribution, now } = data
  return {
    reservationId,
    at: new Date(now),
    actor: actorOf(booker),
    event,
    data: {
      paymentMethod: request.paymentMethod,
      fixedTotal: priced.fixed.totals.grandTotal,
      instalments: request.instalments,
      ...(attribution.agencyId === null ? {} : { agencyId: attribution.agencyId }),
    },
  }
}

/**
 * Writes the reservation, its items with their tickets, the first line of its history, the jobs that follow from it
 * and the answer under its key,
 * all in one statement: whoever books meanwhile is not kept waiting by a number of journeys to the database.
 */
export async function insertReservation(transaction: Transaction, data: NewReservation): Promise<Inserted> {
  const { bookingPrefix, timeZone } = data.priced.other
  const made = transaction.$with('made').as(
    transaction
      .insert(reservations)
      .values({
        ...valuesOf(data),
        reference: data.reference,
        bookingNumber: takeBookingNumber(bookingPrefix, data.now, timeZone),
        memberId: data.booker.memberId,
        status: 'active',
      })
      .returning(),
  )
  const reservationId = sql<number>`(select id from ${made})`
  const rows = itemRowsOf(data, reservationId)
  const items = transaction
    .$with('new_items')
    .as(transaction.insert(reservationItems).values(rows).returning({ id: reservationItems.id }))
  const event = transaction.insert(reservationEvents).values(eventOf(data, reservationId, 'created'))
  const events = transaction.$with('new_event').as(event.returning({ id: reservationEvents.id }))
  const due = transaction
    .$with('new_jobs')
    .as(transaction.insert(jobs).values(jobsOf(data, reservationId)).returning({ id: jobs.id }))
  const answer = transaction
    .$with('new_answer')
    .as(transaction.insert(idempotencyKeys).values(data.answer).returning({ key: idempotencyKeys.key }))
  const [row] = await transaction.with(answer, made, items, events, due).select().from(made)
  if (!row) throw new Error('the reservation was not written')
  return { row, items: rows.map(({ item, ticketNumber }) => ({ ...item, ticketNumber })) }
}
