import { and, asc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import { KINDS } from '@/domain/catalogue/kinds/kinds'
import { foldText } from '@/domain/shared/fold'
import { findTitles } from '../../catalogue/service'
import { type Queryable, schema, type Transaction } from '../../platform/database/client'
import { ApiError } from '../../platform/http/errors'
import { todayOf } from '../../settings/service'
import type { Fields } from '../asked'
import type { DeskContext } from '../context'
import { contains } from '../reservations/find'

const { products, productTexts, seasonPrices } = schema

export type ProductRow = typeof products.$inferSelect
export type SeasonRow = typeof seasonPrices.$inferSelect
export type TextRow = typeof productTexts.$inferSelect

export const PAGE_SIZE = 30

export interface Question {
  words: string
  kind: string
  page: number
}

export function readQuestion(query: Fields): Question {
  const kind = KINDS.find((known) => known === query.raw('kind')) ?? ''
  return { words: query.line('q').slice(0, 100), kind, page: Math.min(query.number('page') ?? 1, 10_000) }
}

function wordsCondition(words: string): SQL | undefined {
  if (words === '') return undefined
  const folded = contains(foldText(words))
  const named = sql`exists (select 1 from ${productTexts} t where t.product_id = ${products.id} and t.folded_title like ${folded})`
  return or(sql`${products.code} ilike ${contains(words)}`, named)
}

/** By code and by title in any language, withdrawn ones as well. */
export async function findProducts(db: Queryable, { words, kind, page }: Question) {
  const rows = await db
    .select()
    .from(products)
    .where(and(wordsCondition(words), kind === '' ? undefined : eq(products.kind, kind)))
    .orderBy(asc(products.kind), asc(products.rank), asc(products.id))
    .limit(PAGE_SIZE + 1)
    .offset((page - 1) * PAGE_SIZE)
  const shown = rows.slice(0, PAGE_SIZE)
  const titles = await findTitles(
    db,
    shown.map((row) => row.id),
  )
  return { rows: shown, titles, hasMore: rows.length > PAGE_SIZE }
}

/** Throws `notFound`. */
export async function requireProductRow(db: Queryable, id: number): Promise<ProductRow> {
  const [row] = await db.select().from(products).where(eq(products.id, id))
  if (!row) throw new ApiError('notFound')
  return row
}

/** Two who change one product wait here for each other. */
export async function lockProduct(transaction: Transaction, id: number): Promise<ProductRow> {
  const [row] = await transaction.select().from(products).where(eq(products.id, id)).for('update')
  if (!row) throw new ApiError('notFound')
  return row
}

/** Seasons that have not ended, in their order. */
export async function seasonsAhead(db: Queryable, productId: number, now: number): Promise<SeasonRow[]> {
  const today = await todayOf(db, now)
  return db
    .select()
    .from(seasonPrices)
    .where(and(eq(seasonPrices.productId, productId), gt(seasonPrices.validTo, today)))
    .orderBy(asc(seasonPrices.validFrom))
}

export async function readTexts(db: Queryable, productId: number): Promise<TextRow[]> {
  return db
    .select()
    .from(productTexts)
    .where(inArray(productTexts.productId, [productId]))
}

/** The storefront renders anew what shows this product; the API itself knows by the change's number (migration 0010). */
export async function tellStorefront({ services, company }: DeskContext, productId: number): Promise<void> {
  await services.invalidate(company, [`product:${productId}`, 'catalogue'])
}
