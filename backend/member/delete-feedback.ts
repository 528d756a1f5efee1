import { inArray, sql } from 'drizzle-orm'
import { schema, type Transaction } from '../platform/database/client'
import { keepAverage } from '../reviews/service'
import type { feedbackOf } from './feedback-of'

const { mails, products, requests, reviews, subscribers, watches } = schema

/**
 * Deletes mails about a request to the desk and to the person. They repeat its content, even medical details, and
 * contain its number.
 */
async function deleteMailsAbout(transaction: Transaction, number: string): Promise<void> {
  await transaction
    .delete(mails)
    .where(sql`position(${number} in ${mails.text}) > 0 or position(${number} in ${mails.subject}) > 0`)
}

async function deleteReviews(transaction: Transaction, own: ReturnType<typeof feedbackOf>): Promise<number[]> {
  const found = await transaction.select({ productId: reviews.productId }).from(reviews).where(own.reviews)
  const productIds = [...new Set(found.map((row) => row.productId))]
  if (productIds.length === 0) return []
  // Takes the same lock as `writeReview`. Ordered by id, so that concurrent transactions cannot deadlock.
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
 * Deletes requests with their documents, reviews, newsletter subscriptions and watches. No law requires a shop to keep
 * an enquiry that did not become a contract. Returns the products whose reviews have changed.
 */
export async function deleteFeedback(transaction: Transaction, own: ReturnType<typeof feedbackOf>): Promise<number[]> {
  const gone = await transaction.delete(requests).where(own.requests).returning({ number: requests.number })
  for (const { number } of gone) await deleteMailsAbout(transaction, number)
  await transaction.delete(subscribers).where(own.subscribers)
  await transaction.delete(watches).where(own.watches)
  return deleteReviews(transaction, own)
}
