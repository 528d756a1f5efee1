import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { NOON } from './harness'
import { signInAgency } from './support/agency'
import { openShop, type Shop, type Trip } from './support/trips'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
  await shop.rows(
    `update settings set value = value || '{"paymentMethods": ["card", "bankTransfer", "onArrival"]}' where section = 'other'`,
  )
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.api.clock.now = NOON
})

const abandon = ({ reference, token }: Trip) => shop.api.ask('abandonReservation', { reference }, { token })

const statusOf = async ({ reference }: Trip) =>
  (await shop.rows(`select status from reservations where reference = '${reference}'`))[0]?.status

async function newProvenMember(): Promise<string> {
  const token = await shop.newMember()
  await shop.rows('update members set email_verified_at = now() where email_verified_at is null')
  return token
}

test('an agency cannot erase a trip that it made on account from its statement, before or after the trip', async () => {
  const token = await signInAgency(shop.api)
  const trip = await shop.bookAs(token, { date: '2026-12-05', adult: 1, paymentMethod: 'onArrival' })
  const lines = async () =>
    (await shop.api.ask('getAgencyStatement', { month: '2026-12' }, { token })).data.statementLines.map(
      ({ bookingNumber }) => bookingNumber,
    )
  expect((await abandon(trip)).code).toBe('notCancellable')
  shop.api.clock.now = Date.parse('2026-12-06T09:00:00Z')
  const late = { ...trip, token: await signInAgency(shop.api) }
  expect((await abandon(late)).code).toBe('notCancellable')
  expect(await statusOf(trip)).toBe('active')
  shop.api.clock.now = NOON
  expect(await lines()).toEqual([trip.bookingNumber])
})

test('a booking that is paid on arrival is cancelled, not abandoned, once its guest has confirmed it', async () => {
  const token = await newProvenMember()
  const trip = await shop.bookAs(token, { date: '2026-12-07', adult: 1, paymentMethod: 'onArrival' })
  expect((await abandon(trip)).code).toBe('notCancellable')
  expect(await statusOf(trip)).toBe('active')
  const unproven = await shop.book({ date: '2026-12-07', adult: 1, paymentMethod: 'onArrival' })
  expect((await abandon(unproven)).data.released).toBe(true)
})

test('a booking that costs nothing is no unpaid try', async () => {
  await shop.rows("update coupons set discount_type = 'percent', discount_value = '100.00', uses_left = 9")
  const token = await newProvenMember()
  const trip = await shop.bookAs(token, { date: '2026-12-08', adult: 1, couponCode: 'MERHABA' })
  expect((await abandon(trip)).code).toBe('notCancellable')
  expect(await statusOf(trip)).toBe('active')
})

test('an unpaid try is given up once, and never after its start', async () => {
  const trip = await shop.book({ date: '2026-12-09', adult: 1 })
  expect((await abandon(trip)).data.released).toBe(true)
  expect((await abandon(trip)).data.released).toBe(false)
  const begun = await shop.book({ date: '2026-11-28', adult: 1, paymentMethod: 'bankTransfer' })
  shop.api.clock.now = Date.parse('2026-11-28T07:00:00Z')
  expect((await abandon(begun)).code).toBe('notCancellable')
})
