import { eq, sql } from 'drizzle-orm'
import { type Queryable, schema, type Transaction } from '../platform/database/client'

const { products } = schema

/**
 * Spec 9: sum of the scores ÷ their count, of verified reviews alone, kept on the product; the shop's own average on the
 * home page follows. `is_verified` of migration 0044 is the only rule; its triggers call the same function when a
 * reservation changes.
 */
export async function keepAverage(transaction: Transaction, productId: number) {
  await transaction.execute(sql`select refresh_ratings(array[${productId}::integer])`)
  const [row] = await transaction
    .select({ average: products.ratingAverage, count: products.ratingCount })
    .from(products)
    .where(eq(products.id, productId))
  return { average: row?.average ?? 0, count: row?.count ?? 0 }
}

/** Heals what the former release wrote: it knows neither the end of a service nor unverified reviews in an average. */
export async function recomputeReviews(db: Queryable, today: string): Promise<void> {
  await db.execute(sql`select recompute_reviews(${today}::date)`)
}
