import { inArray } from 'drizzle-orm'
import { type MapPoint, type ProductCard, productCardSchema } from '@/domain/catalogue/shared/schema'
import { toListImages } from '@/domain/content/list-images'
import type { CategoryOrDestinationRef, Titled } from '@/domain/content/schema'
import type { PlainDate } from '@/domain/dates/plain-date'
import { campaignOn } from '@/domain/pricing/campaign'
import { fromPriceOf } from '@/domain/pricing/from-price'
import { type Queryable, schema } from '../platform/database/client'

const { productTexts } = schema

export type ProductRow = typeof schema.products.$inferSelect

/** Maximum number of pictures on a card. The product page shows the others. */
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

/** The columns of a product that its card and its map point need. */
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

/** Returns null for a product without a title, because a link to it needs a slug. */
export function toCard(
  row: CardRow,
  titles: Titled | undefined,
  mapPoint: MapPoint | null,
  categoriesAndDestinations: ReadonlyMap<number, CategoryOrDestinationRef>,
  today: PlainDate,
): ProductCard | null {
  const card = productCardSchema.safeParse({
    id: row.id,
    kind: row.kind,
    code: row.code,
    content: titles,
    images: toListImages(row.images, CARD_IMAGES),
    category: categoriesAndDestinations.get(row.categoryId),
    destination: categoriesAndDestinations.get(row.destinationId),
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
