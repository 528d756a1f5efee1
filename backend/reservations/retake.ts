import { eq } from 'drizzle-orm'
import { compareDepartures, takeSeats } from '../availability/stock'
import { schema, type Transaction } from '../db/client'

const { productSessions, reservationItems, reservations } = schema

/**
 * Money arrived for a reservation that had lapsed: takes its seats again if all are still free. False leaves the
 * stock untouched (a savepoint), and the money goes back.
 */
export async function takeSeatsAgain(transaction: Transaction, reservationId: number): Promise<boolean> {
  const items = await transaction
    .select()
    .from(reservationItems)
    .where(eq(reservationItems.reservationId, reservationId))
  const departures = items
    .map((item) => ({ productId: item.productId, day: item.day, time: item.time ?? '', seats: item.seats }))
    .sort(compareDepartures)
  try {
    await transaction.transaction(async (savepoint) => {
      for (const departure of departures) {
        const sessions = await savepoint
          .select()
          .from(productSessions)
          .where(eq(productSessions.productId, departure.productId))
        const capacity = sessions.find((session) => session.time === departure.time)?.capacity ?? 0
        if (!(await takeSeats(savepoint, departure, departure.seats, capacity))) throw new SoldOut()
      }
    })
  } catch (error) {
    if (error instanceof SoldOut) return false
    throw error
  }
  await transaction.update(reservations).set({ holdsStock: true }).where(eq(reservations.id, reservationId))
  return true
}

class SoldOut extends Error {}
