import type { Pool } from 'pg'

/** Columns that may be written, in the table's order. */
async function columnsOf(pool: Pool, table: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  )
  return rows.map((row) => row.name)
}

/** Copies rows of a table; `changes` gives the expressions of columns that differ, over the row `o` and the copy `m`. */
async function copy(pool: Pool, table: string, from: string, changes: Record<string, string>): Promise<void> {
  const columns = await columnsOf(pool, table)
  const values = columns.map((name) => changes[name] ?? `o."${name}"`)
  await pool.query(
    `insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')}) select ${values.join(', ')} from ${from}`,
  )
}

/**
 * Without the checks of foreign keys, which take longer than all the rest: what is copied points where its original
 * does. Only a superuser may leave them out; for any other user it is slower, and the same.
 */
async function withoutKeyChecks(pool: Pool, work: () => Promise<void>): Promise<void> {
  const { rows } = await pool.query<{ is: boolean }>(`select rolsuper as is from pg_roles where rolname = current_user`)
  const role = (name: string) => (rows[0]?.is ? pool.query(`set session_replication_role = ${name}`) : null)
  await role('replica')
  await work()
  await role('origin')
}

/** Fills a table without its indexes and row triggers: to build them once afterwards takes a tenth of the time. */
async function inBulk(pool: Pool, table: string, work: () => Promise<void>): Promise<void> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select i.indexname as name, i.indexdef as definition from pg_indexes i
     where i.schemaname = 'public' and i.tablename = $1
       and not exists (select 1 from pg_constraint c where c.conname = i.indexname)`,
    [table],
  )
  for (const { name } of rows) await pool.query(`drop index "${name}"`)
  await work()
  for (const { definition } of rows) await pool.query(definition)
}

/** The dictionary of typing errors, which a trigger writes row by row otherwise (migration 0006). */
const WORDS = `
  insert into search_words select distinct w from (select unnest(tsvector_to_array(search)) w from product_texts) t
  where w ~ '^[^0-9]{3,40}$' on conflict do nothing`

const countOf = async (pool: Pool, table: string): Promise<number> =>
  Number((await pool.query(`select count(*) as count from ${table}`)).rows[0]?.count)

/** Copies the shop's products, with texts, departures and prices, until there are so many. */
export async function growProducts(pool: Pool, wanted: number): Promise<number> {
  const missing = wanted - (await countOf(pool, 'products'))
  if (missing > 0) {
    await pool.query('drop table if exists bench_map')
    await pool.query(
      `create table bench_map as select p.id as old, nextval('products_id_seq')::int as new, n.n from
         (select id, row_number() over (order by id) as position, count(*) over () as total from products) p
         join generate_series(1, $1::int) n on (n.n - 1) % p.total + 1 = p.position`,
      [missing],
    )
    const joined = (table: string, key: string) => `${table} o join bench_map m on m.old = o.${key}`
    await copy(pool, 'products', joined('products', 'id'), {
      id: 'm.new',
      code: `o.code || '-' || m.new`,
      rank: 'o.rank + (m.new % 500)',
      from_amount: 'o.from_amount + (m.new % 97)',
    })
    // Titles differ in a word, as those of real trips do.
    await pool.query('alter table product_texts disable trigger product_texts_words')
    await inBulk(pool, 'product_texts', () =>
      copy(pool, 'product_texts', joined('product_texts', 'product_id'), {
        product_id: 'm.new',
        slug: `o.slug || '-' || m.new`,
        title: `o.title || ' ' || substr(md5(m.new::text), 1, 6)`,
        folded: `o.folded || ' ' || substr(md5(m.new::text), 1, 6)`,
      }),
    )
    await pool.query('alter table product_texts enable trigger product_texts_words')
    await pool.query(WORDS)
    for (const table of ['product_sessions', 'season_prices']) {
      const id = `nextval('${table}_id_seq')`
      await copy(pool, table, joined(table, 'product_id'), { id, product_id: 'm.new' })
    }
    await pool.query('drop table bench_map')
    await pool.query('vacuum analyze')
  }
  return countOf(pool, 'products')
}

/** Copies one reservation, spread over members, products and two years. Wants a pool of one connection. */
export async function growReservations(pool: Pool, wanted: number): Promise<number> {
  const missing = wanted - (await countOf(pool, 'reservations'))
  if (missing > 0) {
    await pool.query('drop table if exists bench_map')
    await pool.query(
      `create table bench_map as select (select min(id) from reservations) as old,
         nextval('reservations_id_seq')::int as new, n from generate_series(1, $1::int) n`,
      [missing],
    )
    const { rows } = await pool.query<{ ids: number[] }>('select array_agg(id) as ids from products')
    const ids = rows[0]?.ids ?? []
    const product = `(array[${ids.slice(0, 50).join(',')}])[m.n % ${Math.min(50, ids.length)} + 1]`
    await withoutKeyChecks(pool, async () => {
      const copyBulk = (table: string, key: string, changes: Record<string, string>) =>
        inBulk(pool, table, () => copy(pool, table, `${table} o join bench_map m on m.old = o.${key}`, changes))
      await copyBulk('reservations', 'id', {
        id: 'm.new',
        reference: `substr(md5(m.new::text) || md5(o.reference || m.new), 1, 43)`,
        booking_number: `'BNC' || lpad(m.new::text, 12, '0')`,
        created_at: `o.created_at - (m.n % 700) * interval '1 day'`,
        status: `'cancelled'`,
        holds_stock: 'false',
        pay_until: 'null',
      })
      await copyBulk('reservation_items', 'reservation_id', {
        id: `nextval('reservation_items_id_seq')`,
        reservation_id: 'm.new',
        ticket_number: `'BNC-' || m.new || '-' || o.position`,
        product_id: product,
        day: `o.day - (m.n % 700)::int`,
      })
      await copyBulk('reservation_events', 'reservation_id', {
        id: `nextval('reservation_events_id_seq')`,
        reservation_id: 'm.new',
      })
    })
    await pool.query('drop table bench_map')
    await pool.query('vacuum analyze')
  }
  return countOf(pool, 'reservations')
}
