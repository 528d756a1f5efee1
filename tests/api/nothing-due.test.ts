import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from './harness'
import { mailsTo } from './support/mails'
import { guest, quoteOf, reserve, select } from './test-booking'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await startTestApi()
  token = await api.registerMember(guest.email)
  const db = api.registry.requireDatabase('alpha')
  await db.execute(sql`update coupons set discount_type = 'percent', discount_value = '100.00', uses_left = 9`)
  await db.execute(sql`update members set email_verified_at = now() where email = ${guest.email}`)
})
afterAll(() => api.stop())

test.each([
  ['card', '2026-12-01'],
  ['bankTransfer', '2026-12-02'],
] as const)('what a coupon pays whole is certain at once and stays so: %s', async (paymentMethod, date) => {
  const before = (await mailsTo(api, guest.email)).length
  const { id } = (await api.ask('getProduct', { locale: 'en', slug: 'kekova-by-boat' })).data
  const item = select({ productId: id, kind: 'tour', date, session: '09:00' })
  const { data: quoted } = await quoteOf(api, [item], { couponCode: 'MERHABA' })
  expect(quoted.fixed.charged).toBe('0.00')
  const { data } = await reserve(api, token, quoted.quoteToken, { paymentMethod })
  expect(data).toMatchObject({
    collectionStatus: 2,
    payUntil: null,
    payment: { paymentState: 'captured', amount: '0.00' },
  })
  const started = await api.ask(
    'startPayment',
    {
      reference: data.reference,
      card: { cardHolder: 'Ada Test', cardNumber: '5528790000000008', cardExpiry: '12/30', cardSecurityCode: '123' },
      returnUrl: 'https://shop.example/return',
    },
    { token },
  )
  expect(started.data).toMatchObject({ paymentState: 'captured' })
  api.clock.now += 3 * 86_400_000
  await api.runJobs()
  api.clock.now -= 3 * 86_400_000
  const later = await api.ask('getResult', { reference: data.reference }, { token })
  expect(later.data).toMatchObject({ reservationStatus: data.reservationStatus, payment: { paymentState: 'captured' } })
  expect((await api.ask('getTickets', { reference: data.reference }, { token })).status).toBe(200)
  const told = (await mailsTo(api, guest.email)).slice(before).map(({ subject }) => subject)
  expect(told.filter((subject) => subject.includes(data.bookingNumber))).toHaveLength(1)
})

test('what is certain is no unpaid try: the same booked again is another reservation', async () => {
  const { id } = (await api.ask('getProduct', { locale: 'en', slug: 'kekova-by-boat' })).data
  const item = select({ productId: id, kind: 'tour', date: '2026-12-03', session: '09:00' })
  const bookOne = async () => {
    const { data: quoted } = await quoteOf(api, [item], { couponCode: 'MERHABA' })
    return (await reserve(api, token, quoted.quoteToken, { paymentMethod: 'card' })).data
  }
  const first = await bookOne()
  const second = await bookOne()
  expect(second.bookingNumber).not.toBe(first.bookingNumber)
  expect((await api.ask('getTickets', { reference: first.reference }, { token })).data.tickets).toHaveLength(1)
})
