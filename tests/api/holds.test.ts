import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NOON, startTestApi, type TestApi } from './harness'
import { quoteOf, reserve, select } from './test-booking'

const MINUTE = 60_000

let api: TestApi
let token: string
let villaId: number
let nightId: number

beforeAll(async () => {
  api = await startTestApi({ kinds: true })
  token = await api.registerMember('hannah@mail.example')
  villaId = (await api.ask('getProduct', { locale: 'en', slug: 'test-villa' })).data.id
  nightId = (await api.ask('getProduct', { locale: 'en', slug: 'istanbul-at-night' })).data.id
})
afterAll(() => api.stop())

const villa = (date: string, endDate: string) => select({ productId: villaId, kind: 'villa', date, endDate })
const night = (date: string, adult = 2) =>
  select({ productId: nightId, kind: 'tour', date, session: '20:00', pax: { adult, child: 0, infant: 0 } })

let people = 0
/** Every test is another person at another address, so that limits do not add up. */
const somewhere = () => {
  people += 1
  return `198.51.100.${people}`
}
const hold = (item: ReturnType<typeof select>, address = somewhere()) => api.ask('takeHold', { item }, { address })
const problemOf = async (item: ReturnType<typeof select>) => (await quoteOf(api, [item])).data.items[0]?.problem

describe('a hold', () => {
  test('keeps the house from others and not from whoever holds it', async () => {
    const wish = villa('2027-02-01', '2027-02-08')
    const { status, data } = await hold(wish)
    expect(status).toBe(200)
    expect(data).toMatchObject({ expiresAt: '2026-11-21T09:15:00.000Z', prolongable: true })
    expect(data.holdToken).toMatch(/^[\w-]{20,}$/)
    expect(await problemOf(wish)).toBe('full')
    const own = await quoteOf(api, [wish], { hold: { id: data.id, holdToken: data.holdToken } })
    expect(own.data.items[0]?.problem).toBeNull()
    const forged = await quoteOf(api, [wish], { hold: { id: data.id, holdToken: 'x'.repeat(32) } })
    expect(forged.data.items[0]?.problem).toBe('full')
  })

  test('becomes the reservation without being counted twice', async () => {
    const wish = night('2027-02-02')
    const { data } = await hold(wish)
    const reference = { id: data.id, holdToken: data.holdToken }
    expect(await problemOf(night('2027-02-02', 1))).toBe('full')
    const { quoteToken } = (await quoteOf(api, [wish], { hold: reference })).data
    expect((await reserve(api, token, quoteToken, { flow: 'direct' })).code).toBe('soldOut')
    const made = await reserve(api, token, quoteToken, { flow: 'direct', hold: reference })
    expect(made.status).toBe(200)
    const db = api.registry.requireDatabase('alpha')
    const { rows } = await db.execute(
      `select taken from seat_counters where product_id = ${nightId} and day = '2027-02-02'`,
    )
    expect(rows).toEqual([{ taken: 2 }])
    // The hold is used up: it can neither be given back nor expire and free what is booked now.
    expect((await api.ask('releaseHold', reference)).data.released).toBe(false)
    api.clock.now += 20 * MINUTE
    await api.runJobs()
    api.clock.now -= 20 * MINUTE
    expect(await problemOf(night('2027-02-02', 1))).toBe('full')
  })

  test('lapses by itself to the second and then says so', async () => {
    const wish = villa('2027-02-10', '2027-02-14')
    const reference = await hold(wish).then(({ data }) => ({ id: data.id, holdToken: data.holdToken }))
    const { quoteToken } = (await quoteOf(api, [wish], { hold: reference })).data
    api.clock.now += 15 * MINUTE - 1
    await api.runJobs()
    expect(await problemOf(wish)).toBe('full')
    api.clock.now += 1
    expect((await reserve(api, token, quoteToken, { flow: 'direct', hold: reference })).code).toBe('holdExpired')
    expect((await api.ask('prolongHold', reference)).code).toBe('holdExpired')
    await api.runJobs()
    expect(await problemOf(wish)).toBeNull()
    expect((await reserve(api, token, quoteToken, { flow: 'direct', hold: reference })).code).toBe('holdExpired')
    api.clock.now -= 15 * MINUTE
  })

  test('is prolonged once, and the first job leaves it alone', async () => {
    const wish = villa('2027-02-20', '2027-02-24')
    const reference = await hold(wish).then(({ data }) => ({ id: data.id, holdToken: data.holdToken }))
    const longer = await api.ask('prolongHold', reference)
    expect(longer.data).toMatchObject({ expiresAt: '2026-11-21T09:25:00.000Z', prolongable: false })
    expect((await api.ask('prolongHold', reference)).code).toBe('holdProlonged')
    api.clock.now += 16 * MINUTE
    await api.runJobs()
    expect(await problemOf(wish)).toBe('full')
    api.clock.now += 9 * MINUTE
    await api.runJobs()
    expect(await problemOf(wish)).toBeNull()
    api.clock.now -= 25 * MINUTE
  })

  test('is given back, once, by nobody else', async () => {
    const wish = villa('2027-03-01', '2027-03-05')
    const { data } = await hold(wish)
    expect((await api.ask('releaseHold', { id: data.id, holdToken: 'y'.repeat(32) })).data.released).toBe(false)
    const reference = { id: data.id, holdToken: data.holdToken }
    expect((await api.ask('releaseHold', reference)).data.released).toBe(true)
    expect((await api.ask('releaseHold', reference)).data.released).toBe(false)
    expect(await problemOf(wish)).toBeNull()
  })

  test('moves to other dates, overlapping its own; where they are taken it stays', async () => {
    const address = somewhere()
    const { data: first } = await hold(villa('2027-03-10', '2027-03-15'), address)
    const own = { id: first.id, holdToken: first.holdToken }
    const moved = await api.ask('takeHold', { item: villa('2027-03-12', '2027-03-18'), hold: own }, { address })
    expect(moved.status).toBe(200)
    expect(await problemOf(villa('2027-03-09', '2027-03-12'))).toBeNull()
    await hold(villa('2027-03-20', '2027-03-25'))
    const mine = { id: moved.data.id, holdToken: moved.data.holdToken }
    const refused = await api.ask('takeHold', { item: villa('2027-03-14', '2027-03-21'), hold: mine }, { address })
    expect(refused.code).toBe('soldOut')
    expect(refused.data).toMatchObject({ items: [{ problem: 'full' }] })
    expect(await problemOf(villa('2027-03-12', '2027-03-15'))).toBe('full')
  })
})

