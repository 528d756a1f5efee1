import { inArray, sql } from 'drizzle-orm'
import { schema, type Transaction } from '../platform/database/client'
import { keepAverage } from '../reviews/service'
import type { feedbackOf } from './feedback-of'

const { mails, products, requests, reviews, subscribers, watches } = schema

/** What the desk and the person were mailed about a request repeats it, illness and all; each such mail has its number. */
async function deleteMailsAbout(transaction: Transaction, number: string): Promise<void> {
  await transaction
    .delete(mails)
    .where(sql`position(${number} in ${mails.text}) > 0 or position(${number} in ${mails.subject}) > 0`)
}

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
  const gone = await transaction.delete(requests).where(own.requests).returning({ number: requests.number })
  for (const { number } of gone) await deleteMailsAbout(transaction, number)
  await transaction.delete(subscribers).where(own.subscribers)
  await transaction.delete(watches).where(own.watches)
  return deleteReviews(transaction, own)
}
