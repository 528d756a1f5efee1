import { eq } from 'drizzle-orm'
import { changeStock, type HeldStock, heldStockOf, SoldOut } from '../availability/service'
import type { CheckedSelection } from '../basket/service'
import { returnCoupon } from '../basket/service'
import { schema, type Transaction } from '../platform/database/client'
import { ApiError } from '../platform/http/errors'
import { withdrawDateRequest } from './date-requests'

const { reservationItems, reservations } = schema

/** Throws `soldOut` if any item is not available; the error data names the items and the alternatives. */
export function requireAvailable(checked: readonly CheckedSelection[]): void {
  const problems = checked.flatMap((entry, index) =>
    entry.ok ? [] : [{ index, problem: entry.problem, nearestOpen: entry.nearestOpen, limit: entry.limit }],
  )
  if (problems.length > 0 || checked.length === 0) throw new ApiError('soldOut', { data: { items: problems } })
}

/** Maps `SoldOut` (somebody else took the stock meanwhile) to the API error `soldOut`; rethrows any other error. */
export function toSoldOut(error: unknown): never {
  if (!(error instanceof SoldOut)) throw error
  throw new ApiError('soldOut', { data: { items: [{ productId: error.productId, problem: 'full' }] } })
}

/** Stock and coupon of a reservation, to be released by `changeStock` and then `returnCoupon`, in that order. */
export interface GivenUp {
  stock: HeldStock[]
  couponCode: string | null
}

/**
 * Clears the reservation's `holdsStock` flag and returns what it held; null if it held nothing. The row lock makes this
 * idempotent: a job, a cancellation and a declined card may all call it, and the stock is released once.
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

/** Releases the stock and coupon of a reservation once; false if it held nothing. */
export async function releaseStock(transaction: Transaction, reservationId: number): Promise<boolean> {
  const given = await giveUpStock(transaction, reservationId)
  if (!given) return false
  await changeStock(transaction, { release: given.stock })
  if (given.couponCode) await returnCoupon(transaction, given.couponCode)
  return true
}
