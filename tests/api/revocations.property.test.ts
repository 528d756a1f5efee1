import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Guide, openGuide } from './support/ticket-codes'
import { openShop, type Shop, setFlatPrice, type Trip } from './support/trips'

const DATES = ['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22']

let shop: Shop
let guide: Guide

beforeAll(async () => {
  shop = await openShop()
  guide = await openGuide(shop.api)
  await setFlatPrice(shop)
})
afterAll(() => shop.close())

/** A booking and every code that its holder ever had in hand. */
interface Held {
  trip: Trip
  codes: Set<string>
}

const linkOf = async ({ reference, token }: Trip) =>
  (await shop.api.ask('getTickets', { reference }, { token })).data?.tickets?.[0]?.ticketLink ?? null

async function collect({ trip, codes }: Held): Promise<void> {
  const link = await linkOf(trip)
  if (link !== null) codes.add(link)
}

async function move({ trip, codes }: Held, date: string): Promise<void> {
  const { reference, token } = trip
  const ticketNumber = guide.readCode([...codes][0] ?? '').ticketNumber
  const request = { reference, ticketNumber, date, session: '09:00' }
  const { data, code } = await shop.api.ask('quoteDateChange', request, { token })
  if (code === null) await shop.api.ask('changeDate', { ...request, expectedDifference: data.difference }, { token })
}

async function cancel({ trip }: Held): Promise<void> {
  const { reference, token } = trip
  const { refund } = (await shop.api.ask('getRefundQuote', { reference })).data
  await shop.api.ask('cancelReservation', { reference, expectedRefund: refund }, { token })
}

/** As the ledger does when money goes back without a cancellation, or comes in again. */
const setPaid = ({ trip }: Held, isPaid: boolean) =>
  shop.db.execute(
    `update reservations set paid_amount = ${isPaid ? 'charged_amount' : "'0.00'"} where reference = '${trip.reference}'`,
  )

const step = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...DATES) },
  { weight: 1, arbitrary: fc.constant('cancel' as const) },
  { weight: 2, arbitrary: fc.constantFrom('refund' as const, 'pay' as const) },
)

async function perform(held: Held, done: string): Promise<void> {
  if (done === 'cancel') await cancel(held)
  else if (done === 'refund' || done === 'pay') await setPaid(held, done === 'pay')
  else await move(held, done)
  await collect(held)
}

test('after any changes exactly the newest code of a live, paid booking is valid on its day; all readers agree', async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 7 }), async (steps) => {
    const trip = await shop.book({ date: DATES[0] ?? '', adult: 1 })
    await shop.pay(trip)
    const held: Held = { trip, codes: new Set() }
    await collect(held)
    for (const done of steps) await perform(held, done)
    const { reference } = trip
    const { list } = await guide.fetchList()
    const newest = await linkOf(trip)
    const [row] = await shop.rows(
      `select status = 'active' and paid_amount >= charged_amount as live from reservations where reference = '${reference}'`,
    )
    const valid = [...held.codes].filter((code) => guide.check(code, list) === 'valid')
    expect(valid).toEqual(row?.live ? [newest] : [])
    const otherDays = [...held.codes].flatMap((code) => {
      const { date } = guide.readCode(code)
      return DATES.filter((day) => day !== date).map((day) => guide.check(code, list, day))
    })
    expect(otherDays).not.toContain('valid')
    const { hasVoucher } = (await shop.api.ask('getReservationOptions', { reference })).data
    const file = await shop.api.ask('getCalendarFile', { reference }, { token: held.trip.token })
    expect([hasVoucher, file.code]).toEqual(row?.live ? [true, null] : [false, 'notConfirmed'])
    await cancel(held)
  })
  await fc.assert(property, { numRuns: 12, endOnFailure: true })
}, 120_000)
