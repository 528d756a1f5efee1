import { afterAll, beforeAll, expect, test } from 'vitest'
import { poolOf } from '@/backend/platform/database/client'
import { addDays } from '@/domain/dates/plain-date'
import { startTestApi, type TestApi } from './harness'
import { signInAgency } from './support/agency'
import { GUEST } from './support/booking'
import { quoteOf, reserve, select } from './test-booking'

let api: TestApi
let boat: number
beforeAll(async () => {
  api = await startTestApi()
  boat = (await api.ask('getProduct', { locale: 'en', slug: 'kekova-by-boat' })).data.id
})
afterAll(() => api.stop())

const pool = () => poolOf(api.registry.requireDatabase('alpha'))
const sail = (date: string, changes = {}) =>
  select({ productId: boat, kind: 'tour', date, session: '09:00', ...changes })

test('twenty items and the oddest words are kept as they are answered', async () => {
  const token = await api.registerMember('unusual@mail.example')
  const items = Array.from({ length: 20 }, (_, index) =>
    sail(addDays('2026-12-01', index), { pickupPlace: 'Hotel "\\u0000" \ud800' }),
  )
  const { data: quoted } = await quoteOf(api, items)
  const request = {
    key: 'twenty-items',
    guest: { ...GUEST, firstName: 'O\u0000’Hara \ud83d "\\u0000" \\', lastName: 'Ğüneş 👩‍👩‍👧 محمد', birthDate: null },
    note: 'null\n\ud83d\ude00 \udc00 \\u0000',
    hotel: { hotelName: '\u0000', room: '', city: '{"a": null}', district: '\t' },
  }
  const made = await reserve(api, token, quoted.quoteToken, request)
  expect([made.status, made.data.items.length]).toEqual([200, 20])
  const read = await api.ask('getResult', { reference: made.data.reference }, { token })
  expect(read.data).toEqual(made.data)
  expect((await reserve(api, token, quoted.quoteToken, request)).data).toEqual(made.data)
  const { rows } = await pool().query('select guest, note, hotel, cancel_reason from reservations where id = $1', [
    made.data.id,
  ])
  expect(rows).toEqual([
    {
      guest: { ...GUEST, firstName: 'O’Hara \ufffd "\\u0000" \\', lastName: 'Ğüneş 👩‍👩‍👧 محمد', birthDate: null },
      note: 'null\n😀 \ufffd \\u0000',
      hotel: { hotelName: '', room: '', city: '{"a": null}', district: '' },
      cancel_reason: null,
    },
  ])
})

test.each(['card', 'bankTransfer'] as const)(
  'what an agency reserves by %s is kept as it is answered',
  async (paymentMethod) => {
    const token = await signInAgency(api)
    const items = [sail('2026-12-22')]
    const { data } = await api.ask('quote', { locale: 'en', items, chosenCurrency: 'EUR' }, { token })
    const made = await reserve(api, token, data.quoteToken, { paymentMethod, subAgencyId: 1 })
    expect(made.status).toBe(200)
    const read = await api.ask('getResult', { reference: made.data.reference }, { token })
    expect(read.data).toEqual(made.data)
  },
)

test('columns that a newer version adds while this one runs keep nobody from booking', async () => {
  const token = await api.registerMember('rolling@mail.example')
  const bookOne = async (date: string) => {
    const { data } = await quoteOf(api, [sail(date)])
    return (await reserve(api, token, data.quoteToken, { paymentMethod: 'card' })).status
  }
  expect(await bookOne('2026-12-23')).toBe(200)
  const { rows } = await pool().query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  )
  for (const { name } of rows) await pool().query(`alter table ${name} add column added_later text not null default ''`)
  expect(await bookOne('2026-12-24')).toBe(200)
  expect(await bookOne('2026-12-23')).toBe(200)
  expect((await api.ask('searchProducts', { locale: 'en', term: 'kekova' })).data.products.total).toBeGreaterThan(0)
})
