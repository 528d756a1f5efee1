import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Queryable, TenantDatabase } from '@/backend/platform/database/client'
import { wantBookingNumber } from '@/backend/reservations/numbers'
import { startTestApi, type TestApi } from './harness'
import { bookBoat } from './support/booking'

let api: TestApi
let db: TenantDatabase

beforeAll(async () => {
  api = await startTestApi()
  db = api.registry.requireDatabase('alpha')
})
afterAll(() => api.stop())

async function take(from: Queryable, instant: string, zone = 'Europe/Berlin'): Promise<string> {
  const { rows } = await from.execute<{ number: string }>(
    sql`select take_booking_number(${wantBookingNumber('INT', Date.parse(instant), zone)}) as number`,
  )
  return rows[0]?.number ?? ''
}

test('a transaction that is still open keeps nobody waiting and its number to itself', async () => {
  await db.transaction(async (first) => {
    expect(await take(first, '2026-06-01T10:00:00Z')).toBe('INT260601120000')
    const others = await Promise.all(Array.from({ length: 5 }, () => take(db, '2026-06-01T10:00:00Z')))
    expect(others.sort()).toEqual([1, 2, 3, 4, 5].map((second) => `INT26060112000${second}`))
  })
  // The clock has caught up.
  expect(await take(db, '2026-06-01T10:00:30Z')).toBe('INT260601120030')
})

test('an hour that comes twice in autumn has no number twice, and the next winter day has its own', async () => {
  expect(await take(db, '2026-10-25T00:59:59Z')).toBe('INT261025025959')
  expect(await take(db, '2026-10-25T01:00:00Z')).toBe('INT261025030000')
  expect(await take(db, '2026-10-25T01:59:59Z')).toBe('INT261025030001')
  expect(await take(db, '2026-10-25T03:00:00Z')).toBe('INT261025040000')
})

test('a number that came into the table by another way is passed over', async () => {
  const token = await api.registerMember('numbers@mail.example')
  const { data } = await bookBoat(api, token)
  await db.execute(sql`update reservations set booking_number = 'INT270101100000' where id = ${data.id}`)
  expect(await take(db, '2027-01-01T09:00:00Z')).toBe('INT270101100001')
})

test('a statement that fails inside leaves no lock behind', async () => {
  await expect(db.execute(sql`select take_booking_number('INT269999999999')`)).rejects.toThrow()
  expect(await take(db, '2027-02-01T09:00:00Z')).toBe('INT270201100000')
  const { rows } = await db.execute(sql`select 1 from pg_locks where locktype = 'advisory' and database =
    (select oid from pg_database where datname = current_database())`)
  expect(rows).toEqual([])
})
