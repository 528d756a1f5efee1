import { asc, eq } from 'drizzle-orm'
import type { BasketItem } from '@/domain/basket/schema'
import { type Departure, isSameDeparture } from '@/domain/basket/selection'
import { getServiceInstants, getServiceTimes } from '@/domain/basket/service-times'
import { type LocalDateTime, toEpoch } from '@/domain/dates/zone'
import { keptOf } from '@/domain/reservations/balance'
import { DEFAULT_POLICY, FULL_REFUND_POLICY } from '@/domain/reservations/cancellation'
import type { RefundInput, RefundLine } from '@/domain/reservations/refund-quote'
import { endOfSale } from '@/domain/reservations/transfer-deadline'
import { type Queryable, schema } from '../platform/database/client'
import { ApiError } from '../platform/http/errors'

const { products, reservationItems, reservations } = schema

export type ReservationRow = typeof reservations.$inferSelect
export type ItemRow = typeof reservationItems.$inferSelect

export function readItems(db: Queryable, reservationId: number): Promise<ItemRow[]> {
  return db
    .select()
    .from(reservationItems)
    .where(eq(reservationItems.reservationId, reservationId))
    .orderBy(asc(reservationItems.position))
}

/**
 * Builds the booked item from its row; a date change writes the columns. Items of earlier releases have no damage
 * deposit.
 */
export function toBookedItem({ item, day, time }: Pick<ItemRow, 'item' | 'day' | 'time'>): BasketItem {
  return { ...item, date: day, startTime: time ?? item.startTime ?? null, damageDeposit: item.damageDeposit ?? null }
}

/**
 * Throws `departureBooked` when another item already has the departure `to`. A reservation, like a basket, contains a
 * departure once, so that a party split into lines cannot earn the discount of several bookings.
 */
export function requireOtherDeparture(items: readonly ItemRow[], changed: Pick<ItemRow, 'id'>, to: Departure): void {
  const others = items.filter(({ id }) => id !== changed.id)
  if (others.some((item) => isSameDeparture(toBookedItem(item), to))) throw new ApiError('departureBooked')
}

/** Start of an item in the tenant's local time. */
export function startOf(row: ItemRow): LocalDateTime {
  return getServiceTimes(toBookedItem(row)).start
}

/** Start of an item in epoch milliseconds. */
export function startEpochOf(row: ItemRow, zone: string): number {
  return toEpoch(getServiceInstants(toBookedItem(row), zone).startsAt)
}

function toLine(row: ReservationRow, item: ItemRow, index: number): RefundLine {
  const line = row.fixed.lines[index]
  const { paymentPlan, depositPercent } = item.item.payment
  return {
    deposit: line?.deposit ?? '0.00',
    balance: line?.balance ?? '0.00',
    depositRate: paymentPlan === 'full' ? 100 : depositPercent,
    wasDueInFull: row.paymentPlan === 'full',
    startsAt: startOf(item),
    // While the operator may still decline, the traveller may cancel at no cost.
    policy: row.awaitsConfirmation ? FULL_REFUND_POLICY : (item.cancellation ?? DEFAULT_POLICY),
  }
}

/** Returns the input of the refund rules. Money that is already being refunded is excluded. */
export function toRefundInput(row: ReservationRow, items: readonly ItemRow[], zone: string): RefundInput {
  return {
    paid: keptOf(row),
    instalmentDifference: row.fixed.totals.instalmentDifference,
    lines: items.map((item, index) => toLine(row, item, index)),
    zone,
  }
}

/** The first start of its items, as epoch milliseconds. */
export function firstStartOf(items: readonly ItemRow[], zone: string): number {
  return Math.min(...items.map((item) => startEpochOf(item, zone)))
}

/** When the first sale of a reservation's items ends, as epoch milliseconds. */
export async function readEndOfSale(db: Queryable, reservationId: number, zone: string): Promise<number> {
  const rows = await db
    .select({ item: reservationItems, cutoffMinutes: products.cutoffMinutes })
    .from(reservationItems)
    .innerJoin(products, eq(products.id, reservationItems.productId))
    .where(eq(reservationItems.reservationId, reservationId))
  const saleOf = ({ item, cutoffMinutes }: (typeof rows)[number]) => ({
    startsAt: getServiceInstants(toBookedItem(item), zone).startsAt,
    cutoffMinutes,
  })
  return endOfSale(rows.map(saleOf))
}
