import { type SQL, sql } from 'drizzle-orm'
import type { StaySeason } from '@/domain/availability/stay-types'
import type { SessionRule } from '@/domain/availability/types'
import type { Titled } from '@/domain/content/schema'
import { batchQueriesOf } from '../platform/database/batch-queries'
import { type Queryable, schema } from '../platform/database/client'

const { products } = schema

export type ProductRow = typeof products.$inferSelect

/** A product with the data of its prices, calendar and card, without its stock. */
export interface ProductRecord {
  row: ProductRow
  titles: Titled
  sessions: SessionRule[]
  seasons: StaySeason[]
  closedDays: string[]
}

/** Selects rows of a table of the product as one JSON list, so that a record needs one query. Amounts stay text. */
function listOf<T>(fields: string, table: string, order: string): SQL<T[]> {
  const rows = `select json_agg(json_build_object(${fields}) order by ${order}) from ${table} part`
  return sql<T[]>`coalesce((${sql.raw(rows)} where part.product_id = products.id), '[]')`
}

const TITLES = `'locale', part.locale, 'title', part.title, 'slug', part.slug`
const SESSIONS = `'time', part.time, 'endTime', part.end_time, 'capacity', part.capacity, 'weekdays', part.weekdays,
  'validFrom', null, 'validTo', null`
const SEASONS = `'from', part.valid_from, 'to', part.valid_to, 'adult', part.adult::text, 'child', part.child::text,
  'infant', part.infant::text, 'minimumNights', part.minimum_nights`

/** Runs for each page that is not cached. It is a prepared query, so that neither side builds it again. */
const createLoad = (db: Queryable) => {
  const query = db
    .select({
      row: products,
      titles: listOf<{ locale: string; title: string; slug: string }>(TITLES, 'product_texts', 'part.locale'),
      sessions: listOf<SessionRule>(SESSIONS, 'product_sessions', 'part.time'),
      seasons: listOf<StaySeason>(SEASONS, 'season_prices', 'part.id'),
      closedDays: listOf<{ day: string }>(`'day', part.day`, 'closed_days', 'part.day'),
    })
    .from(products)
    .where(sql`${products.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('product_sheets')
  return async (ids: readonly number[]) => {
    const records = new Map<number, ProductRecord>()
    for (const { row, titles, sessions, seasons, closedDays } of await query.execute({ ids })) {
      const named = Object.fromEntries(titles.map(({ locale, title, slug }) => [locale, { title, slug }]))
      records.set(row.id, { row, titles: named, sessions, seasons, closedDays: closedDays.map(({ day }) => day) })
    }
    return ids.map((id) => records.get(id) ?? null)
  }
}

/** Returns products active or not. Null for an unknown id. */
export const loadRecord = batchQueriesOf<number, ProductRecord | null>(createLoad)
