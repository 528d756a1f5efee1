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

/** What filters, facets and orders look at: with pictures and extras, a large catalogue would be most of the work. */
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

/** Its destination is the number as text: slugs differ by language. */
export type FilterableRow = FilterableProduct & { row: FilterRow }

/** Active ones of the given products. */
export function readFilterRows(db: TenantDatabase, ids: readonly number[]): Promise<FilterRow[]> {
  return db
    .select(COLUMNS)
    .from(products)
    .where(and(eq(products.active, true), inArray(products.id, [...ids])))
}

/** Rows of one question: few enough for others to be answered in between. */
const AT_ONCE = 4_000

/** All active products, some thousand at a time; what is changed meanwhile may be in it or not. */
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
 * A product as filters see it today: prices in the tenant's default currency. One that cannot be converted counts as
 * costing nothing rather than vanishing from its list.
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
