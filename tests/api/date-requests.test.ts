import * as fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DESK_TEXTS } from '@/backend/desk/texts/all'
import { decideDateRequest } from '@/backend/reservations/date-requests'
import { RESERVATION_MAIL_TEXTS } from '@/messages/catalogues'
import { NOON } from './harness'
import { assertLedger } from './support/assert-ledger'
import { DeskBrowser } from './support/desk'
import { openShop, type Shop, type Trip } from './support/trips'

const { en } = RESERVATION_MAIL_TEXTS

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => {
  await shop.api.runJobs()
  await assertLedger(shop.db)
  shop.api.clock.now = NOON
})

type Booked = Trip & { ticketNumber: string }

const confirmByHand = (isOn: boolean) =>
  shop.rows(`update products set instant_confirmation = ${!isOn} where id = ${shop.boat}`)

/** Booked and confirmed; from then on the operator confirms the product by hand. */
async function confirmed(date: string, adult = 2): Promise<Booked> {
  await confirmByHand(false)
  const trip = await shop.book({ date, adult })
  await shop.pay(trip)
  await confirmByHand(true)
  const { items } = await shop.result(trip)
  return { ...trip, ticketNumber: items[0]?.ticketNumber ?? '' }
}

async function move({ reference, ticketNumber, token }: Booked, date: string) {
  const asked = { reference, ticketNumber, date, session: '09:00' }
  const { data } = await shop.api.ask('quoteDateChange', asked, { token })
  const expectedDifference = data.difference ?? '0.00'
  return shop.api.ask('changeDate', { ...asked, expectedDifference }, { token })
}

const waitingOf = async ({ reference }: Trip) => {
  const [row] = await shop.rows(`select d.id from date_change_requests d join reservations r on r.id = d.reservation_id
    where r.reference = '${reference}' and d.state = 'waiting'`)
  return row ? Number(row.id) : null
}

async function decide(trip: Trip, answer: 'accepted' | 'refused', words = ''): Promise<boolean> {
  const requestId = (await waitingOf(trip)) ?? 0
  return decideDateRequest(shop.db, { requestId, answer, actor: 'staff:1', words, now: shop.api.clock.now })
}

const taken = async (day: string) => {
  const [row] = await shop.rows(`select taken from seat_counters where day = '${day}' and product_id = ${shop.boat}`)
  return Number(row?.taken ?? 0)
}
const dayOf = async (trip: Trip) => (await shop.result(trip)).items[0]?.date
const optionsOf = async ({ reference }: Trip) => (await shop.api.ask('getReservationOptions', { reference })).data
const hasVoucher = async (trip: Trip) =>
  (await shop.api.ask('getTickets', { reference: trip.reference }, { token: trip.token })).data.tickets?.[0]?.date

