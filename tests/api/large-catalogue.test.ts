import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from './harness'

const COPIES = 12_000

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

/** Copies of the products without texts, behind all others. */
async function grow(): Promise<void> {
  const db = api.registry.requireDatabase('alpha')
  const { rows } = await db.execute<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = 'products' and is_generated = 'NEVER' order by ordinal_position`,
  )
  const changes: Record<string, string> = {
    id: `nextval('products_id_seq')`,
    code: `p.code || '-' || n`,
    rank: 'p.rank + 100000',
    rating_average: '0',
  }
  const columns = rows.map(({ name }) => name)
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
