import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readTicketToken } from '@/domain/reservations/ticket-token'
import { NOON } from './harness'
import { signInAgency } from './support/agency'
import { readPdfText } from './support/pdf-text'
import { openShop, type Shop, type Trip } from './support/trips'

const MIGRATION = 'backend/db/migrations/0029_service_times.sql'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
  const { boat, night } = shop
  await shop.rows(`update products set details = details || '{"days": 3, "durationMinutes": 3330}' where id = ${boat}`)
  await shop.rows(`update product_sessions set end_time = '01:00' where product_id = ${night}`)
})
beforeEach(() => {
  shop.api.clock.now = NOON
})
afterAll(() => shop.close())

async function paid(date: string, productId = shop.boat): Promise<Trip> {
  const trip = await shop.book({ date, adult: 1, productId })
  await shop.pay(trip)
  return trip
}

const daysOf = async ({ reference }: Trip) => {
  const [row] = await shop.rows(
    `select i.day::text as day, i.end_day::text as "endDay", i.item from reservation_items i
     join reservations r on r.id = i.reservation_id where r.reference = '${reference}'`,
  )
  return row
}

test('a basket item says how long its service takes', async () => {
  const { data } = await shop.quote({ date: '2026-12-01', adult: 1 })
  expect(data.items[0]?.item).toMatchObject({ durationDays: 3, durationMinutes: 3330, endDate: null })
})

test('calendar file, voucher, ticket, mail and row of a tour of three days agree on its last', async () => {
  const trip = await paid('2026-12-01')
  const { reference, token } = trip
  expect(await daysOf(trip)).toMatchObject({ day: '2026-12-01', endDay: '2026-12-03' })
  const { data: calendar } = await shop.api.ask('getCalendarFile', { reference }, { token })
  expect(Buffer.from(calendar.base64, 'base64').toString()).toContain(
    'DTSTART:20261201T060000Z\r\nDTEND:20261203T133000Z',
  )
  const { data: voucher } = await shop.api.ask('getVoucherFile', { reference }, { token })
  const span = '01.12.2026 09:00 – 03.12.2026 16:30'
  expect(readPdfText(Buffer.from(voucher.base64, 'base64')).join(' ')).toContain(span)
  const { data } = await shop.api.ask('getTickets', { reference }, { token })
  const link = data.tickets[0]?.ticketLink ?? ''
  expect(readTicketToken(link)?.ticket).toMatchObject({ date: '2026-12-01', endDate: '2026-12-03' })
  await shop.api.runJobs()
  expect((await shop.mailsOf(trip)).at(-1)?.text).toContain(span)
})

test('it is active until its last minute, and closed after it', async () => {
  const trip = await paid('2026-12-05')
  shop.api.clock.now = Date.parse('2026-12-07T13:30:00Z')
  expect((await shop.result(trip)).reservationStatus).toBe('active')
  shop.api.clock.now = Date.parse('2026-12-07T13:31:00Z')
  expect((await shop.result(trip)).reservationStatus).toBe('closed')
})

test('a review counts as a traveller’s once the last day has ended', async () => {
  const [early, late] = [await paid('2026-12-09'), await paid('2026-12-10')]
  const isVerified = async ({ token }: Trip, now: string) => {
    shop.api.clock.now = Date.parse(now)
    const review = { locale: 'en' as const, productId: shop.boat, score: 5, text: 'Three good days.' }
    return (await shop.api.ask('writeReview', review, { token })).data.review.verified
  }
  expect(await isVerified(early, '2026-12-10T12:00:00Z')).toBe(false)
  expect(await isVerified(late, '2026-12-12T14:00:00Z')).toBe(true)
})

test('an account is kept while a tour that began goes on', async () => {
  const trip = await paid('2026-12-13')
  shop.api.clock.now = Date.parse('2026-12-15T12:00:00Z')
  const erase = () => shop.api.ask('deleteMember', { password: 'secret' }, { token: trip.token })
  expect((await erase()).code).toBe('reservationsOpen')
  shop.api.clock.now = Date.parse('2026-12-16T12:00:00Z')
  expect((await erase()).data.memberDeleted).toBe(true)
})

test('the statement counts it in the month of its last day', async () => {
  const agency = await signInAgency(shop.api)
  const { bookingNumber } = await shop.bookAs(agency, { date: '2026-12-30', adult: 1 })
  const linesOf = async (month: string) =>
    (await shop.api.ask('getAgencyStatement', { month }, { token: agency })).data.statementLines
  expect((await linesOf('2026-12')).map((line) => line.bookingNumber)).not.toContain(bookingNumber)
  expect(await linesOf('2027-01')).toEqual([expect.objectContaining({ bookingNumber, serviceDate: '2027-01-01' })])
})

test('another date moves the last day along', async () => {
  const trip = await paid('2026-12-16')
  const { items } = await shop.result(trip)
  const request = {
    reference: trip.reference,
    ticketNumber: items[0]?.ticketNumber ?? '',
    date: '2026-12-20',
    session: '09:00',
  }
  await shop.api.ask('changeDate', { ...request, expectedDifference: '0.00' }, { token: trip.token })
  expect(await daysOf(trip)).toMatchObject({ day: '2026-12-20', endDay: '2026-12-22' })
})

test('what was booked before durations were kept is read from its product by the migration', async () => {
  const long = await paid('2027-01-05')
  const late = await paid('2027-01-06', shop.night)
  const before = [await daysOf(long), await daysOf(late)]
  expect(before.map((row) => row?.endDay)).toEqual(['2027-01-07', '2027-01-07'])
  await shop.rows(`update reservation_items set item = item - 'durationDays' - 'durationMinutes', end_day = null`)
  expect((await shop.result(long)).items[0]).toMatchObject({ durationDays: 1 })
  for (const statement of (await readFile(MIGRATION, 'utf8')).split('--> statement-breakpoint'))
    await shop.rows(statement)
  expect([await daysOf(long), await daysOf(late)]).toEqual(before)
})