describe('nobody holds a whole shop', () => {
  test('five from one address, a whole /56 of IPv6 counted as one', async () => {
    const address = somewhere()
    for (const day of [1, 2, 3, 4, 5]) expect((await hold(night(`2027-04-0${day}`), address)).status).toBe(200)
    expect((await hold(night('2027-04-06'), address)).code).toBe('tooManyHolds')
    for (const day of [1, 2, 3, 4, 5])
      expect((await hold(night(`2027-04-1${day}`), `2001:db8:1:2:${day}::1`)).status).toBe(200)
    expect((await hold(night('2027-04-16'), '2001:db8:1:2:99::1')).code).toBe('tooManyHolds')
  })

  test('twenty at once from one address are still five', async () => {
    const address = somewhere()
    const days = Array.from({ length: 20 }, (_, index) => `2027-05-${String(index + 1).padStart(2, '0')}`)
    const answers = await Promise.all(days.map((day) => hold(night(day), address)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ code }) => code === 'tooManyHolds')).toHaveLength(15)
  })

  test('three of one member, wherever they sit', async () => {
    const take = (day: number) =>
      api.ask('takeHold', { item: night(`2027-06-0${day}`) }, { token, address: somewhere() })
    for (const day of [1, 2, 3]) expect((await take(day)).status).toBe(200)
    expect((await take(4)).code).toBe('tooManyHolds')
  })
})

describe('a hold that is replaced', () => {
  test('ends when the first would have, however often it is replaced, and is prolonged once', async () => {
    const address = somewhere()
    const first = (await hold(night('2027-01-11', 1), address)).data
    let held = first
    for (const minutes of [5, 10, 14]) {
      api.clock.now = NOON + minutes * MINUTE
      const reference = { id: held.id, holdToken: held.holdToken }
      held = (await api.ask('takeHold', { item: night('2027-01-12', 1), hold: reference }, { address })).data
      expect(held.expiresAt).toBe(first.expiresAt)
    }
    const prolonged = await api.ask('prolongHold', { id: held.id, holdToken: held.holdToken })
    const reference = { id: prolonged.data.id, holdToken: prolonged.data.holdToken }
    const again = (await api.ask('takeHold', { item: night('2027-01-13', 1), hold: reference }, { address })).data
    expect(again).toMatchObject({ expiresAt: prolonged.data.expiresAt, prolongable: false })
    api.clock.now = NOON
  })
})

test('proven members behind one network do not count together', async () => {
  const address = somewhere()
  const db = api.registry.requireDatabase('alpha')
  for (let index = 0; index < 7; index += 1) {
    const email = `proven${index}@mail.example`
    const member = await api.registerMember(email)
    await db.execute(`update members set email_verified_at = now() where email = '${email}'`)
    const item = villa(`2028-0${index + 1}-01`, `2028-0${index + 1}-08`)
    expect((await api.ask('takeHold', { item }, { address, token: member })).code).toBeNull()
  }
})

test('the minutes of a network are counted over a day: taking again what was released or has lapsed ends', async () => {
  const db = api.registry.requireDatabase('alpha')
  await db.execute(`update settings set value = value || '{"holdMinutes": 30}' where section = 'dailyLimits'`)
  const address = somewhere()
  const wish = night('2027-02-25', 1)
  const release = ({ id, holdToken }: { id: number; holdToken: string }) =>
    api.ask('releaseHold', { id, holdToken }, { address })
  for (let tries = 0; tries < 4; tries += 1) {
    const { code, data } = await hold(wish, address)
    expect(code).toBeNull()
    await release(data)
  }
  const started = api.clock.now
  for (let tries = 0; tries < 2; tries += 1) {
    const { data } = await hold(wish, address)
    api.clock.now += 15 * MINUTE
    await release(data)
  }
  expect((await hold(wish, address)).code).toBe('tooManyHolds')
  expect((await hold(wish)).code).toBeNull()
  api.clock.now = started
  await db.execute(`update settings set value = value || '{"holdMinutes": 100000}' where section = 'dailyLimits'`)
})
