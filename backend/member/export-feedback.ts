import { asc } from 'drizzle-orm'
import type { MemberExport } from '@/domain/member/account-schema'
import { isLocale, type Locale } from '@/domain/shared/locales'
import type { DocumentSealer } from '../documents/service'
import { readDocuments } from '../documents/service'
import { schema, type TenantDatabase } from '../platform/database/client'
import { toRequestSummary } from '../requests/service'
import type { feedbackOf } from './feedback-of'

const { requests, reviews, subscribers, watches } = schema

const toLocale = (value: string): Locale => (isLocale(value) ? value : 'en')
const toInstant = (value: Date | null): string | null => value?.toISOString() ?? null

type Part = Pick<MemberExport, 'requests' | 'reviews' | 'newsletters' | 'watches'>

/**
 * Returns the requests, reviews, newsletter subscriptions and watches of a member, each list oldest first. Documents
 * include their content as far as `readDocuments` returns it.
 */
export async function exportFeedback(
  db: TenantDatabase,
  sealer: DocumentSealer,
  own: ReturnType<typeof feedbackOf>,
): Promise<Part> {
  const requestRows = await db.select().from(requests).where(own.requests).orderBy(asc(requests.id))
  const ids = requestRows.map((row) => row.id)
  const documents = await readDocuments(db, sealer, 'requestId', ids)
  const reviewRows = await db.select().from(reviews).where(own.reviews).orderBy(asc(reviews.id))
  const subscriberRows = await db.select().from(subscribers).where(own.subscribers).orderBy(asc(subscribers.id))
  const watchRows = await db.select().from(watches).where(own.watches).orderBy(asc(watches.id))
  return {
    requests: requestRows.flatMap((row) => {
      const summary = toRequestSummary(sealer, row)
      return summary ? [{ ...summary, papers: documents.get(row.id) ?? [] }] : []
    }),
    reviews: reviewRows.map(({ productId, score, text, author, authorPlace, travelledOn, locale, createdAt }) => ({
      productId,
      score,
      text,
      author,
      authorPlace,
      travelledOn,
      locale: toLocale(locale),
      createdAt: createdAt.toISOString(),
    })),
    newsletters: subscriberRows.map(({ email, locale, requestedAt, confirmedAt, leftAt }) => ({
      email,
      locale: toLocale(locale),
      requestedAt: requestedAt.toISOString(),
      confirmedAt: toInstant(confirmedAt),
      leftAt: toInstant(leftAt),
    })),
    watches: watchRows.map(({ email, locale, productId, dateFrom, dateTo, persons, createdAt }) => ({
      email,
      locale: toLocale(locale),
      productId,
      dateFrom,
      dateTo,
      people: persons,
      createdAt: createdAt.toISOString(),
    })),
  }
}
