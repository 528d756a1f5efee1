import { eq, inArray } from 'drizzle-orm'
import { assignUnits, changeStock, claimsOf, requireLicence, SoldOut, type StockClaim } from '../availability/service'
import { schema, type Transaction } from '../platform/database/client'

const { products, productSessions, reservationItems, reservations } = schema

/** What the items of a reservation want of the stock, by what their products are today. */
async function claimsOfItems(transaction: Transaction, reservationId: number): Promise<StockClaim[]> {
  const rows = await transaction
    .select()
    .from(reservationItems)
    .innerJoin(products, eq(products.id, reservationItems.productId))
    .where(eq(reservationItems.reservationId, reservationId))
  const ids = rows.map(({ products: product }) => product.id)
  const sessions = await transaction.select().from(productSessions).where(inArray(productSessions.productId, ids))
  return rows.flatMap(({ reservation_items: { item }, products: product }) => {
    const session = sessions.find(({ productId, time }) => productId === product.id && time === item.session)
    return claimsOf(product, item, session?.capacity ?? 0)
  })
}

/**
 * Money arrived for a reservation that had lapsed: takes its stock again if all of it is still free. False leaves the
 * stock untouched (a savepoint), and the money goes back.
 */
export async function reacquireInventory(transaction: Transaction, reservationId: number): Promise<boolean> {
  const take = await claimsOfItems(transaction, reservationId)
  try {
    await transaction.transaction(async (savepoint) => {
      const units = await changeStock(savepoint, { take })
      await assignUnits(savepoint, units, { reservationId })
      await savepoint.update(reservations).set({ holdsStock: true }).where(eq(reservations.id, reservationId))
      await requireLicence(savepoint, take)
    })
  } catch (error) {
    if (error instanceof SoldOut) return false
    throw error
  }
  return true
}
