import { and, eq, sql } from 'drizzle-orm'
import type { PlainDate } from '@/domain/dates/plain-date'
import { schema, type Transaction } from '../db/client'

const { seatCounters } = schema

export interface Departure {
  productId: number
  day: PlainDate
  time: string
}

/**
 * Takes seats of a departure, or answers false when there are not enough. One conditional statement on one row: the
 * database decides between two takers, and the table's CHECK holds whatever else goes wrong. Take several departures
 * in the order of `compareDepartures`, so that two baskets cannot wait for each other.
 */
export async function takeSeats(
  transaction: Transaction,
  departure: Departure,
  seats: number,
  capacity: number,
): Promise<boolean> {
  if (seats > capacity) return false
  const { productId, day, time } = departure
  const rows = await transaction
    .insert(seatCounters)
    .values({ productId, day, time, capacity, taken: seats })
    .onConflictDoUpdate({
      target: [seatCounters.productId, seatCounters.day, seatCounters.time],
      set: { taken: sql`${seatCounters.taken} + ${seats}` },
      setWhere: sql`${seatCounters.taken} + ${seats} <= ${seatCounters.capacity}`,
    })
    .returning()
  return rows.length === 1
}

export async function releaseSeats(transaction: Transaction, departure: Departure, seats: number): Promise<void> {
  await transaction
    .update(seatCounters)
    .set({ taken: sql`${seatCounters.taken} - ${seats}` })
    .where(
      and(
        eq(seatCounters.productId, departure.productId),
        eq(seatCounters.day, departure.day),
        eq(seatCounters.time, departure.time),
      ),
    )
}

export function compareDepartures(left: Departure, right: Departure): number {
  return left.productId - right.productId || left.day.localeCompare(right.day) || left.time.localeCompare(right.time)
}