describe('a product that the operator confirms', () => {
  test('is not moved by the guest: the old day stays booked until somebody says yes', async () => {
    const trip = await confirmed('2026-12-01')
    const { data } = await move(trip, '2026-12-08')
    expect(data.byRequest).toBe(true)
    expect([await dayOf(trip), await hasVoucher(trip)]).toEqual(['2026-12-01', '2026-12-01'])
    expect([await taken('2026-12-01'), await taken('2026-12-08')]).toEqual([2, 2])
    expect(await optionsOf(trip)).toMatchObject({
      canChangeDate: false,
      hasVoucher: true,
      requestedDate: { ticketNumber: trip.ticketNumber, date: '2026-12-08', session: '09:00' },
    })
    expect(await decide(trip, 'accepted', 'See you then.')).toBe(true)
    expect([await dayOf(trip), await hasVoucher(trip)]).toEqual(['2026-12-08', '2026-12-08'])
    expect([await taken('2026-12-01'), await taken('2026-12-08')]).toEqual([0, 2])
    expect((await optionsOf(trip)).requestedDate).toBeNull()
    expect(await decide(trip, 'accepted').catch(({ code }) => code)).toBe('notFound')
    await shop.api.runJobs()
    const mails = await shop.mailsOf(trip)
    expect(mails.map(({ subject }) => subject).slice(-2)).toEqual([
      en.dateChangeRequested.subject.replace('{booking}', trip.bookingNumber),
      en.dateChanged.subject.replace('{booking}', trip.bookingNumber),
    ])
    expect(mails.at(-1)?.text).toContain('See you then.')
  })

  test('a refusal changes nothing and frees the new places', async () => {
    const trip = await confirmed('2026-12-02')
    const before = await shop.result(trip)
    await move(trip, '2026-12-09')
    expect(await decide(trip, 'refused', 'The boat is in the yard.')).toBe(true)
    expect(await shop.result(trip)).toEqual(before)
    expect([await taken('2026-12-02'), await taken('2026-12-09')]).toEqual([2, 0])
    expect((await optionsOf(trip)).canChangeDate).toBe(true)
    await shop.api.runJobs()
    expect((await shop.mailsOf(trip)).at(-1)?.text).toContain('The boat is in the yard.')
  })

  test('is not accepted for a day that another item of the booking has', async () => {
    await confirmByHand(false)
    const booked = await shop.book({ date: '2026-12-03', adult: 1 }, { date: '2026-12-04', adult: 1 })
    await shop.pay(booked)
    await confirmByHand(true)
    const ticketNumber = (await shop.result(booked)).items[0]?.ticketNumber ?? ''
    const trip = { ...booked, ticketNumber }
    expect((await move(trip, '2026-12-04')).code).toBe('departureBooked')
    await move(trip, '2026-12-16')
    // As the former release kept it.
    const day = '"2026-12-04"'
    await shop.rows(
      `update date_change_requests set item = jsonb_set(item, '{date}', '${day}') where id = ${await waitingOf(trip)}`,
    )
    expect(await decide(trip, 'accepted').catch(({ code }) => code)).toBe('departureBooked')
    expect(await dayOf(trip)).toBe('2026-12-03')
    await shop.rows(
      `update date_change_requests set item = jsonb_set(item, '{date}', '"2026-12-16"') where id = ${await waitingOf(trip)}`,
    )
    expect(await decide(trip, 'refused')).toBe(true)
  })

  test('shows the wish to the staff, who answer it there', async () => {
    const trip = await confirmed('2026-12-23')
    await move(trip, '2026-12-24')
    const staff = new DeskBrowser(shop.api)
    await staff.signIn('manager@test.example')
    expect((await staff.get('')).html).toContain(DESK_TEXTS.en.overview.dateRequests)
    const [row] = await shop.rows(`select id from reservations where reference = '${trip.reference}'`)
    const path = `/reservations/${row?.id}`
    expect((await staff.get(path)).html).toContain('24.12.2026 09:00')
    const answer = await staff.submit(path, `${path}/date-request`, { answer: 'yes', words: '' })
    expect(answer.location).toMatch(/\?done=dateChangeAccepted$/)
    expect(await dayOf(trip)).toBe('2026-12-24')
    expect((await staff.get(path)).html).not.toContain(`<h2>${DESK_TEXTS.en.dateRequest.title}</h2>`)
  })

  test('asks for one other day at a time, even when asked twice at once', async () => {
    const trip = await confirmed('2026-12-03')
    const answers = await Promise.all([move(trip, '2026-12-10'), move(trip, '2026-12-11')])
    expect(answers.filter(({ code }) => code === null)).toHaveLength(1)
    expect((await taken('2026-12-10')) + (await taken('2026-12-11'))).toBe(2)
    expect((await move(trip, '2026-12-12')).code).toBe('dateChangeClosed')
  })

  test('gives both days back when the booking is cancelled', async () => {
    const trip = await confirmed('2026-12-13')
    await move(trip, '2026-12-14')
    const { refund } = (await shop.api.ask('getRefundQuote', { reference: trip.reference })).data
    const { reference, token } = trip
    await shop.api.ask('cancelReservation', { reference, expectedRefund: refund }, { token })
    expect([await taken('2026-12-13'), await taken('2026-12-14')]).toEqual([0, 0])
    expect(await waitingOf(trip)).toBeNull()
  })

  test('without an answer the old day stays, and the guest is told before it begins', async () => {
    const trip = await confirmed('2026-12-15')
    await move(trip, '2026-12-22')
    shop.api.clock.now = Date.parse('2026-12-15T06:00:00Z')
    await shop.api.runJobs()
    expect([await dayOf(trip), await taken('2026-12-15'), await taken('2026-12-22')]).toEqual(['2026-12-15', 2, 0])
    const subjects = (await shop.mailsOf(trip)).map(({ subject }) => subject)
    expect(subjects).toContain(en.dateChangeRefused.subject.replace('{booking}', trip.bookingNumber))
  })
})

test('whatever is asked and answered, the places taken are those booked and those asked for', async () => {
  const days = ['2027-01-04', '2027-01-05', '2027-01-06', '2027-01-07']
  const act = fc.oneof(
    fc.record({ do: fc.constant('move' as const), day: fc.constantFrom(...days) }),
    fc.record({ do: fc.constantFrom('accepted' as const, 'refused' as const) }),
    fc.record({ do: fc.constant('byHand' as const), isOn: fc.boolean() }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 8 }), async (acts) => {
      const trip = await confirmed('2027-01-04', 1)
      for (const step of acts) {
        if (step.do === 'move') await move(trip, step.day)
        else if (step.do === 'byHand') await confirmByHand(step.isOn)
        else if ((await waitingOf(trip)) !== null) await decide(trip, step.do)
        const day = await dayOf(trip)
        const wished = (await optionsOf(trip)).requestedDate?.date
        for (const each of days) expect(await taken(each)).toBe(Number(each === day) + Number(each === wished))
      }
      const { reference, token } = trip
      const { refund } = (await shop.api.ask('getRefundQuote', { reference })).data
      await shop.api.ask('cancelReservation', { reference, expectedRefund: refund }, { token })
      for (const each of days) expect(await taken(each)).toBe(0)
    }),
    { numRuns: 8 },
  )
})
