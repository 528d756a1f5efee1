import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DESK_TEXTS } from '@/backend/desk/texts/all'
import { RESERVATION_MAIL_TEXTS } from '@/messages/catalogues'
import { NOON } from './harness'
import { assertLedger } from './support/assert-ledger'
import { atDesk, type DeskBrowser } from './support/desk'
import { openShop, type Shop, type Trip } from './support/trips'

const { en, de } = RESERVATION_MAIL_TEXTS
const HOUR = 3_600_000

let shop: Shop
let staff: DeskBrowser
let manager: DeskBrowser

beforeAll(async () => {
  shop = await openShop()
  staff = await atDesk(shop.api, 'staff@test.example')
  manager = await atDesk(shop.api, 'manager@test.example')
  const path = `/products/${shop.boat}/prices`
  const fields = await staff.fill(path, path)
  fields.delete('instant')
  await staff.send(path, fields)
})
afterAll(() => shop.close())
afterEach(async () => {
  await shop.api.runJobs()
  await assertLedger(shop.db)
  shop.api.clock.now = NOON
})

const idOf = async ({ reference }: Trip) =>
  Number((await shop.rows(`select id from reservations where reference = '${reference}'`))[0]?.id)

const optionsOf = async ({ reference }: Trip) => (await shop.api.ask('getReservationOptions', { reference })).data

const subjectsOf = async (trip: Trip) => {
  await shop.api.runJobs()
  return (await shop.mailsOf(trip)).map(({ subject }) => subject)
}

const subjectOf = ({ subject }: { subject: string }, trip: Trip) => subject.replace('{booking}', trip.bookingNumber)

async function decide(trip: Trip, answer: 'yes' | 'no', words = '', browser = staff) {
  const path = `/reservations/${await idOf(trip)}`
  return browser.submit(path, `${path}/decide`, { answer, words })
}

const seatsTaken = async (day: string) =>
  (await shop.rows(`select taken from seat_counters where product_id = ${shop.boat} and day = '${day}'`))[0]?.taken

