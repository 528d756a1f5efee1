import { and, asc, desc, eq, gte, sql } from 'drizzle-orm'
import { hasDepartures } from '@/domain/catalogue/kinds/traits'
import type { Locale } from '@/domain/shared/locales'
import { schema } from '../platform/database/client'
import type { CallContext } from '../platform/http/context'
import type { FilterableRow } from './filterable'
import { firstOf } from './first-of'
import { openSource } from './listing'
import { findRidePlaces } from './tariffs'

const { productTexts, reviews } = schema

const ROW_LENGTH = 8
const REVIEWS = 6
const GOOD_SCORE = 5

/** Only verified reviews: a person who merely registered must not get a quote on the front page. */
async function readPraise(context: CallContext, locale: Locale) {
  const rows = await context.db
    .select({ review: reviews, title: productTexts.title, slug: productTexts.slug })
    .from(reviews)
    .innerJoin(productTexts, and(eq(productTexts.productId, reviews.productId), eq(productTexts.locale, locale)))
    .where(and(gte(reviews.score, GOOD_SCORE), eq(reviews.verified, true)))
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

const byRank = (left: FilterableRow, right: FilterableRow) => left.rank - right.rank || left.id - right.id
const byRating = (left: FilterableRow, right: FilterableRow) =>
  right.rating - left.rating || right.ratingCount - left.ratingCount || byRank(left, right)
const idsOf = (rows: readonly FilterableRow[]) => rows.map((row) => row.id)

/** `GET /home-urun-listele`. No product appears in two rows, so that no picture is shown twice. */
export async function listHomeProducts(context: CallContext, locale: Locale) {
  const { now } = context
  const { cache, site, today } = await openSource(context)
  const all = await cache.index.all(site, today)
  const rated = firstOf(all, ROW_LENGTH, byRating, (row) => hasDepartures(row.kind))
  const shown = new Set(rated)
  const isNew = (row: FilterableRow) => !shown.has(row)
  const campaigns = firstOf(all, ROW_LENGTH, byRank, (row) => row.row.campaign !== null && isNew(row))
  for (const row of campaigns) shown.add(row)
  const others = firstOf(all, ROW_LENGTH, byRank, (row) => !hasDepartures(row.kind))
  const counts = new Map<string, number>()
  for (const { kind } of all) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return {
    bestRated: await cache.findCards(idsOf(rated), now),
    campaigns: await cache.findCards(idsOf(campaigns), now),
    others: await cache.findCards(idsOf(others.filter(isNew)), now),
    counts: [...counts]
      .map(([kind, count]) => ({ kind, count }))
      .sort((left, right) => right.count - left.count || (left.kind < right.kind ? -1 : 1)),
    reviews: await readPraise(context, locale),
    places: findRidePlaces(all, site),
  }
}

/** `GET /category-urun-vitrin`: the products that the operator ranks first. */
export async function listShowcase(context: CallContext, limit: number) {
  const { cache, site, today } = await openSource(context)
  const first = firstOf(await cache.index.all(site, today), limit, byRank)
  return { products: await cache.findCards(idsOf(first), context.now) }
}
