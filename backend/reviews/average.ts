import { eq, sql } from 'drizzle-orm'
import { averageRating } from '@/domain/pricing/average-rating'
import { schema, type Transaction } from '../db/client'

const { products, reviews } = schema

/** Spec 9: sum of the scores ÷ their count, kept on the product; the shop's own average on the home page follows. */
export async function keepAverage(transaction: Transaction, productId: number) {
  const scores = await transaction
    .select({ score: reviews.score })
    .from(reviews)
    .where(eq(reviews.productId, productId))
  const average = averageRating(scores.map((row) => row.score)) ?? 0
  const count = scores.length
  await transaction
    .update(products)
    .set({ ratingAverage: average, ratingCount: count })
    .where(eq(products.id, productId))
  await transaction.execute(sql`
    update settings set value = jsonb_set(value, '{reviews}', (
      select jsonb_build_object('average', coalesce(round(avg(score)::numeric, 2), 0), 'count', count(*)) from reviews
    )) where section = 'home'`)
  return { average, count }
}
