import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { rideOf } from '@/domain/basket/choice-of'
import { isZero } from '@/domain/money/amount'
import { offersDeposit } from '@/domain/pricing/deposit'
import { NO_DISCOUNTS, toDiscountRates } from '@/domain/pricing/granted-discounts'
import type { GrantedDiscounts } from '@/domain/pricing/reprice'
import { collectionOf, keptOf } from '@/domain/reservations/balance'
import type { ReservationResult, ReservationSummary } from '@/domain/reservations/schema'
import { toCollectionCode, toReservationStatus } from '@/domain/reservations/status'
import { isLocale } from '@/domain/shared/locales'
import { type Queryable, schema } from '../platform/database/client'
import type { Owner } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { isForClient, toClientResult } from './client-view'
import { readGranted } from './granted-discounts'
import { rightsOf } from './ownership'
import { toBookedItem } from './terms'

const { paymentNotifications, payments, reservationItems, reservations } = schema

type ReservationRow = typeof reservations.$inferSelect
type PaymentRow = typeof payments.$inferSelect
type Items = ReservationSummary['items']

const METHODS = ['card', 'bankTransfer', 'onArrival'] as const
const STATES = ['pending', 'redirect', 'captured', 'declined', 'unknown', 'refunded'] as const

async function itemsOf(db: Queryable, ids: number[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(reservationItems)
          .where(inArray(reservationItems.reservationId, ids))
          .orderBy(asc(reservationItems.position))
  const items = new Map<number, Items>()
  for (const row of rows) {
    items.set(row.reservationId, [
      ...(items.get(row.reservationId) ?? []),
      { ...toBookedItem(row), ticketNumber: row.ticketNumber },
    ])
  }
  return items
}

async function openClaimsOf(db: Queryable, ids: number[]): Promise<Map<number, ReservationSummary['openClaim']>> {
  if (ids.length === 0) return new Map()
  const isOpen = and(inArray(paymentNotifications.reservationId, ids), eq(paymentNotifications.state, 'claimed'))
  const rows = await db.select().from(paymentNotifications).where(isOpen)
  return new Map(
    rows.map(({ reservationId, amount, currency, paidOn }) => [reservationId, { amount, currency, paidOn }]),
  )
}

interface Parts {
  items: Items
  granted: GrantedDiscounts
  openClaim: ReservationSummary['openClaim']
}

function toSummary(row: ReservationRow, { items, granted, openClaim }: Parts): ReservationSummary {
  return {
    id: row.id,
    reference: row.reference,
    bookingNumber: row.bookingNumber,
    reservationStatus: toReservationStatus(row.status),
    collectionStatus: toCollectionCode(collectionOf({ ...row, total: row.fixed.totals.grandTotal })),
    awaitsConfirmation: row.awaitsConfirmation,
    salesMethod: 'direct',
    paymentMethod: METHODS.find((method) => method === row.paymentMethod) ?? 'card',
    paymentPlan: row.paymentPlan === 'full' ? 'full' : 'deposit',
    hasPlanChoice: offersDeposit(
      items.map(({ payment }) => ({ paymentPlan: payment.paymentPlan, depositRate: payment.depositPercent })),
    ),
    discountRates: toDiscountRates(granted),
    instalments: row.instalments,
    locale: isLocale(row.locale) ? row.locale : 'en',
    items,
    settlement: row.fixedCurrency,
    chosenCurrency: row.chosen.currency,
    fixed: row.fixed,
    chosen: row.chosen,
    fixedRate: row.fixedRate,
    chosenRate: row.chosenRate,
    paid: { amount: keptOf(row), currency: row.fixedCurrency },
    refunding: { amount: row.refundingAmount, currency: row.fixedCurrency },
    createdAt: row.createdAt.toISOString(),
    revision: row.revision,
    payUntil: row.payUntil?.toISOString() ?? null,
    openClaim,
  }
}

/** Returns the summaries of the rows with their items, in the same order. */
export async function listSummaries(db: Queryable, rows: readonly ReservationRow[]): Promise<ReservationSummary[]> {
  const ids = rows.map((row) => row.id)
  const [items, claims, granted] = await Promise.all([
    itemsOf(db, ids),
    openClaimsOf(db, ids),
    Promise.all(rows.map((row) => readGranted(db, row))),
  ])
  return rows.map((row, index) =>
    toSummary(row, {
      items: items.get(row.id) ?? [],
      granted: granted[index] ?? NO_DISCOUNTS,
      openClaim: claims.get(row.id) ?? null,
    }),
  )
}

/** A member's reservations, newest first. */
export async function listReservationsOf(db: Queryable, memberId: number): Promise<ReservationSummary[]> {
  const rows = await db
    .select()
    .from(reservations)
    .where(eq(reservations.memberId, memberId))
    .orderBy(desc(reservations.id))
  return listSummaries(db, rows)
}

/** A mismatched payment shows as `refunded`: its refund is owed from the moment the mismatch is detected. */
function toPaymentState(state: string | undefined): ReservationResult['payment']['paymentState'] {
  if (state === 'mismatch') return 'refunded'
  return STATES.find((known) => known === state) ?? 'pending'
}

/** Whether the money came after the reservation had ended unpaid; `acceptMoney` refunds it. */
function isLate(row: ReservationRow, payment: PaymentRow | undefined): boolean {
  const isIn = payment?.state === 'captured' || payment?.state === 'refunded'
  return isIn && row.status === 'cancelled' && row.cancelReason !== 'cancelled'
}

/** Returns the latest attempt, unless it was refunded and an earlier one was captured. */
function attemptToShow(attempts: readonly PaymentRow[]): PaymentRow | undefined {
  const [latest] = attempts
  const isBack = latest?.state === 'refunded' || latest?.state === 'mismatch'
  return (isBack ? attempts.find((attempt) => attempt.state === 'captured') : undefined) ?? latest
}

/** State without any attempt: `captured` if nothing is due at booking. */
const stateWithout = ({ chargedAmount }: ReservationRow) => (isZero(chargedAmount) ? 'captured' : undefined)

function toPayment(row: ReservationRow, payment: PaymentRow | undefined): ReservationResult['payment'] {
  return {
    paymentState: isLate(row, payment) ? 'refunded' : toPaymentState(payment?.state ?? stateWithout(row)),
    reason: isLate(row, payment) ? 'late' : (payment?.reason ?? null),
    brand: payment?.cardBrand ?? null,
    lastFour: payment?.lastFour ?? null,
    amount: payment?.paidAmount ?? row.chargedAmount,
    currency: row.fixedCurrency,
  }
}

function buildResult(
  row: ReservationRow,
  summary: ReservationSummary,
  attempts: readonly PaymentRow[],
): ReservationResult {
  const guest = { firstName: row.guest.firstName, email: row.guest.email }
  return { ...summary, bookedBy: null, guest, payment: toPayment(row, attemptToShow(attempts)) }
}

/** The result of a new reservation, which has no payment attempts yet. */
export function toNewResult({ row, items }: { row: ReservationRow; items: Items }): ReservationResult {
  const granted = row.discounts ?? NO_DISCOUNTS
  return buildResult(row, toSummary(row, { items, granted, openClaim: null }), [])
}

/** The result for the booker, at the booker's price (net price for an agency). */
export async function toBookerResult(db: Queryable, row: ReservationRow): Promise<ReservationResult> {
  const attempts = await db.select().from(payments).where(eq(payments.reservationId, row.id)).orderBy(desc(payments.id))
  const [summary] = await listSummaries(db, [row])
  if (!summary) throw new RangeError('each row has its summary')
  return buildResult(row, summary, attempts)
}

/** The result for anybody, with the gross price of an agency's booking. */
export async function toResult(db: Queryable, row: ReservationRow): Promise<ReservationResult> {
  return toClientResult(db, row, await toBookerResult(db, row))
}

type Item = ReservationResult['items'][number]

/** Removes the pick-up place and the flight numbers, which only the owner may see. */
function withoutTraces(item: Item): Item {
  const ride = rideOf(item.choice)
  if (!ride) return { ...item, pickupPlace: null }
  const returnRide = ride.returnRide && { ...ride.returnRide, flightNumber: null }
  return { ...item, pickupPlace: null, choice: { ...ride, flightNumber: null, returnRide } }
}

/** Removes or masks personal data. */
function maskPerson(result: ReservationResult): ReservationResult {
  const [name = '', host = ''] = result.guest.email.split('@')
  const guest = { firstName: '', email: `${name.slice(0, 1)}•••@${host}` }
  return {
    ...result,
    guest,
    items: result.items.map(withoutTraces),
    payment: { ...result.payment, brand: null, lastFour: null },
  }
}

/**
 * Returns the result. The reference (192 random bits) is part of the URLs after booking, which are shared and stay in
 * the browser history: its holder sees the booked items, the amounts and the state. Personal data (name, mail address,
 * card, pick-up, flight), tickets, voucher and calendar file are for the owner alone. Throws `notFound` for an unknown
 * reference.
 */
export async function requireResult(db: Queryable, reference: string, owner: Owner): Promise<ReservationResult> {
  const [row] = await db.select().from(reservations).where(eq(reservations.reference, reference))
  if (!row) throw new ApiError('notFound')
  const viewer = owner.booker?.memberId ?? null
  const result = await (isForClient(row, viewer) ? toResult(db, row) : toBookerResult(db, row))
  return rightsOf(owner, row) === 'none' ? maskPerson(result) : result
}
