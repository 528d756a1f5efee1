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
    await copy(pool, 'product_texts', joined('product_texts', 'product_id'), {
      product_id: 'm.new',
      slug: `o.slug || '-' || m.new`,
      title: `o.title || ' ' || substr(md5(m.new::text), 1, 6)`,
      folded: `o.folded || ' ' || substr(md5(m.new::text), 1, 6)`,
    })
    for (const table of ['product_sessions', 'season_prices']) {
      const id = `nextval('${table}_id_seq')`
      await copy(pool, table, joined(table, 'product_id'), { id, product_id: 'm.new' })
    }
    await pool.query('drop table bench_map')
    await pool.query('vacuum analyze')
  }
  return countOf(pool, 'products')
}

/** Copies one reservation, spread over members, products and two years. */
export async function growReservations(pool: Pool, wanted: number): Promise<number> {
  const missing = wanted - (await countOf(pool, 'reservations'))
  if (missing > 0) {
    await pool.query('drop table if exists bench_map')
    await pool.query(
      `create table bench_map as select (select min(id) from reservations) as old,
         nextval('reservations_id_seq')::int as new, n from generate_series(1, $1::int) n`,
      [missing],
    )
    await copy(pool, 'reservations', 'reservations o join bench_map m on m.old = o.id', {
      id: 'm.new',
      reference: `substr(md5(m.new::text) || md5(o.reference || m.new), 1, 43)`,
      booking_number: `'BNC' || lpad(m.new::text, 12, '0')`,
      created_at: `o.created_at - (m.n % 700) * interval '1 day'`,
      status: `'cancelled'`,
      holds_stock: 'false',
      pay_until: 'null',
    })
    await copy(pool, 'reservation_items', 'reservation_items o join bench_map m on m.old = o.reservation_id', {
      id: `nextval('reservation_items_id_seq')`,
      reservation_id: 'm.new',
      ticket_number: `'BNC-' || m.new || '-' || o.position`,
      product_id: '(select id from products order by id offset m.n % 50 limit 1)',
      day: `o.day - (m.n % 700)::int`,
    })
    await copy(pool, 'reservation_events', 'reservation_events o join bench_map m on m.old = o.reservation_id', {
      id: `nextval('reservation_events_id_seq')`,
      reservation_id: 'm.new',
    })
    await pool.query('drop table bench_map')
    await pool.query('vacuum analyze')
  }
  return countOf(pool, 'reservations')
}