describe('a reservation that the operator confirms itself', () => {
  test('is received when it is paid, and certain when the desk has said yes', async () => {
    const trip = await shop.book({ date: '2026-12-01', locale: 'de' })
    expect((await staff.get('')).html).not.toContain(trip.bookingNumber)
    expect(await shop.pay(trip)).toBe('captured')
    expect(await shop.result(trip)).toMatchObject({ awaitsConfirmation: true, collectionStatus: 1, payUntil: null })
    expect(await optionsOf(trip)).toMatchObject({ confirmed: false, hasVoucher: false, canPayBalance: false })
    expect((await shop.api.ask('getTickets', { reference: trip.reference }, { token: trip.token })).code).toBe(
      'notConfirmed',
    )
    expect(await subjectsOf(trip)).toEqual([subjectOf(de.paymentReceived, trip)])
    expect((await shop.mailsOf(trip))[0]?.text).toContain(de.received.byHand)

    expect((await staff.get('')).html).toContain(trip.bookingNumber)
    expect((await staff.get('/reservations?state=waiting')).html).toContain(trip.bookingNumber)
    const answer = await decide(trip, 'yes', 'Bis bald am {booking} Hafen.')
    expect(answer.location).toMatch(/\?done=reservationConfirmed$/)
    expect(await shop.result(trip)).toMatchObject({ awaitsConfirmation: false, reservationStatus: 'active' })
    expect(await optionsOf(trip)).toMatchObject({ confirmed: true, hasVoucher: true, canPayBalance: true })
    expect(await subjectsOf(trip)).toEqual([subjectOf(de.paymentReceived, trip), subjectOf(de.confirmed, trip)])
    const mail = (await shop.mailsOf(trip))[1]
    expect(mail?.text).toContain(de.confirmed.accepted)
    expect(mail?.text).toContain('Bis bald am {booking} Hafen.')
    expect(mail?.text).not.toContain(de.received.byHand)
    expect(await shop.eventsOf(trip)).toEqual(['created', 'paymentCaptured', 'confirmed'])
  })

  test('can be cancelled for nothing until then, and its mails say until when', async () => {
    const set = (hours: number | null) =>
      shop.db.execute(`update products set free_cancellation_hours = ${hours} where id = ${shop.boat}`)
    await set(null)
    const trip = await shop.book({ date: '2026-12-09', locale: 'de' })
    await shop.pay(trip)
    await shop.api.runJobs()
    await decide(trip, 'yes')
    await set(48)
    await shop.api.runJobs()
    const [before, after] = await shop.mailsOf(trip)
    expect(before?.text).toContain(`${de.labels.cancellation}: ${de.labels.freeUntilConfirmed}`)
    expect(after?.text).toContain(`${de.labels.cancellation}: ${de.labels.notFree}`)
  })

  test('is declined with every cent, late as it may be, and its places are free again; nobody decides twice', async () => {
    const trip = await shop.book({ date: '2026-11-22' })
    await shop.pay(trip)
    const path = `/reservations/${await idOf(trip)}`
    const rival = await manager.fill(path, `${path}/decide`, { answer: 'yes' })
    expect((await decide(trip, 'no', 'The boat is in the yard.')).location).toMatch(/\?done=reservationDeclined$/)
    const late = await manager.send(`${path}/decide`, rival)
    expect([late.status, late.html.includes(DESK_TEXTS.en.refusals.changed)]).toEqual([409, true])
    expect(await subjectsOf(trip)).toEqual([
      subjectOf(en.paymentReceived, trip),
      subjectOf(en.declined, trip),
      subjectOf(en.refunded, trip),
    ])
    expect((await shop.mailsOf(trip))[1]?.text).toContain('The boat is in the yard.')
    expect(await seatsTaken('2026-11-22')).toBe(0)
    expect(await shop.result(trip)).toMatchObject({ reservationStatus: 'cancelled', paid: { amount: '0.00' } })
    const log = await shop.rows(
      `select action, after from desk_log where subject = 'reservation' and label = '${trip.bookingNumber}'`,
    )
    expect(log).toEqual([
      {
        action: 'reservationDeclined',
        after: { status: 'cancelled', refund: '756.00', kept: '0.00', currency: 'TRY' },
      },
    ])
  })

  test('may be given up by the traveller at no cost until then, and by the terms after it', async () => {
    const refundOf = async ({ reference }: Trip) => (await shop.api.ask('getRefundQuote', { reference })).data.refund
    const trip = await shop.book({ date: '2026-11-23' })
    await shop.pay(trip)
    expect(await refundOf(trip)).toBe('756.00')
    await decide(trip, 'yes')
    expect(await refundOf(trip)).toBe('0.00')
  })

  test('of which nothing is due now waits for the desk all the same', async () => {
    await shop.rows(`update products set deposit_percent = 0 where id = ${shop.boat}`)
    const trip = await shop.book({ date: '2026-12-08' })
    await shop.rows(`update products set deposit_percent = 20 where id = ${shop.boat}`)
    // The guest is asked to confirm by the mailed link meanwhile.
    expect(await shop.result(trip)).toMatchObject({ awaitsConfirmation: true, collectionStatus: 0 })
    expect((await staff.get('/reservations?state=waiting')).html).toContain(trip.bookingNumber)
    expect((await decide(trip, 'yes')).location).toMatch(/\?done=reservationConfirmed$/)
    expect(await shop.result(trip)).toMatchObject({ awaitsConfirmation: false, reservationStatus: 'active' })
  })

  test('waits for its transfer as well, in whichever order yes and money come', async () => {
    const first = await shop.book({ date: '2026-12-04', paymentMethod: 'bankTransfer' })
    expect(await subjectsOf(first)).toEqual([subjectOf(en.received, first)])
    expect((await shop.mailsOf(first))[0]?.text).toContain(en.received.byHand)
    await decide(first, 'yes')
    expect(await optionsOf(first)).toMatchObject({ confirmed: false, hasVoucher: false })
    await subjectsOf(first)
    const told = (await shop.mailsOf(first))[1]
    expect(told?.text).toContain(en.confirmed.accepted)
    expect(told?.text).not.toContain(en.confirmed.voucher)
    const path = `/reservations/${await idOf(first)}`
    const paid = { method: 'bankTransfer', amount: '756.00', key: 'FT-77' }
    expect((await staff.submit(path, `${path}/money`, paid)).status).toBe(303)
    expect(await optionsOf(first)).toMatchObject({ confirmed: true, hasVoucher: true })
    expect((await subjectsOf(first)).at(-1)).toBe(subjectOf(en.confirmed, first))

    const second = await shop.book({ date: '2026-12-05', paymentMethod: 'bankTransfer' })
    await shop.pass(25 * HOUR)
    expect((await shop.result(second)).reservationStatus).toBe('cancelled')
  })

  test('is so by the desk alone, which says so in its log', async () => {
    const [entry] = await shop.rows(
      `select before, after from desk_log where subject = 'product' and subject_id = ${shop.boat}`,
    )
    expect(entry).toEqual({ before: { instantConfirmation: true }, after: { instantConfirmation: false } })
    const { data } = await shop.api.ask('getProduct', { locale: 'en', slug: 'kekova-by-boat' })
    expect(data.instantConfirmation).toBe(false)
    expect((await staff.get(`/products/${shop.boat}/prices`)).html).toMatch(
      /name="instant" value="1" aria-describedby="instant-hint">/,
    )
  })

  test('is none where everything in the basket is confirmed at once', async () => {
    const trip = await shop.book({ productId: shop.night, date: '2026-12-06', adult: 1 })
    await shop.pay(trip)
    expect(await shop.result(trip)).toMatchObject({ awaitsConfirmation: false })
    expect((await staff.get(`/reservations/${await idOf(trip)}`)).html).not.toContain('/decide"')
    const mixed = await shop.book({ productId: shop.night, date: '2026-12-07', adult: 1 }, { date: '2026-12-07' })
    expect(await shop.result(mixed)).toMatchObject({ awaitsConfirmation: true })
  })
})
