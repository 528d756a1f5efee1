import { eq } from 'drizzle-orm'
import { changeStock, type HeldStock, heldStockOf, SoldOut } from '../availability/service'
import type { CheckedSelection } from '../basket/service'
import { returnCoupon } from '../basket/service'
import { schema, type Transaction } from '../platform/database/client'
import { ApiError } from '../platform/http/errors'
import { withdrawDateRequest } from './date-requests'

const { reservationItems, reservations } = schema

/** Refuses a reservation of which any item cannot be had any more; the answer says which and what else could be. */
export function requireAvailable(checked: readonly CheckedSelection[]): void {
  const problems = checked.flatMap((entry, index) =>
    entry.ok ? [] : [{ index, problem: entry.problem, nearestOpen: entry.nearestOpen, limit: entry.limit }],
  )
  if (problems.length > 0 || checked.length === 0) throw new ApiError('soldOut', { data: { items: problems } })
}

/** The refusal of the API for stock that somebody else took in the meantime. */
export function toSoldOut(error: unknown): never {
  if (!(error instanceof SoldOut)) throw error
  throw new ApiError('soldOut', { data: { items: [{ productId: error.productId, problem: 'full' }] } })
}

/** What a reservation had, to be given back by `changeStock` and `returnCoupon`, in that order. */
export interface GivenUp {
  stock: HeldStock[]
  couponCode: string | null
}

/**
 * Turns the reservation's flag and answers what it had; null when it has nothing. The flag is turned under the row's
 * lock, so that a job, a cancellation and a declined card may all ask for it and the stock goes back once.
 */
export async function giveUpStock(transaction: Transaction, reservationId: number): Promise<GivenUp | null> {
  const [reservation] = await transaction
    .select()
    .from(reservations)
    .where(eq(reservations.id, reservationId))
    .for('update')
  if (!reservation?.holdsStock) return null
  await transaction.update(reservations).set({ holdsStock: false }).where(eq(reservations.id, reservationId))
  const items = await transaction
    .select()
    .from(reservationItems)
    .where(eq(reservationItems.reservationId, reservationId))
  return {
    stock: [
      ...items.flatMap(({ item }) => heldStockOf(item, { reservationId })),
      ...(await withdrawDateRequest(transaction, reservationId)),
    ],
    couponCode: reservation.holdsCoupon ? reservation.couponCode : null,
  }
}

/** Gives back what a reservation holds, once; false when it held nothing. */
export async function releaseStock(transaction: Transaction, reservationId: number): Promise<boolean> {
  const given = await giveUpStock(transaction, reservationId)
  if (!given) return false
  await changeStock(transaction, { release: given.stock })
  if (given.couponCode) await returnCoupon(transaction, given.couponCode)
  return true
}
