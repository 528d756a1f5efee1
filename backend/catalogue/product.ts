import { and, desc, eq } from 'drizzle-orm'
import { getSeasonPrice } from '@/domain/availability/rules'
import type { Product, ReviewSummary } from '@/domain/catalogue/shared/schema'
import { isLocale, type Locale, pickLocalized } from '@/domain/shared/locales'
import { type Queryable, schema } from '../db/client'
import type { CallContext } from '../http/context'
import { ApiError } from '../http/errors'
import { requireLanguage } from '../settings/repository'
import { toCards, todayOf } from './cards'

const { products, productSessions, productTexts, reviews, seasonPrices } = schema

const SHOWN_REVIEWS = 12

async function readReviews(db: Queryable, productId: number, locale: Locale): Promise<ReviewSummary> {
  const rows = await db
    .select()
    .from(reviews)
    .where(eq(reviews.productId, productId))
    .orderBy(desc(reviews.travelledOn))
  const distribution = [5, 4, 3, 2, 1].map((stars) => rows.filter((row) => Math.round(row.score) === stars).length)
  const total = rows.reduce((sum, row) => sum + row.score, 0)
  // Those in the reader's language first; within a language the latest first.
  const shown = [...rows]
    .sort((left, right) => Number(right.locale === locale) - Number(left.locale === locale))
    .slice(0, SHOWN_REVIEWS)
  return {
    average: rows.length === 0 ? 0 : total / rows.length,
    count: rows.length,
    distribution,
    reviews: shown.map((row) => ({
      id: row.id,
      score: row.score,
      author: row.author,
      authorPlace: row.authorPlace,
      text: row.text,
      locale: isLocale(row.locale) ? row.locale : 'en',
      travelledOn: row.travelledOn,
      verified: row.verified,
    })),
  }
}

/** Number of the product that has this slug in any language; the asked language's wins. */
async function findIdBySlug(db: Queryable, slug: string, locale: Locale): Promise<number | null> {
  const rows = await db
    .select({ id: productTexts.productId, locale: productTexts.locale })
    .from(productTexts)
    .where(eq(productTexts.slug, slug))
  return (rows.find((row) => row.locale === locale) ?? rows[0])?.id ?? null
}

/** `GET /category-urun-getir`. Throws `notFound` for an unknown slug and a withdrawn product. */
export async function requireProduct(context: CallContext, slug: string, locale: Locale): Promise<Product> {
  const { db, now } = context
  const id = await findIdBySlug(db, slug, locale)
  const [row] =
    id === null
      ? []
      : await db
          .select()
          .from(products)
          .where(and(eq(products.id, id), eq(products.active, true)))
  if (!row) throw new ApiError('notFound')
  const today = await todayOf(db, now)
  const [[card], texts, sessions, seasons, reviewSummary, language] = await Promise.all([
    toCards(db, [row], today),
    db.select().from(productTexts).where(eq(productTexts.productId, row.id)),
    db.select().from(productSessions).where(eq(productSessions.productId, row.id)).orderBy(productSessions.time),
    db.select().from(seasonPrices).where(eq(seasonPrices.productId, row.id)),
    readReviews(db, row.id, locale),
    requireLanguage(db),
  ])
  const byLocale = Object.fromEntries(texts.map((entry) => [entry.locale, entry]))
  const words = pickLocalized<(typeof texts)[number]>(byLocale, locale, language.default)
  if (!card || !words) throw new ApiError('notFound')
  const ranges = seasons.map(({ validFrom, validTo, ...prices }) => ({ from: validFrom, to: validTo, ...prices }))
  const next = ranges.filter((season) => season.to > today).sort((left, right) => (left.from < right.from ? -1 : 1))[0]
  const season = getSeasonPrice(ranges, today) ?? next
  const { latitude, longitude } = { latitude: row.meetingLatitude, longitude: row.meetingLongitude }
  return {
    ...card,
    images: row.images,
    slugs: Object.fromEntries(texts.map((entry) => [entry.locale, entry.slug])),
    text: { ...words.text, title: words.title, slug: words.slug },
    meetingPoint:
      words.meetingPoint && latitude !== null && longitude !== null
        ? { ...words.meetingPoint, latitude, longitude }
        : null,
    sessions: sessions.map(({ time, endTime, capacity }) => ({ time, endTime, capacity })),
    ageBands: { childFrom: row.childFrom, adultFrom: row.adultFrom },
    unitPrices: season
      ? { adult: season.adult, child: season.child, infant: season.infant }
      : { adult: row.fromAmount, child: row.fromAmount, infant: '0.00' },
    pricing: row.pricing,
    taxMode: row.taxMode === 'excluded' ? 'excluded' : 'included',
    taxRate: row.taxRate,
    payment: { paymentPlan: row.paymentPlan === 'full' ? 'full' : 'deposit', depositPercent: row.depositPercent },
    extras: row.extras,
    cutoffMinutes: row.cutoffMinutes,
    cancellation: row.cancellation,
    reviewSummary,
    updatedAt: row.updatedAt.toISOString(),
  }
}
