import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Selection } from '@/domain/basket/schema'
import { addDays } from '@/domain/dates/plain-date'
import { startTestApi, type TestApi } from './harness'
import { book, quoteOf, reserve, select } from './test-booking'

let api: TestApi
let tokens: string[]
let ids: Record<'boat' | 'night' | 'villa' | 'gulet' | 'car' | 'transfer', number>

beforeAll(async () => {
  api = await startTestApi({ kinds: true })
  const idOf = async (slug: string) => (await api.ask('getProduct', { locale: 'en', slug })).data.id
  ids = {
    boat: await idOf('kekova-by-boat'),
    night: await idOf('istanbul-at-night'),
    villa: await idOf('test-villa'),
    gulet: await idOf('test-gulet'),
    car: await idOf('test-car'),
    transfer: await idOf('test-transfer'),
  }
  tokens = await Promise.all(Array.from({ length: 10 }, (_, index) => api.registerMember(`race${index}@mail.example`)))
})
afterAll(() => api.stop())

const tokenOf = (index: number) => tokens[index % tokens.length] ?? ''
const party = (adult: number) => ({ adult, child: 0, infant: 0 })
const at = (first: string, days: number) => addDays(first, days)

const boat = (date: string, adult = 1) =>
  select({ productId: ids.boat, kind: 'tour', date, session: '09:00', pax: party(adult) })
const night = (date: string, adult = 2) =>
  select({ productId: ids.night, kind: 'tour', date, session: '20:00', pax: party(adult) })
const villa = (date: string, nights: number) =>
  select({ productId: ids.villa, kind: 'villa', date, endDate: addDays(date, nights) })
const gulet = (date: string) => select({ productId: ids.gulet, kind: 'yacht', date, endDate: addDays(date, 7) })
const car = (date: string, days: number) =>
  select({
    productId: ids.car,
    kind: 'car',
    date,
    endDate: addDays(date, days),
    choice: {
      kind: 'car',
      pickupOffice: 'side',
      returnOffice: 'side',
      pickupTime: '10:00',
      returnTime: '10:00',
      driverAge: 40,
    },
  })
const van = (date: string) =>
  select({
    productId: ids.transfer,
    kind: 'transfer',
    date,
    choice: {
      kind: 'transfer',
      direction: 'outward',
      vehicle: 'minivan',
      quantity: 1,
      time: '12:00',
      flightNumber: null,
      returnRide: null,
      luggage: 0,
      childSeats: 0,
    },
  })

/** All at once; every answer is a success or a clear refusal, nothing else. */
async function race(count: number, items: (index: number) => Selection[]) {
  const quotes = await Promise.all(Array.from({ length: count }, (_, index) => quoteOf(api, items(index))))
  const answers = await Promise.all(quotes.map(({ data }, index) => reserve(api, tokenOf(index), data.quoteToken)))
  const won = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status, code }) => status === 409 && code === 'soldOut')
  expect(won.length + refused.length, JSON.stringify(answers.map(({ code }) => code))).toBe(count)
  return { won, refused }
}

async function rowsOf<T extends Record<string, unknown>>(query: string) {
  return (await api.registry.requireDatabase('alpha').execute<T>(query)).rows
}

describe('the last seat', () => {
  test('200 want it at once: one gets it, 199 are told', async () => {
    const date = '2027-03-01'
    await book(api, tokenOf(0), [night(date, 1)])
    const { data } = await quoteOf(api, [night(date, 1)])
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => reserve(api, tokenOf(index), data.quoteToken)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status, code }) => status === 409 && code === 'soldOut')).toHaveLength(199)
  })

  test('families of four on ten seats: two of them, ten rounds', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { won } = await race(8, () => [boat(at('2027-03-01', round), 4)])
      expect(won).toHaveLength(2)
    }
    const rows = await rowsOf<{ taken: number }>(`select taken from seat_counters where product_id = ${ids.boat}`)
    expect(rows.every(({ taken }) => taken === 8)).toBe(true)
  })
})

describe('nothing is let twice', () => {
  test('forty overlapping stays in one house: what is let never overlaps', async () => {
    for (let round = 0; round < 5; round += 1) {
      const first = at('2027-02-01', round * 20)
      const { won } = await race(8, (index) => [villa(at(first, (index * 3) % 10), 3 + (index % 4))])
      expect(won.length).toBeGreaterThan(0)
    }
    const rows = await rowsOf<{ from: string; to: string }>(
      `select lower(during)::text as from, upper(during)::text as to from unit_bookings where product_id = ${ids.villa} order by 1`,
    )
    const overlapping = rows.slice(1).filter((row, index) => row.from < (rows[index]?.to ?? ''))
    expect(overlapping).toEqual([])
  })

  test('three cars for ten, twenty rounds: three go', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { won } = await race(10, () => [car(at('2027-03-01', round * 4), 3)])
      expect(won).toHaveLength(3)
    }
  })

  test('one boat a week, two vans a day', async () => {
    for (let round = 0; round < 10; round += 1) {
      expect((await race(6, () => [gulet(at('2027-04-03', round * 7))])).won).toHaveLength(1)
      expect((await race(6, () => [van(at('2027-04-03', round))])).won).toHaveLength(2)
    }
  })

  test('hold against booking: one of both has the house', async () => {
    for (let round = 0; round < 10; round += 1) {
      const wish = villa(at('2027-09-20', round * 4), 3)
      const { data } = await quoteOf(api, [wish])
      const [held, booked] = await Promise.all([
        api.ask('takeHold', { item: wish }, { address: `198.51.100.${round}` }),
        reserve(api, tokenOf(round), data.quoteToken),
      ])
      expect([held.status, booked.status].sort()).toEqual([200, 409])
    }
  })
})

