import { getSeasonPrice } from '@/domain/availability/rules'
import { rulesOf } from '@/domain/catalogue/kinds/registry'
import type { Product } from '@/domain/catalogue/shared/schema'
import type { Locale } from '@/domain/shared/locales'
import type { CallContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { openSource } from './listing'
import { findProductTexts } from './product-texts'

/** `GET /category-urun-getir`. Throws `notFound` for an unknown slug and a withdrawn product. */
export async function requireProduct(context: CallContext, slug: string, locale: Locale): Promise<Product> {
  const { cache, site, today, now } = await openSource(context)
  const texts = await findProductTexts(context.db, slug, locale, site.language.default)
  if (!texts) throw new ApiError('notFound')
  const record = (await cache.findRecords([texts.id])).get(texts.id)
  const [card] = await cache.findCards([texts.id], now)
  if (!card || !record) throw new ApiError('notFound')
  const { row, sessions, seasons } = record
  const next = seasons.filter(({ to }) => to > today).sort((left, right) => (left.from < right.from ? -1 : 1))[0]
  const season = getSeasonPrice(seasons, today) ?? next
  const { latitude, longitude } = { latitude: row.meetingLatitude, longitude: row.meetingLongitude }
  const named = new Set<string>(rulesOf(row.details).listPlaces())
  return {
    ...card,
    images: row.images,
    slugs: texts.slugs,
    text: { ...texts.text, title: texts.title, slug: texts.slug },
    meetingPoint:
      texts.meetingPoint && latitude !== null && longitude !== null
        ? { ...texts.meetingPoint, latitude, longitude }
        : null,
    sessions: sessions.map(({ time, endTime, capacity }) => ({ time, endTime, capacity })),
    places: [...site.places.values()].filter(({ key }) => named.has(key)),
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
    reviewSummary: {
      average: row.ratingAverage,
      count: row.ratingCount,
      total: texts.total,
      distribution: texts.distribution,
      reviews: texts.reviews,
    },
    updatedAt: row.updatedAt.toISOString(),
  }
}
