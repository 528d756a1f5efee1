import { and, asc, desc, eq, gte, isNotNull, sql } from 'drizzle-orm'
import type { Locale } from '@/domain/shared/locales'
import { schema } from '../db/client'
import type { CallContext } from '../http/context'
import { toCards, todayOf } from './cards'

const { products, productTexts, reviews } = schema

const ROW_LENGTH = 8
const REVIEWS = 6
const GOOD_SCORE = 5

async function readPraise(context: CallContext, locale: Locale) {
  const rows = await context.db
    .select({ review: reviews, title: productTexts.title, slug: productTexts.slug })
    .from(reviews)
    .innerJoin(productTexts, and(eq(productTexts.productId, reviews.productId), eq(productTexts.locale, locale)))
    .where(gte(reviews.score, GOOD_SCORE))
    .orderBy(sql`case when ${reviews.locale} = ${locale} then 0 else 1 end`, desc(reviews.travelledOn), asc(reviews.id))
    .limit(REVIEWS)
  return rows.map(({ review, title, slug }) => ({
    score: review.score,
    text: review.text,
    author: review.author,
    authorPlace: review.authorPlace,
    product: title,
    slug,
  }))
}

/** `GET /home-urun-listele`: no product stands in two rows, so that no picture is seen twice. */
export async function listHomeProducts(context: CallContext, locale: Locale) {
  const { db, now } = context
  const today = await todayOf(db, now)
  const active = eq(products.active, true)
  const [rated, onCampaign, others, counts] = await Promise.all([
    db
      .select()
      .from(products)
      .where(and(active, eq(products.kind, 'tour')))
      .orderBy(desc(products.ratingAverage), desc(products.ratingCount), asc(products.rank))
      .limit(ROW_LENGTH),
    db
      .select()
      .from(products)
      .where(and(active, isNotNull(products.campaign)))
      .orderBy(asc(products.rank))
      .limit(ROW_LENGTH * 2),
    db
      .select()
      .from(products)
      .where(and(active, sql`${products.kind} <> 'tour'`))
      .orderBy(asc(products.rank))
      .limit(ROW_LENGTH),
    db
      .select({ kind: products.kind, count: sql<number>`count(*)::int` })
      .from(products)
      .where(active)
      .groupBy(products.kind),
  ])
  const shown = new Set(rated.map((row) => row.id))
  const campaigns = onCampaign.filter((row) => !shown.has(row.id)).slice(0, ROW_LENGTH)
  for (const row of campaigns) shown.add(row.id)
  return {
    bestRated: await toCards(db, rated, today),
    campaigns: await toCards(db, campaigns, today),
    others: await toCards(
      db,
      others.filter((row) => !shown.has(row.id)),
      today,
    ),
    counts,
    reviews: await readPraise(context, locale),
  }
}

/** `GET /category-urun-vitrin`: what the operator ranks first. */
export async function listShowcase(context: CallContext, limit: number) {
  const { db, now } = context
  const rows = await db
    .select()
    .from(products)
    .where(eq(products.active, true))
    .orderBy(asc(products.rank))
    .limit(limit)
  return { products: await toCards(db, rows, await todayOf(db, now)) }
}
