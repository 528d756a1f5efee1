import { inArray } from 'drizzle-orm'
import { type MapPoint, type ProductCard, productCardSchema } from '@/domain/catalogue/shared/schema'
import { toListImages } from '@/domain/content/list-images'
import type { TaxonRef, Titled } from '@/domain/content/schema'
import type { PlainDate } from '@/domain/dates/plain-date'
import { toLocal } from '@/domain/dates/zone'
import { clampToZero, percentOf, subtractAmounts } from '@/domain/money/amount'
import { campaignOn } from '../basket/price'
import { type Queryable, schema } from '../platform/database/client'
import { requireTimeZone } from '../settings/repository'

const { productTexts } = schema

export type ProductRow = typeof schema.products.$inferSelect

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

const ONE_A_BOOKING: ReadonlySet<ProductCard['price']['unit']> = new Set(['package', 'group'])

/**
 * `from` price after the product's campaign of today; `fromAmount` of the table is the one before it. A fixed amount goes
 * off a booking once (domain/pricing): it lowers the price of a package or group and promises nothing for a person or a night.
 */
export function fromPriceOf(row: PricedRow, today: PlainDate): ProductCard['price'] {
  const campaign = campaignOn(row.campaign, today)
  const base = row.fromAmount
  const unit = row.unit as ProductCard['price']['unit']
  const leavesUnitPrice = campaign?.discountType === 'fixed' && !ONE_A_BOOKING.has(unit)
  if (!campaign || leavesUnitPrice) return { amount: base, oldAmount: row.oldFromAmount, currency: row.currency, unit }
  const discount =
    campaign.discountType === 'percent' ? percentOf(base, campaign.discountValue) : campaign.discountValue
  return { amount: clampToZero(subtractAmounts(base, discount)), oldAmount: base, currency: row.currency, unit }
}

/** What of a product's row is on its card, and where it is shown on a map. */
export type CardRow = Pick<
  ProductRow,
  | 'id'
  | 'kind'
  | 'code'
  | 'active'
  | 'categoryId'
  | 'destinationId'
  | 'details'
  | 'unit'
  | 'currency'
  | 'images'
  | 'campaign'
  | 'oldFromAmount'
  | 'fromAmount'
  | 'ratingAverage'
  | 'ratingCount'
  | 'instantConfirmation'
  | 'freeCancellationHours'
  | 'meetingLatitude'
  | 'meetingLongitude'
>

/** Null for a product without any title: it could not be linked to. */
export function toCard(
  row: CardRow,
  titles: Titled | undefined,
  mapPoint: MapPoint | null,
  taxons: ReadonlyMap<number, TaxonRef>,
  today: PlainDate,
): ProductCard | null {
  const card = productCardSchema.safeParse({
    id: row.id,
    kind: row.kind,
    code: row.code,
    content: titles,
    images: toListImages(row.images, CARD_IMAGES),
    category: taxons.get(row.categoryId),
    destination: taxons.get(row.destinationId),
    price: fromPriceOf(row, today),
    campaign: campaignOn(row.campaign, today),
    rating: { average: row.ratingAverage, count: row.ratingCount },
    instantConfirmation: row.instantConfirmation,
    freeCancellationHours: row.freeCancellationHours,
    details: row.details,
    mapPoint,
  })
  return card.success ? card.data : null
}

export async function todayOf(db: Queryable, now: number): Promise<PlainDate> {
  return toLocal(now, await requireTimeZone(db)).date
}
