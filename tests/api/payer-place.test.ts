import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPayerPlace } from '@/backend/payments/payer-place'
import { schema } from '@/backend/platform/database/client'
import { openShop, type Shop, type Trip } from './support/trips'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const { reservations } = schema

async function placeOf({ reference }: Trip) {
  const [row] = await shop.db.select().from(reservations).where(eq(reservations.reference, reference))
  if (!row) throw new Error(reference)
  return readPayerPlace(shop.db, row)
}

test('the lead guest’s own place is sent, and the payment is taken', async () => {
  const trip = await shop.book({ date: '2026-12-08', guest: { address: '1 Mill Lane', city: 'Leeds', country: 'GB' } })
  expect(await placeOf(trip)).toEqual({ address: '1 Mill Lane', city: 'Leeds', country: 'GB' })
  expect(await shop.pay(trip)).toBe('captured')
})

test('without one the profile of the member counts, never half of each', async () => {
  const token = await shop.newMember()
  await shop.api.ask('updateMember', { city: 'Utrecht', country: 'NL', address: 'Kade 1' }, { token })
  const trip = await shop.bookAs(token, { date: '2026-12-09', guest: { address: '1 Mill Lane' } })
  expect(await placeOf(trip)).toEqual({ address: 'Kade 1', city: 'Utrecht', country: 'NL' })
  const other = await shop.bookAs(token, { date: '2026-12-10', guest: { city: 'Leeds' } })
  expect(await placeOf(other)).toEqual({ address: null, city: 'Leeds', country: null })
})

test('a reservation of before these fields is paid without a place', async () => {
  const trip = await shop.book({ date: '2026-12-11' })
  await shop.db.execute(`update reservations set guest = guest - 'city' - 'country'
    where reference = '${trip.reference}'`)
  expect(await placeOf(trip)).toEqual({ address: null, city: null, country: null })
  expect(await shop.pay(trip)).toBe('captured')
})

test('an agency pays from its own address', async () => {
  const trip = await shop.book({ date: '2026-12-12', guest: { city: 'Leeds', country: 'GB' } })
  await shop.db.execute(`update reservations set agency_user_id = (select min(id) from agency_users)
    where reference = '${trip.reference}'`)
  expect(await placeOf(trip)).toMatchObject({ address: 'Jetty 4', city: 'Kaş', country: 'TR' })
})

test('a card number is no city, and a country has two letters', async () => {
  const book = (guest: { city?: string; country?: string }) => shop.book({ date: '2026-12-13', guest })
  await expect(book({ city: '4111 1111 1111 1111' })).rejects.toThrow('invalidRequest')
  await expect(book({ country: 'Turkey' })).rejects.toThrow('invalidRequest')
})
