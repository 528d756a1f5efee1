import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { FilterableProduct } from '@/domain/catalogue/shared/filters'
import type { PlainDate } from '@/domain/dates/plain-date'
import { convertAmount } from '@/domain/money/rates'
import type { Locale } from '@/domain/shared/locales'
import { campaignOn } from '../basket/price'
import { type Queryable, schema } from '../db/client'
import { listRates, requireSettlement } from '../settings/repository'
import { fromPriceOf } from './cards'
import { findTaxonTitles } from './taxons'

const { products } = schema

/** What filters, facets and orders look at: with pictures and extras, a large catalogue would be most of the work. */
const COLUMNS = {
  id: products.id,
  kind: products.kind,
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

type ProductRow = Pick<typeof products.$inferSelect, keyof typeof COLUMNS>
export type FilterableRow = FilterableProduct & { row: ProductRow }

/**
 * The active products that a condition selects, as filters see them: prices in the tenant's default currency. One
 * that cannot be converted counts as costing nothing rather than vanishing from its list.
 */
export async function readFilterable(db: Queryable, locale: Locale, today: PlainDate, condition?: SQL) {
  const [rows, rates, { default: currency }] = await Promise.all([
    db
      .select(COLUMNS)
      .from(products)
      .where(and(eq(products.active, true), condition)),
    listRates(db),
    requireSettlement(db),
  ])
  const taxons = await findTaxonTitles(
    db,
    rows.map((row) => row.destinationId),
  )
  const list = rows.map((row): FilterableRow => {
    const price = fromPriceOf(row, today)
    const titles = taxons.get(row.destinationId)?.content ?? {}
    return {
      row,
      id: row.id,
      kind: row.kind,
      destination: titles[locale]?.slug ?? Object.values(titles)[0]?.slug ?? '',
      price: Number(convertAmount(price.amount, price.currency, currency, rates) ?? 0),
      rating: row.ratingAverage,
      ratingCount: row.ratingCount,
      rank: row.rank,
      createdAt: row.createdAt.getTime(),
      hasCampaign: campaignOn(row.campaign, today) !== null,
      freeCancellation: row.freeCancellationHours !== null,
      instantConfirmation: row.instantConfirmation,
      details: row.details,
    }
  })
  return { list, currency, taxons }
}

export function inTaxons(column: 'categoryId' | 'destinationId', ids: readonly number[]): SQL {
  return inArray(products[column], [...ids])
}
