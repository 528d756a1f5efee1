import { inArray } from 'drizzle-orm'
import { schema, type Transaction } from '../db/client'
import { mailKeyOf } from '../mail/mail-key'
import { keepAverage } from '../reviews/average'
import type { feedbackOf } from './feedback-of'

const { mails, products, requests, reviews, subscribers, watches } = schema

/** What the desk and the person were mailed about a request repeats it, illness and all. */
const mailKeysOf = (requestId: number): string[] => [
  mailKeyOf({ kind: 'requestReceived', requestId }),
  mailKeyOf({ kind: 'requestForOperator', requestId }),
]

async function deleteReviews(transaction: Transaction, own: ReturnType<typeof feedbackOf>): Promise<number[]> {
  const found = await transaction.select({ productId: reviews.productId }).from(reviews).where(own.reviews)
  const productIds = [...new Set(found.map((row) => row.productId))]
  if (productIds.length === 0) return []
  // The same lock as writing takes, in one order for everybody.
  await transaction
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, productIds))
    .orderBy(products.id)
    .for('update')
  await transaction.delete(reviews).where(own.reviews)
  for (const productId of productIds) await keepAverage(transaction, productId)
  return productIds
}

/**
 * Deletes requests with their papers, reviews, newsletter entries and wishes to be told: no law makes a shop keep an
 * enquiry that became no contract. Answers the products whose reviews have changed.
 */
export async function deleteFeedback(transaction: Transaction, own: ReturnType<typeof feedbackOf>): Promise<number[]> {
  const gone = await transaction.delete(requests).where(own.requests).returning({ id: requests.id })
  const keys = gone.flatMap(({ id }) => mailKeysOf(id))
  if (keys.length > 0) await transaction.delete(mails).where(inArray(mails.dedupeKey, keys))
  await transaction.delete(subscribers).where(own.subscribers)
  await transaction.delete(watches).where(own.watches)
  return deleteReviews(transaction, own)
}
