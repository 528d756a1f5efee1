import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COUNTERS } from '@/backend/availability/repository'
import { poolOf } from '@/backend/platform/database/client'
import type { Selection } from '@/domain/basket/schema'
import { startTestApi, type TestApi } from './harness'
import { book, quoteOf, reserve, select } from './test-booking'

let api: TestApi
let token: string
let boat: number
let villa: number

beforeAll(async () => {
  api = await startTestApi({ kinds: true })
  token = await api.registerMember('party@mail.example')
  const idOf = async (slug: string) => (await api.ask('getProduct', { locale: 'en', slug })).data.id
  boat = await idOf('kekova-by-boat')
  villa = await idOf('test-villa')
})
afterAll(() => api.stop())

const pax = (adult: number, child: number, infant: number) => ({ adult, child, infant })
const sail = (party: Selection['pax'], date = '2026-12-01') =>
  select({ productId: boat, kind: 'tour', date, session: '09:00', pax: party })
const stay = (party: Selection['pax']) =>
  select({ productId: villa, kind: 'villa', date: '2026-12-01', endDate: '2026-12-05', pax: party })
const licence = (details: object) =>
  poolOf(api.registry.requireDatabase('alpha')).query('update products set details = details || $1 where id = $2', [
    JSON.stringify(details),
    boat,
  ])

describe('a quote', () => {
  test.each([
    ['sixty infants with one adult aboard', () => sail(pax(1, 0, 60)), 'tooManyInfants', 2],
    ['one infant more than the boat has places', () => sail(pax(8, 2, 1)), 'tooManyPersons', 10],
    ['three infants of one adult', () => sail(pax(1, 0, 3)), 'tooManyInfants', 2],
    ['sixty infants in a villa', () => stay(pax(1, 0, 60)), 'tooManyPersons', 6],
    ['an infant beyond the beds', () => stay(pax(6, 0, 1)), 'tooManyPersons', 6],
    ['a boat that is just full', () => sail(pax(5, 3, 2)), null, null],
    ['a villa that is just full', () => stay(pax(2, 2, 2)), null, null],
  ] as const)('of %s', async (_name, wanted, problem, limit) => {
    const { data } = await quoteOf(api, [wanted()])
    expect(data.items[0]).toMatchObject({ problem, limit })
    if (problem === null) expect(data.items[0]?.item?.partyRule.infantsPerAdult).toBe(2)
  })

  test('follows the licence and the rule of the product', async () => {
    await licence({ licensedCapacity: 12, infantsPerAdult: 1 })
    const problemOf = async (party: Selection['pax']) => (await quoteOf(api, [sail(party)])).data.items[0]?.problem
    expect(await problemOf(pax(8, 2, 2))).toBeNull()
    expect(await problemOf(pax(8, 2, 3))).toBe('tooManyPersons')
    expect(await problemOf(pax(1, 0, 2))).toBe('tooManyInfants')
    await licence({ licensedCapacity: 10, infantsPerAdult: 2 })
  })
})

test('a hold of too large a party is refused, one that fits is given', async () => {
  const hold = (infants: number) => api.ask('takeHold', { item: sail(pax(1, 0, infants)) })
  expect(await hold(3)).toMatchObject({ status: 409, code: 'soldOut' })
  expect((await hold(2)).status).toBe(200)
})

test('a party that no longer fits when it is reserved is refused, and takes no seat', async () => {
  const { data } = await quoteOf(api, [sail(pax(8, 0, 2), '2026-12-02')])
  await licence({ licensedCapacity: 9 })
  const refused = await reserve(api, token, data.quoteToken)
  expect([refused.status, refused.code]).toEqual([409, 'soldOut'])
  await licence({ licensedCapacity: 10 })
  expect((await book(api, token, [sail(pax(8, 0, 2), '2026-12-02')])).status).toBe(200)
})

describe('people of several parties on one departure', () => {
  const aboard = async (date: string) => {
    const { rows } = await poolOf(api.registry.requireDatabase('alpha')).query<{ people: number }>(
      `select c.taken + coalesce(i.infants, 0) as people from seat_counters c
       left join departure_infants i using (product_id, day, time) where c.product_id = $1 and c.day = $2`,
      [boat, date],
    )
    return rows[0]?.people ?? 0
  }

  test('are added up, infants too, whether reserved or held', async () => {
    const date = '2026-12-03'
    expect((await book(api, token, [sail(pax(2, 0, 4), date)])).status).toBe(200)
    const held = await api.ask('takeHold', { item: sail(pax(1, 0, 2), date) }, { address: '198.51.100.1' })
    expect([held.status, await aboard(date)]).toEqual([200, 9])
    const problemOf = async (party: Selection['pax']) =>
      (await quoteOf(api, [sail(party, date)])).data.items[0]?.problem ?? null
    expect([await problemOf(pax(1, 0, 1)), await problemOf(pax(2, 0, 0)), await problemOf(pax(1, 0, 0))]).toEqual([
      'full',
      'full',
      null,
    ])
    await api.ask('releaseHold', { id: held.data.id, holdToken: held.data.holdToken })
    expect([await aboard(date), await problemOf(pax(2, 0, 2))]).toEqual([6, null])
  })

  test('two families who both see the last places at once: one gets them', async () => {
    for (const date of ['2026-12-04', '2026-12-05', '2026-12-06']) {
      const other = await api.registerMember(`other-${date}@mail.example`)
      const { data } = await quoteOf(api, [sail(pax(2, 0, 4), date)])
      const answers = await Promise.all([token, other].map((each) => reserve(api, each, data.quoteToken)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await aboard(date)).toBe(6)
    }
  })

  test('of a departure that was oversold before stay, and nobody is added', async () => {
    const date = '2026-12-07'
    expect((await book(api, token, [sail(pax(2, 0, 4), date)])).status).toBe(200)
    await licence({ licensedCapacity: 5 })
    const { data } = await quoteOf(api, [sail(pax(1, 0, 0), date)])
    expect([data.items[0]?.problem, await aboard(date)]).toEqual(['full', 6])
    await licence({ licensedCapacity: 10 })
  })
})

test('a calendar adds up the infants of its own product and days, not those of all bookings', async () => {
  const client = await poolOf(api.registry.requireDatabase('alpha')).connect()
  try {
    await client.query('begin')
    // So small a table is read whole for no other reason than its size.
    await client.query('set local enable_seqscan = off')
    const values = [[boat], ['2026-12-01'], ['2026-12-31']]
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${COUNTERS.text}`, values)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/reservation_items_infants[^\n]*\n\s+Index Cond: \(\(product_id = asked\.product_id\)/)
  } finally {
    await client.query('rollback')
    client.release()
  }
})
