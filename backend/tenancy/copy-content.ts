import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database/client'

/** Tables with a tenant's content, in the order of their foreign keys. They contain no people or bookings. */
const PAGES = ['rates', 'places', 'media', 'pages', 'page_texts'] as const
const PRODUCTS = ['products', 'product_texts', 'product_sessions', 'season_prices'] as const

const ROWS_AT_ONCE = 500

interface CopyOptions {
  from: Queryable
  to: Queryable
  /** Applied to each row as JSON text. */
  rewrite: (row: string) => string
  withProducts: boolean
}

/** Returns the writable columns. PostgreSQL computes generated columns again. */
async function columnsOf(db: Queryable, table: string): Promise<string[]> {
  const { rows } = await db.execute<{ column_name: string }>(sql`
    select column_name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`)
  return rows.map((row) => row.column_name)
}

/** Sets the sequence so that new ids follow the copied ones. */
async function setSequence(db: Queryable, table: string): Promise<void> {
  await db.execute(sql`
    select setval(s.name, greatest((select max(id) from ${sql.identifier(table)}), 1))
    from (select pg_get_serial_sequence(${table}, 'id') as name) s where s.name is not null`)
}

async function copyTable({ from, to, rewrite }: CopyOptions, table: string): Promise<number> {
  const columns = await columnsOf(to, table)
  const list = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  )
  let count = 0
  for (;;) {
    const { rows } = await from.execute<{ row: string }>(sql`
      select to_jsonb(t)::text as row from ${sql.identifier(table)} t
      order by t.ctid limit ${ROWS_AT_ONCE} offset ${count}`)
    if (rows.length === 0) break
    const json = `[${rows.map(({ row }) => rewrite(row)).join()}]`
    await to.execute(sql`
      insert into ${sql.identifier(table)} (${list})
      select ${list} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${json}::jsonb)`)
    count += rows.length
  }
  if (columns.includes('id')) await setSequence(to, table)
  return count
}

/** Copies pages, places, rates and optionally products with texts and prices. Returns the number of products. */
export async function copyContent(options: CopyOptions): Promise<number> {
  for (const table of PAGES) await copyTable(options, table)
  if (!options.withProducts) return 0
  const [products] = [await copyTable(options, PRODUCTS[0])]
  for (const table of PRODUCTS.slice(1)) await copyTable(options, table)
  // Ratings and views belong to the other tenant.
  await options.to.execute(sql`update products set rating_average = 0, rating_count = 0, views = 0`)
  return products
}
