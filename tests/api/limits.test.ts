import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from './harness'
import { bookBoat } from './support/booking'
import { select } from './test-booking'

let api: TestApi
let boat: number
beforeAll(async () => {
  api = await startTestApi()
  boat = (await api.ask('getProduct', { locale: 'en', slug: 'kekova-by-boat' })).data.id
})
afterAll(() => api.stop())

const rowsOf = async (query: string) => (await api.registry.requireDatabase('alpha').execute(query)).rows
const countOf = async (from: string) => Number((await rowsOf(`select count(*)::int as n from ${from}`))[0]?.n)
const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const departure = () => select({ productId: boat, kind: 'tour', date: '2026-12-05', session: '09:00' })

test('nobody fills the table of visits, or makes a product look wanted', async () => {
  const address = '198.51.100.90'
  const visit = () => api.ask('sendAnalytics', { path: '/en', userAgent: 'Test' }, { address })
  for (const _ of times(60))
    expect((await Promise.all(times(10).map(visit))).every(({ data }) => data.counted)).toBe(true)
  expect(await visit()).toMatchObject({ status: 200, data: { counted: false } })
  expect(await countOf('visits')).toBe(600)
  const [before] = await rowsOf(`select views from products where id = ${boat}`)
  const view = () => api.ask('trackView', { productId: boat }, { address })
  for (const _ of times(20)) expect((await view()).data.counted).toBe(true)
  expect(await view()).toMatchObject({ status: 200, data: { counted: false } })
  expect(await rowsOf(`select views from products where id = ${boat}`)).toEqual([{ views: Number(before?.views) + 20 }])
  expect((await api.ask('trackView', { productId: boat }, { address: '198.51.100.91' })).data.counted).toBe(true)
})

test('a visit is counted with its page alone: no whole address of a person, and no key of a link', async () => {
  const reference = 'Zk3vQ8sT1yWm5nB7cX2dR4fG6hJ9kL0p'
  const path = `/enquire-booking?ref=${reference}`
  await api.ask('sendAnalytics', { path, userAgent: 'Mozilla/5.0 (iPhone)' }, { address: '203.0.113.77' })
  const [kept] = await rowsOf(`delete from visits where address like '203.0.113.%' returning *`)
  expect(kept).toMatchObject({ path: '/enquire-booking?ref=*', device: 'phone', address: '203.0.113.0' })
  expect(JSON.stringify(kept)).not.toMatch(/203\.0\.113\.77|Zk3vQ8|iPhone/)
})

test('codes of coupons cannot be guessed: after sixty that are none, every one is none to whoever tried them', async () => {
  const isAccepted = async (couponCode: string, address: string) => {
    const asked = { locale: 'en' as const, items: [departure()], chosenCurrency: 'EUR', couponCode }
    const { data } = await api.ask('quote', asked, { address })
    return data.coupon?.accepted
  }
  const [guesser, person] = ['198.51.100.92', '198.51.100.93']
  for (const _ of times(70)) expect(await isAccepted('merhaba', person)).toBe(true)
  for (const number of times(60)) expect(await isAccepted(`GUESS${number}`, guesser)).toBe(false)
  expect(await isAccepted('merhaba', guesser)).toBe(false)
  expect(await isAccepted('merhaba', person)).toBe(true)
}, 60_000)

test('the gateway is not asked about cards without end', async () => {
  const ask = () => api.ask('listInstalments', { amount: '100.00', cardBin: '552879' }, { address: '198.51.100.94' })
  const codes = []
  for (const _ of times(101)) codes.push((await ask()).code)
  expect(new Set(codes.slice(0, 100))).toEqual(new Set(['paymentUnavailable']))
  expect(codes[100]).toBe('tooManyRequests')
}, 60_000)

test('a member tries no card after the other without end, and keeps nobody else from paying', async () => {
  const startOf = async (email: string) => {
    const token = await api.registerMember(email)
    const { reference } = (await bookBoat(api, token, { date: '2026-12-05', paymentMethod: 'card' })).data
    const card = {
      cardHolder: 'Ada Test',
      cardNumber: '5528790000000008',
      cardExpiry: '12/30',
      cardSecurityCode: '123',
      threeDSecure: true,
    }
    return () => api.ask('startPayment', { reference, card, returnUrl: 'https://shop.example/back' }, { token })
  }
  const start = await startOf('tester-of-cards@mail.example')
  for (const _ of times(20)) expect((await start()).data).toMatchObject({ paymentState: 'declined' })
  expect(await start()).toMatchObject({ status: 429, code: 'tooManyRequests' })
  expect((await (await startOf('payer@mail.example'))()).status).toBe(200)
}, 60_000)

test('from where a hold was taken is forgotten when it is over, and a visit after some more than a year', async () => {
  const address = '198.51.100.95'
  expect((await api.ask('takeHold', { item: departure() }, { address })).status).toBe(200)
  const held = () => rowsOf(`select state from holds where address = '${address}'`)
  const { now } = api.clock
  api.clock.now = now + 14 * 60_000
  await api.runRecurring()
  expect(await held()).toEqual([{ state: 'active' }])
  api.clock.now = now + 26 * 60 * 60_000
  await api.runRecurring()
  expect(await held()).toEqual([])
  expect(await countOf('visits')).toBe(600)
  api.clock.now = now + 401 * 24 * 60 * 60_000
  await api.runRecurring()
  expect(await countOf('visits')).toBe(0)
  api.clock.now = now
})

test('long stays in one quote after the other are limited by their nights, and short ones are not', async () => {
  const stay = (endDate: string) => select({ productId: boat, kind: 'villa', date: '2027-01-01', endDate })
  const quote = async (items: ReturnType<typeof stay>[], address: string) =>
    (await api.ask('quote', { locale: 'en', items, chosenCurrency: 'EUR' }, { address })).status
  const heavy = times(20).map(() => stay('2027-06-30'))
  expect(await quote(heavy, '198.51.100.96')).toBe(200)
  expect(await quote(heavy, '198.51.100.96')).toBe(429)
  expect(await quote(heavy, '198.51.100.97')).toBe(200)
  for (const _ of times(5)) expect(await quote([stay('2027-01-15')], '198.51.100.96')).toBe(200)
})

test('one network tries no more cards than its share, from however many accounts', async () => {
  const db = api.registry.requireDatabase('alpha')
  await db.execute(`delete from rate_limits where key like 'payment-attempt-network%'`)
  await db.execute(`update settings set value = value || '{"networkCardTries": 2}' where section = 'dailyLimits'`)
  const tryCard = async (name: string) => {
    const token = await api.registerMember(`${name}@mail.example`)
    const { reference } = (await bookBoat(api, token, { date: '2026-12-06', paymentMethod: 'card' })).data
    const card = {
      cardHolder: 'Ada Test',
      cardNumber: '5528790000000008',
      cardExpiry: '12/30',
      cardSecurityCode: '123',
    }
    const returnUrl = 'https://shop.example/back'
    return (await api.ask('startPayment', { reference, card, returnUrl }, { token })).code
  }
  expect([await tryCard('one'), await tryCard('two'), await tryCard('three')]).toEqual([null, null, 'tooManyRequests'])
  await db.execute(`update settings set value = value || '{"networkCardTries": 100000}' where section = 'dailyLimits'`)
})
