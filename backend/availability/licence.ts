import { connectionOf, type Transaction } from '../platform/database/client'
import { SoldOut, type StockClaim } from './inventory'

const OVERLOADED = `
  select c.product_id from seat_counters c join departure_infants i using (product_id, day, time)
  where c.product_id = $1 and c.day = $2 and c.time = $3 and c.taken + i.infants > $4`

/**
 * Throws `SoldOut` if a departure in `taken` would carry more people than allowed, including the infants of all
 * parties. Call it after the new rows are written: `changeStock` keeps the departure's counter locked until the
 * transaction ends, so the second of two concurrent parties sees the first. A departure that is already oversold stays
 * unchanged, and nobody can be added to it.
 */
export async function requireLicence(transaction: Transaction, taken: readonly StockClaim[]): Promise<void> {
  for (const claim of taken) {
    if (claim.type !== 'seats' || claim.people === null) continue
    const { productId, day, time, people } = claim
    const query = { name: 'overloaded_departure', text: OVERLOADED, values: [productId, day, time, people] }
    const { rowCount } = await connectionOf(transaction).query(query)
    if (rowCount) throw new SoldOut(productId)
  }
}