describe('one request is one reservation', () => {
  test('sent five times with one key, ten rounds', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { data } = await quoteOf(api, [boat(at('2027-05-01', round))])
      const key = randomUUID()
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => reserve(api, tokenOf(round), data.quoteToken, { key })),
      )
      const made = answers.filter(({ status }) => status === 200).map((answer) => answer.data.bookingNumber)
      expect(new Set(made).size).toBe(1)
      expect(answers.every(({ status, code }) => status === 200 || code === 'inProgress')).toBe(true)
    }
    const rows = await rowsOf<{ taken: number }>(
      `select taken from seat_counters where product_id = ${ids.boat} and day >= '2027-05-01'`,
    )
    expect(rows.map(({ taken }) => taken)).toEqual(Array.from({ length: 10 }, () => 1))
  })

  test('three tabs of one buyer, each with a key of its own, are one reservation, twenty rounds', async () => {
    for (let round = 0; round < 20; round += 1) {
      const wishes = [villa(at('2027-12-01', round * 4), 4), boat(at('2027-09-01', round), 6)]
      for (const wish of wishes) {
        const { data } = await quoteOf(api, [wish])
        const tabs = [0, 1, 2].map(() => reserve(api, tokenOf(round), data.quoteToken, { paymentMethod: 'card' }))
        const answers = await Promise.all(tabs)
        expect(answers.map(({ status, code }) => code ?? status)).toEqual([200, 200, 200])
        expect(new Set(answers.map((answer) => answer.data.bookingNumber)).size).toBe(1)
      }
    }
  })

  test('a hundred in one second have a hundred numbers', async () => {
    const { won } = await race(100, (index) => [boat(at('2027-06-01', Math.floor(index / 10)))])
    expect(won).toHaveLength(100)
    expect(new Set(won.map((answer) => answer.data.bookingNumber)).size).toBe(100)
  })
})

test('baskets with the same things in opposite order never wait in a ring, thirty rounds', async () => {
  for (let round = 0; round < 30; round += 1) {
    const day = at('2027-07-03', round * 7)
    const things = [boat(day, 2), villa(day, 5), car(day, 3), gulet(day), van(day)]
    const { won } = await race(4, (index) => (index % 2 === 0 ? things : [...things].reverse()))
    expect(won).toHaveLength(1)
  }
  const [row] = await rowsOf<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  expect(Number(row?.deadlocks)).toBe(0)
})

test('cancelled by the person while others want the same: it is let once at any time', async () => {
  for (let round = 0; round < 15; round += 1) {
    const wish = villa(at('2028-03-05', round * 5), 4)
    const { data } = await quoteOf(api, [wish])
    const first = await reserve(api, tokenOf(0), data.quoteToken, { paymentMethod: 'card' })
    const others = await Promise.all([
      api.ask('abandonReservation', { reference: first.data.reference }, { token: tokenOf(0) }),
      ...[1, 2, 3].map((index) => reserve(api, tokenOf(index), data.quoteToken)),
    ])
    expect(others[0]?.status).toBe(200)
    expect(others.slice(1).filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  }
})

test('after all of it the stock is what the active reservations say', async () => {
  const seats = await rowsOf<{ off: string }>(`
    select count(*) as off from seat_counters c
    where c.time in ('09:00', '20:00') and c.taken <> coalesce((select sum(i.seats) from reservation_items i join reservations r on r.id = i.reservation_id
      where r.status = 'active' and i.product_id = c.product_id and i.day = c.day and i.time = c.time), 0)`)
  const units = await rowsOf<{ off: string }>(`
    select count(*) as off from unit_bookings u left join reservations r on r.id = u.reservation_id
    where u.hold_id is null and r.status is distinct from 'active'`)
  const missing = await rowsOf<{ off: string }>(`
    select count(*) as off from reservation_items i join reservations r on r.id = i.reservation_id
    where r.status = 'active' and i.kind in ('villa', 'yacht', 'car')
      and not exists (select 1 from unit_bookings u where u.reservation_id = r.id and u.product_id = i.product_id)`)
  expect([seats, units, missing].map(([row]) => Number(row?.off))).toEqual([0, 0, 0])
})
