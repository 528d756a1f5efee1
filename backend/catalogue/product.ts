import { and, eq, inArray } from 'drizzle-orm'
import { getSeasonPrice } from '@/domain/availability/rules'
import { placeKeysOf } from '@/domain/catalogue/kinds/place-keys'
import type { Product } from '@/domain/catalogue/shared/schema'
import { LOCALES, type Locale, pickLocalized } from '@/domain/shared/locales'
import { type Queryable, schema } from '../db/client'
import type { CallContext } from '../http/context'
import { ApiError } from '../http/errors'
import { readReviews } from '../reviews/read'
import { requireLanguage } from '../settings/repository'
import { toCards, todayOf } from './cards'
import { findPlaces } from './places'

const { products, productSessions, productTexts, seasonPrices } = schema

const SHOWN_REVIEWS = 12

/** Without what is there for the search alone. */
const TEXT_COLUMNS = {
  locale: productTexts.locale,
  title: productTexts.title,
  slug: productTexts.slug,
  text: productTexts.text,
  meetingPoint: productTexts.meetingPoint,
}

/** Number of the product that has this slug in any language; the asked language's wins. */
async function findIdBySlug(db: Queryable, slug: string, locale: Locale): Promise<number | null> {
  const rows = await db
    .select({ id: productTexts.productId, locale: productTexts.locale })
    .from(productTexts)
    // The index leads with the language.
    .where(and(inArray(productTexts.locale, [...LOCALES]), eq(productTexts.slug, slug)))
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
  const [[card], texts, sessions, seasons, reviewSummary, language, places] = await Promise.all([
    toCards(db, [row], today),
    db.select(TEXT_COLUMNS).from(productTexts).where(eq(productTexts.productId, row.id)),
    db.select().from(productSessions).where(eq(productSessions.productId, row.id)).orderBy(productSessions.time),
    db.select().from(seasonPrices).where(eq(seasonPrices.productId, row.id)),
    readReviews(db, row, locale, { limit: SHOWN_REVIEWS, offset: 0 }),
    requireLanguage(db),
    findPlaces(db, placeKeysOf(row.details)),
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
    places,
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
