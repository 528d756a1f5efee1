import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { ReservationResult, ReservationSummary } from '@/domain/reservations/schema'
import { toReservationStatus } from '@/domain/reservations/status'
import { isLocale } from '@/domain/shared/locales'
import { type Queryable, schema } from '../db/client'
import { ApiError } from '../http/errors'

const { payments, reservationItems, reservations } = schema

type ReservationRow = typeof reservations.$inferSelect
type PaymentRow = typeof payments.$inferSelect

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
  const items = new Map<number, ReservationSummary['items']>()
  for (const row of rows) {
    items.set(row.reservationId, [
      ...(items.get(row.reservationId) ?? []),
      { ...row.item, ticketNumber: row.ticketNumber },
    ])
  }
  return items
}

function toSummary(row: ReservationRow, items: ReservationSummary['items']): ReservationSummary {
  return {
    id: row.id,
    reference: row.reference,
    bookingNumber: row.bookingNumber,
    reservationStatus: toReservationStatus(row.status),
    collectionStatus: row.collectionStatus,
    paymentMethod: METHODS.find((method) => method === row.paymentMethod) ?? 'card',
    paymentPlan: row.paymentPlan === 'full' ? 'full' : 'deposit',
    locale: isLocale(row.locale) ? row.locale : 'en',
    items,
    fixed: row.fixed,
    chosen: row.chosen,
    fixedRate: row.fixedRate,
    chosenRate: row.chosenRate,
    paid: { amount: row.paidAmount, currency: row.fixedCurrency },
    createdAt: row.createdAt.toISOString(),
    payUntil: row.payUntil?.toISOString() ?? null,
  }
}

/** A member's reservations, newest first. */
export async function listReservationsOf(db: Queryable, memberId: number): Promise<ReservationSummary[]> {
  const rows = await db
    .select()
    .from(reservations)
    .where(eq(reservations.memberId, memberId))
    .orderBy(desc(reservations.id))
  const items = await itemsOf(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => toSummary(row, items.get(row.id) ?? []))
}

function toPayment(row: ReservationRow, payment: PaymentRow | undefined): ReservationResult['payment'] {
  return {
    paymentState: STATES.find((state) => state === payment?.state) ?? 'pending',
    reason: payment?.reason ?? null,
    brand: payment?.cardBrand ?? null,
    lastFour: payment?.lastFour ?? null,
    amount: payment?.paidAmount ?? row.chargedAmount,
    currency: row.fixedCurrency,
  }
}

export async function toResult(db: Queryable, row: ReservationRow): Promise<ReservationResult> {
  const items = await itemsOf(db, [row.id])
  const [payment] = await db
    .select()
    .from(payments)
    .where(eq(payments.reservationId, row.id))
    .orderBy(desc(payments.id))
    .limit(1)
  const guest = { firstName: row.guest.firstName, email: row.guest.email }
  return { ...toSummary(row, items.get(row.id) ?? []), guest, payment: toPayment(row, payment) }
}

/** Throws `notFound` for a reference nobody was given. */
export async function requireResult(db: Queryable, reference: string): Promise<ReservationResult> {
  const [row] = await db.select().from(reservations).where(eq(reservations.reference, reference))
  if (!row) throw new ApiError('notFound')
  return toResult(db, row)
}

/** By number and e-mail or surname; a wrong pair is as unknown as no pair (decisions 8). */
export async function enquireBooking(
  db: Queryable,
  bookingNumber: string,
  contact: string,
): Promise<ReservationResult> {
  const [row] = await db.select().from(reservations).where(eq(reservations.bookingNumber, bookingNumber.toUpperCase()))
  const fold = (value: string) => value.trim().toLowerCase()
  const isTheirs = row && [row.guest.email, row.guest.lastName].some((value) => fold(value) === fold(contact))
  if (!row || !isTheirs) throw new ApiError('notFound')
  return toResult(db, row)
}
