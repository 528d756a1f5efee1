import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { marksOf } from '@/domain/catalogue/shared/facet-marks'
import type { FilterableProduct } from '@/domain/catalogue/shared/filters'
import { roundRating } from '@/domain/catalogue/shared/rating'
import type { PlainDate } from '@/domain/dates/plain-date'
import { convertAmount } from '@/domain/money/rates'
import { campaignOn } from '@/domain/pricing/campaign'
import { fromPriceOf } from '@/domain/pricing/from-price'
import { schema, type TenantDatabase } from '../platform/database/client'
import type { Site } from './cache/site'

const { products } = schema

/**
 * The columns that filters, facets and orders need. Pictures and extras are left out, because they are most of the
 * data.
 */
const COLUMNS = {
  id: products.id,
  kind: products.kind,
  categoryId: products.categoryId,
  destinationId: products.destinationId,
  details: products.details,
  units: products.units,
  unit: products.unit,
  currency: products.currency,
  campaign: products.campaign,
  oldFromAmount: products.oldFromAmount,
  fromAmount: products.fromAmount,
  ratingAverage: products.ratingAverage,
  ratingCount: products.ratingCount,
  rank: products.rank,
  createdAt: products.createdAt,
  freeCancellationHours: products.freeCancellationHours,
  instantConfirmation: products.instantConfirmation,
  cutoffMinutes: products.cutoffMinutes,
}

export type FilterRow = Pick<typeof products.$inferSelect, keyof typeof COLUMNS>

/** `destination` contains the destination's id as text, because slugs differ by language. */
export type FilterableRow = FilterableProduct & { row: FilterRow }

/** Returns the active products among `ids`. */
export function readFilterRows(db: TenantDatabase, ids: readonly number[]): Promise<FilterRow[]> {
  return db
    .select(COLUMNS)
    .from(products)
    .where(and(eq(products.active, true), inArray(products.id, [...ids])))
}

/** Rows per query: few enough for other queries to run in between. */
const AT_ONCE = 4_000

/** Returns all active products in batches. Changes made during the read may or may not be included. */
export async function* readAllFilterRows(db: TenantDatabase): AsyncGenerator<FilterRow[]> {
  for (let last = 0; ; ) {
    const rows = await db
      .select(COLUMNS)
      .from(products)
      .where(and(eq(products.active, true), gt(products.id, last)))
      .orderBy(asc(products.id))
      .limit(AT_ONCE)
    const end = rows.at(-1)
    if (!end) return
    yield rows
    last = end.id
  }
}

/**
 * Returns a product as filters see it today, with prices in the tenant's default currency. A product whose price cannot
 * be converted counts as free, so that it stays in its list.
 */
export function toFilterable(row: FilterRow, { rates, exchange }: Site, today: PlainDate): FilterableRow {
  const price = fromPriceOf(row, today)
  const product = {
    row,
    id: row.id,
    kind: row.details.kind,
    destination: String(row.destinationId),
    price: Number(convertAmount(price.amount, price.currency, exchange.default, rates) ?? 0),
    rating: roundRating(row.ratingAverage),
    ratingCount: row.ratingCount,
    rank: row.rank,
    createdAt: row.createdAt.getTime(),
    hasCampaign: campaignOn(row.campaign, today) !== null,
    freeCancellation: row.freeCancellationHours !== null,
    instantConfirmation: row.instantConfirmation,
    details: row.details,
  }
  return { ...product, marks: marksOf(product) }
}
