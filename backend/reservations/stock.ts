import { eq } from 'drizzle-orm'
import { compareDepartures, type Departure, releaseSeats, takeSeats } from '../availability/stock'
import { returnCoupon } from '../basket/coupons'
import { type AvailableSelection, type CheckedSelection, seatsOf } from '../basket/selections'
import { schema, type Transaction } from '../db/client'
import { ApiError } from '../http/errors'

const { reservationItems, reservations } = schema

/** Refuses a reservation of which any item cannot be had any more; the answer says which. */
export function requireAvailable(checked: readonly CheckedSelection[]): void {
  const problems = checked.flatMap((entry, index) => (entry.ok ? [] : [{ index, problem: entry.problem }]))
  if (problems.length > 0 || checked.length === 0) throw new ApiError('soldOut', { data: { items: problems } })
}

function departureOf({ selection, session }: AvailableSelection): Departure {
  return { productId: selection.productId, day: selection.date, time: session.time }
}

/** Takes the seats of every item or none: a refusal rolls the transaction back. */
export async function takeStock(transaction: Transaction, items: readonly AvailableSelection[]): Promise<void> {
  const ordered = [...items].sort((left, right) => compareDepartures(departureOf(left), departureOf(right)))
  for (const item of ordered) {
    const taken = await takeSeats(transaction, departureOf(item), seatsOf(item.selection), item.session.capacity)
    if (!taken)
      throw new ApiError('soldOut', { data: { items: [{ productId: item.selection.productId, problem: 'full' }] } })
  }
}

/**
 * Gives back what a reservation holds, once: the flag is turned under the row's lock, so that a job, a cancellation
 * and a declined card may all ask for it.
 */
export async function releaseStock(transaction: Transaction, reservationId: number): Promise<boolean> {
  const [reservation] = await transaction
    .select()
    .from(reservations)
    .where(eq(reservations.id, reservationId))
    .for('update')
  if (!reservation?.holdsStock) return false
  const items = await transaction
    .select()
    .from(reservationItems)
    .where(eq(reservationItems.reservationId, reservationId))
  const held = items
    .filter((item) => item.time !== null)
    .map((item) => ({
      departure: { productId: item.productId, day: item.day, time: item.time ?? '' },
      seats: item.seats,
    }))
    .sort((left, right) => compareDepartures(left.departure, right.departure))
  for (const { departure, seats } of held) await releaseSeats(transaction, departure, seats)
  await transaction.update(reservations).set({ holdsStock: false }).where(eq(reservations.id, reservationId))
  if (reservation.couponCode) await returnCoupon(transaction, reservation.couponCode)
  return true
}
