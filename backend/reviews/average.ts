import { eq, sql } from 'drizzle-orm'
import { type Queryable, schema, type Transaction } from '../platform/database/client'

const { products } = schema

/**
 * Updates and returns the product's rating: sum of the scores ÷ their count, verified reviews only (spec 9). The
 * tenant's average on the home page is updated, too. `is_verified` of migration 0044 is the only definition of a
 * verified review. The triggers of that migration call the same function when a reservation changes.
 */
export async function keepAverage(transaction: Transaction, productId: number) {
  await transaction.execute(sql`select refresh_ratings(array[${productId}::integer])`)
  const [row] = await transaction
    .select({ average: products.ratingAverage, count: products.ratingCount })
    .from(products)
    .where(eq(products.id, productId))
  return { average: row?.average ?? 0, count: row?.count ?? 0 }
}

/**
 * Corrects rows that the previous release wrote: it ignores the end of a service and includes unverified reviews in the
 * average.
 */
export async function recomputeReviews(db: Queryable, today: string): Promise<void> {
  await db.execute(sql`select recompute_reviews(${today}::date)`)
}
