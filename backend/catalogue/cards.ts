import { and, eq, inArray } from 'drizzle-orm'
import { type ProductCard, productCardSchema } from '@/domain/catalogue/shared/schema'
import type { Titled } from '@/domain/content/schema'
import type { PlainDate } from '@/domain/dates/plain-date'
import { toLocal } from '@/domain/dates/zone'
import { clampToZero, percentOf, subtractAmounts } from '@/domain/money/amount'
import { campaignOn } from '../basket/price'
import { type Queryable, schema } from '../db/client'
import { requireTimeZone } from '../settings/repository'
import { findMapPoints } from './map-points'
import { findTaxonTitles } from './taxons'

const { products, productTexts } = schema

export type ProductRow = typeof products.$inferSelect

/** Pictures a card may show; the rest belongs to the product page. */
const CARD_IMAGES = 4

export async function findTitles(db: Queryable, ids: readonly number[]): Promise<Map<number, Titled>> {
  const columns = {
    productId: productTexts.productId,
    locale: productTexts.locale,
    title: productTexts.title,
    slug: productTexts.slug,
  }
  const rows =
    ids.length === 0
      ? []
      : await db
          .select(columns)
          .from(productTexts)
          .where(inArray(productTexts.productId, [...ids]))
  const titles = new Map<number, Titled>()
  for (const { productId, locale, title, slug } of rows) {
    titles.set(productId, { ...titles.get(productId), [locale]: { title, slug } })
  }
  return titles
}

type PricedRow = Pick<ProductRow, 'campaign' | 'fromAmount' | 'oldFromAmount' | 'currency' | 'unit'>

/** `from` price after the product's campaign of today; `fromAmount` of the table is the one before it. */
export function fromPriceOf(row: PricedRow, today: PlainDate): ProductCard['price'] {
  const campaign = campaignOn(row.campaign, today)
  const base = row.fromAmount
  const unit = row.unit as ProductCard['price']['unit']
  if (!campaign) return { amount: base, oldAmount: row.oldFromAmount, currency: row.currency, unit }
  const discount =
    campaign.discountType === 'percent' ? percentOf(base, campaign.discountValue) : campaign.discountValue
  return { amount: clampToZero(subtractAmounts(base, discount)), oldAmount: base, currency: row.currency, unit }
}

/** Cards of the given rows, in their order; a row without any title is left out, it could not be linked to. */
export async function toCards(db: Queryable, rows: readonly ProductRow[], today: PlainDate): Promise<ProductCard[]> {
  const [titles, taxons, points] = await Promise.all([
    findTitles(
      db,
      rows.map((row) => row.id),
    ),
    findTaxonTitles(
      db,
      rows.flatMap((row) => [row.categoryId, row.destinationId]),
    ),
    findMapPoints(db, rows),
  ])
  return rows.flatMap((row) => {
    const card = productCardSchema.safeParse({
      id: row.id,
      kind: row.kind,
      code: row.code,
      content: titles.get(row.id),
      images: row.images.slice(0, CARD_IMAGES),
      category: taxons.get(row.categoryId),
      destination: taxons.get(row.destinationId),
      price: fromPriceOf(row, today),
      campaign: campaignOn(row.campaign, today),
      rating: { average: row.ratingAverage, count: row.ratingCount },
      instantConfirmation: row.instantConfirmation,
      freeCancellationHours: row.freeCancellationHours,
      details: row.details,
      mapPoint: points.get(row.id) ?? null,
    })
    return card.success ? [card.data] : []
  })
}

export async function todayOf(db: Queryable, now: number): Promise<PlainDate> {
  return toLocal(now, await requireTimeZone(db)).date
}

/** Cards of active products by number; an unknown or withdrawn one is missing. */
export async function findCardsByIds(
  db: Queryable,
  ids: readonly number[],
  now: number,
): Promise<Map<number, ProductCard>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(products)
    .where(and(inArray(products.id, [...ids]), eq(products.active, true)))
  const cards = await toCards(db, rows, await todayOf(db, now))
  return new Map(cards.map((card) => [card.id, card]))
}
