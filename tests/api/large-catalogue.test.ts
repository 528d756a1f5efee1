import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from './harness'

const COPIES = 12_000
/** Half of `MAXIMUM_ANSWER_BYTES` (lib/api/transport.ts). */
const MOST_CHARACTERS = 4 * 1_024 * 1_024

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ kinds: true })
})
afterAll(() => api.stop())

/** Those that may be written. */
async function columnsOf(table: string): Promise<string[]> {
  const { rows } = await api.registry.requireDatabase('alpha').execute<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = '${table}' and is_generated = 'NEVER' order by ordinal_position`,
  )
  return rows.map(({ name }) => name)
}

/** Copies of the products without texts, behind all others. */
async function grow(): Promise<void> {
  const db = api.registry.requireDatabase('alpha')
  const changes: Record<string, string> = {
    id: `nextval('products_id_seq')`,
    code: `p.code || '-' || n`,
    rank: 'p.rank + 100000',
    rating_average: '0',
  }
  const columns = await columnsOf('products')
  await db.execute(`insert into products (${columns.map((name) => `"${name}"`)})
    select ${columns.map((name) => changes[name] ?? `p."${name}"`)} from
      (select *, row_number() over (order by id) as position, count(*) over () as total from products) p
      join generate_series(1, ${COPIES}) n on n % p.total + 1 = p.position`)
}

/** The longest time that this process did nothing else, and that of the whole work, in milliseconds. */
async function timeBlocks(work: () => Promise<unknown>): Promise<{ longest: number; all: number }> {
  const began = performance.now()
  let last = began
  let longest = 0
  const watch = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }
  const timer = setInterval(watch, 1)
  await work()
  clearInterval(timer)
  watch()
  return { longest, all: performance.now() - began }
}

test('a large catalogue shows the same first rows, and others are answered while it is read', async () => {
  const askHome = async () => {
    const { status, data } = await api.ask('listHomeProducts', { locale: 'en' })
    expect(status).toBe(200)
    const { counts, ...rows } = data
    return { rows, total: counts.reduce((sum, { count }) => sum + count, 0) }
  }
  const small = await askHome()
  await grow()
  let large: typeof small | undefined
  const { longest, all } = await timeBlocks(async () => {
    large = await askHome()
  })
  expect(large?.total).toBe(small.total + COPIES)
  expect(large?.rows).toEqual(small.rows)
  expect(longest).toBeLessThan(0.5 * all)
})

/** Without texts a copy is in no list. */
async function nameCopiedTransfers(): Promise<void> {
  const db = api.registry.requireDatabase('alpha')
  const columns = await columnsOf('product_texts')
  const changes: Record<string, string> = { product_id: 'c.id', slug: `t.slug || '-' || c.id` }
  await db.execute(`insert into product_texts (${columns.map((name) => `"${name}"`)})
    select ${columns.map((name) => changes[name] ?? `t."${name}"`)}
    from products o join product_texts t on t.product_id = o.id join products c on c.code like o.code || '-%'
    where o.kind = 'transfer'`)
}

test('answers for a page stay within what a storefront reads of one', async () => {
  await nameCopiedTransfers()
  const { tariffs, places } = (await api.ask('listTransferTariffs', { locale: 'en' })).data
  expect(tariffs).toHaveLength(1_000)
  expect(places.map(({ key }) => key)).toEqual(['antalya-airport', 'side'])
  const home = (await api.ask('listHomeProducts', { locale: 'en' })).data
  expect(home.places).toEqual(places)
  const filters = (await api.ask('getFilterData', {})).data
  for (const answer of [{ tariffs, places }, home, filters])
    expect(JSON.stringify(answer).length).toBeLessThan(MOST_CHARACTERS)
})
