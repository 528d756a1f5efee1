import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from './harness'
import { startMailServer } from './support/mail-server'
import { tablesWith } from './support/tables-with'
import { guest, quoteOf, reserve, select } from './test-booking'

let api: TestApi
let boat: number
let smtp: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  smtp = await startMailServer()
  api = await startTestApi({ env: { SMTP_URL: smtp.url } })
  boat = (await api.ask('getProduct', { locale: 'en', slug: 'kekova-by-boat' })).data.id
})
afterAll(async () => {
  await api.stop()
  await smtp.stop()
})

const rowsOf = async (query: string) => (await api.registry.requireDatabase('alpha').execute(query)).rows

/** A hold from an address of its own, and a reservation of it that says where to pick up and where they stay. */
async function bookFrom(token: string, email: string, address: string) {
  const item = select({
    productId: boat,
    kind: 'tour',
    date: '2026-12-05',
    session: '09:00',
    pickupPlace: 'Quillfeather Lodge, gate 2',
  })
  const held = await api.ask('takeHold', { item }, { token, address })
  const hold = { id: held.data.id, holdToken: held.data.holdToken }
  const { data } = await quoteOf(api, [item], { hold })
  const hotel = { hotelName: 'Quillfeather Palace', room: '12', city: 'Kaş', district: '' }
  const own = { ...guest, lastName: 'Quillfeather', email }
  const made = await reserve(api, token, data.quoteToken, { hold, hotel, guest: own, note: 'Quillfeather comes late' })
  expect(made.status).toBe(200)
  return hotel
}

test('the export holds where a booking says that they stay and are picked up', async () => {
  const token = await api.registerMember('stays@mail.example')
  const hotel = await bookFrom(token, 'stays@mail.example', '198.51.100.70')
  const [booking] = (await api.ask('exportMember', {}, { token })).data.bookings
  expect(booking).toMatchObject({ hotel, note: 'Quillfeather comes late' })
  expect(booking?.reservation.items[0]?.pickupPlace).toBe('Quillfeather Lodge, gate 2')
})

test('the deletion leaves no word of who paid nothing, in no table', async () => {
  const email = 'without-a-trace@mail.example'
  const address = '198.51.100.71'
  const token = await api.registerMember(email)
  await bookFrom(token, email, address)
  await api.runJobs()
  const ride = { kind: 'transfer', flightNumber: 'TK 2410', returnRide: { time: '10:00', flightNumber: 'TK 2411' } }
  await rowsOf(`update reservation_items i set item = item || '${JSON.stringify({ choice: ride })}' from reservations r
    where r.id = i.reservation_id and r.guest ->> 'email' = '${email}'`)
  const { now } = api.clock
  api.clock.now = Date.parse('2026-12-06T09:00:00Z')
  expect((await api.ask('deleteMember', { password: 'secret' }, { token })).status).toBe(200)
  await api.runJobs()
  api.clock.now = now
  expect(smtp.received.filter((mail) => mail.to.includes(email)).length).toBeGreaterThan(1)
  expect(await tablesWith(api, email)).toEqual([])
  expect(await tablesWith(api, address)).toEqual([])
  expect(await tablesWith(api, 'TK 241')).toEqual([])
  const id = "(select max(id) from members where status = 'deleted')"
  expect(await rowsOf(`select id from holds where member_id = ${id}`)).toEqual([])
  const left = await rowsOf(`select i.item::text || r::text as row from reservations r
    join reservation_items i on i.reservation_id = r.id where r.member_id = ${id}`)
  expect(left).toHaveLength(1)
  expect(String(left[0]?.row)).not.toContain('Quillfeather')
  expect(String(left[0]?.row)).toContain('"time": "10:00"')
})

test('nor of whom a coupon paid for: no money was taken, so there is no invoice to keep', async () => {
  await rowsOf("update coupons set discount_type = 'percent', discount_value = '100.00', uses_left = 9")
  const email = 'coupon-only@mail.example'
  const token = await api.registerMember(email)
  const item = select({ productId: boat, kind: 'tour', date: '2026-12-04', session: '09:00' })
  const { data } = await quoteOf(api, [item], { couponCode: 'MERHABA' })
  const own = { ...guest, lastName: 'Thimblewick', email }
  expect((await reserve(api, token, data.quoteToken, { guest: own })).data).toMatchObject({ collectionStatus: 2 })
  const { now } = api.clock
  api.clock.now = Date.parse('2026-12-06T09:00:00Z')
  const { data: deleted } = await api.ask('deleteMember', { password: 'secret' }, { token })
  api.clock.now = now
  expect(deleted.keptRecords).not.toContain('invoices')
  const kept = await rowsOf('select guest::text from reservations')
  expect(kept.filter((row) => JSON.stringify(row).includes('Thimblewick'))).toEqual([])
})
