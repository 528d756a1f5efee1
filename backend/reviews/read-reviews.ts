import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { ReviewSummary } from '@/domain/catalogue/shared/schema'
import { isLocale, type Locale } from '@/domain/shared/locales'
import type { ParsedRequestOf } from '@/domain/wire/call'
import type { feedbackCalls } from '@/domain/wire/calls-feedback'
import { type Queryable, schema } from '../platform/database/client'
import type { CallContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'

const { products, reviews } = schema

type ReviewRow = typeof reviews.$inferSelect

const STARS = [5, 4, 3, 2, 1]

export function toReview(row: ReviewRow): ReviewSummary['reviews'][number] {
  const { id, score, author, authorPlace, text, travelledOn, verified } = row
  return {
    id,
    score,
    author,
    authorPlace,
    text,
    travelledOn,
    verified,
    locale: isLocale(row.locale) ? row.locale : 'en',
  }
}

/** Verified reviews come first, then those in the reader's language, then the latest. */
function readPart(db: Queryable, productId: number, locale: Locale, part: { limit: number; offset: number }) {
  return db
    .select()
    .from(reviews)
    .where(eq(reviews.productId, productId))
    .orderBy(
      desc(reviews.verified),
      sql`case when ${reviews.locale} = ${locale} then 0 else 1 end`,
      desc(reviews.travelledOn),
      desc(reviews.id),
    )
    .limit(part.limit)
    .offset(part.offset)
}

/**
 * Returns average and number of verified reviews as stored on the product (spec 9), their count per star, and one page
 * of all reviews.
 */
export async function readReviews(
  db: Queryable,
  product: { id: number; ratingAverage: number; ratingCount: number },
  locale: Locale,
  part: { limit: number; offset: number },
): Promise<ReviewSummary> {
  const [perStar, rows] = await Promise.all([
    db
      .select({ stars: sql<number>`round(${reviews.score})::int`, amount: count() })
      .from(reviews)
      .where(and(eq(reviews.productId, product.id), eq(reviews.verified, true)))
      .groupBy(sql`round(${reviews.score})::int`),
    readPart(db, product.id, locale, part),
  ])
  return {
    average: product.ratingAverage,
    count: product.ratingCount,
    distribution: STARS.map((stars) => perStar.find((entry) => entry.stars === stars)?.amount ?? 0),
    reviews: rows.map(toReview),
  }
}

/** `GET /yorum-listele`. Throws `notFound` for an unknown or withdrawn product. */
export async function listReviews(
  { db }: CallContext,
  { productId, locale, page, pageSize }: ParsedRequestOf<typeof feedbackCalls.listReviews>,
) {
  const [product] = await db
    .select()
    .from(products)
    .where(and(eq(products.id, productId), eq(products.active, true)))
  if (!product) throw new ApiError('notFound')
  const summary = await readReviews(db, product, locale, { limit: pageSize, offset: (page - 1) * pageSize })
  const total = await db.$count(reviews, eq(reviews.productId, productId))
  return { ...summary, total, page, pageSize }
}
