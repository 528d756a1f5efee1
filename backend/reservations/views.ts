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

/** The same rows with their items, in their order. */
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

/** A payment of the wrong kind bought nothing: its money is on the way back from the moment it is known. */
function toPaymentState(state: string | undefined): ReservationResult['payment']['paymentState'] {
  if (state === 'mismatch') return 'refunded'
  return STATES.find((known) => known === state) ?? 'pending'
}

/** It came for a reservation that had ended unpaid: `acceptMoney` sends it back. */
function isLate(row: ReservationRow, payment: PaymentRow | undefined): boolean {
  const isIn = payment?.state === 'captured' || payment?.state === 'refunded'
  return isIn && row.status === 'cancelled' && row.cancelReason !== 'cancelled'
}

/** The latest attempt; but one whose money went back does not stand before one that paid. */
function attemptToShow(attempts: readonly PaymentRow[]): PaymentRow | undefined {
  const [latest] = attempts
  const isBack = latest?.state === 'refunded' || latest?.state === 'mismatch'
  return (isBack ? attempts.find((attempt) => attempt.state === 'captured') : undefined) ?? latest
}

/** Without any attempt: where nothing is due at booking, nothing is waited for. */
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

/** The result of a reservation that was made this moment: nobody has tried to pay it. */
export function toNewResult({ row, items }: { row: ReservationRow; items: Items }): ReservationResult {
  const granted = row.discounts ?? NO_DISCOUNTS
  return buildResult(row, toSummary(row, { items, granted, openClaim: null }), [])
}

/** The result as whoever booked sees it, at the price that they pay: of an agency's booking the net price. */
export async function toBookerResult(db: Queryable, row: ReservationRow): Promise<ReservationResult> {
  const attempts = await db.select().from(payments).where(eq(payments.reservationId, row.id)).orderBy(desc(payments.id))
  const [summary] = await listSummaries(db, [row])
  if (!summary) throw new RangeError('each row has its summary')
  return buildResult(row, summary, attempts)
}

/** The result as anybody may see it: of an agency's booking the gross price. */
export async function toResult(db: Queryable, row: ReservationRow): Promise<ReservationResult> {
  return toClientResult(db, row, await toBookerResult(db, row))
}

type Item = ReservationResult['items'][number]

/** Where the person is fetched and with which flight they come is nobody else's business. */
function withoutTraces(item: Item): Item {
  const ride = rideOf(item.choice)
  if (!ride) return { ...item, pickupPlace: null }
  const returnRide = ride.returnRide && { ...ride.returnRide, flightNumber: null }
  return { ...item, pickupPlace: null, choice: { ...ride, flightNumber: null, returnRide } }
}

/** What is personal is left out or cut short. */
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
 * The reference of 192 random bits stands in the addresses of the pages after booking, which are passed on and stay in
 * the browser's history: whoever has it sees what was booked, its sums and its state. What is personal (name, address of
 * mail, card, pick-up, flight) is for the owner alone, as are tickets, voucher and calendar file. Throws `notFound`
 * for a reference nobody was given.
 */
export async function requireResult(db: Queryable, reference: string, owner: Owner): Promise<ReservationResult> {
  const [row] = await db.select().from(reservations).where(eq(reservations.reference, reference))
  if (!row) throw new ApiError('notFound')
  const viewer = owner.booker?.memberId ?? null
  const result = await (isForClient(row, viewer) ? toResult(db, row) : toBookerResult(db, row))
  return rightsOf(owner, row) === 'none' ? maskPerson(result) : result
}
