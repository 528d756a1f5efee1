import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { DESK_TEXTS } from '@/backend/desk/texts/all'
import { NOON } from './harness'
import { assertLedger } from './support/assert-ledger'
import { atDesk, type DeskBrowser } from './support/desk'
import { openShop, type Shop, type Trip } from './support/trips'

const HOUR = 3_600_000
const { en } = DESK_TEXTS

let shop: Shop
let manager: DeskBrowser

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(() => signIn())
afterEach(async () => {
  await shop.api.runJobs()
  await assertLedger(shop.db)
  shop.api.clock.now = NOON
})

/** A session of the desk ends after some hours. */
async function signIn(): Promise<void> {
  manager = await atDesk(shop.api, 'manager@test.example')
}

async function idOf({ reference }: Trip): Promise<number> {
  const [row] = await shop.rows(`select id from reservations where reference = '${reference}'`)
  return Number(row?.id)
}

const lastEntry = async (id: number) => {
  const [row] = await shop.rows(`select max(id) as id from ledger where reservation_id = ${id} and entry = 'payment'`)
  return Number(row?.id)
}

async function enter(id: number, amount: string, key: string): Promise<number> {
  const page = `/reservations/${id}`
  const answer = await manager.submit(page, `${page}/money`, { amount, key })
  expect(answer.location).toContain('done=moneyReceived')
  return lastEntry(id)
}

const pathOf = (entry: number) => `/ledger/${entry}/reverse`
const reverse = (entry: number, reason = 'Entered for the wrong booking') =>
  manager.submit(pathOf(entry), pathOf(entry), { reason })

async function moneyOf(trip: Trip) {
  const { paid, collectionStatus, reservationStatus, payUntil } = await shop.result(trip)
  return { paid: paid.amount, collectionStatus, reservationStatus, payUntil: payUntil && Date.parse(payUntil) }
}

test('a mistaken payment is taken back by an entry with a reason, once, and its reference is free again', async () => {
  const trip = await shop.book({ date: '2026-12-02', paymentMethod: 'bankTransfer' })
  const id = await idOf(trip)
  const entry = await enter(id, '10.00', 'R-1')
  const before = await manager.get(`/reservations/${id}`)
  expect(before.html).toContain(pathOf(entry))
  expect((await reverse(entry, '')).status).toBe(422)
  expect((await reverse(entry, '5528 7900 0000 0008')).html).toContain(en.refusals.cardNumber)
  expect((await moneyOf(trip)).paid).toBe('10.00')

  const form = await manager.fill(pathOf(entry), pathOf(entry), { reason: 'Wrong booking' })
  expect((await manager.sendOnce(pathOf(entry), form)).location).toContain('done=paymentReversed')
  expect((await manager.sendOnce(pathOf(entry), form)).location).toContain('done=repeated')
  const second = await manager.get(pathOf(entry))
  expect(second.html).toContain(en.refusals.reversedAlready)
  expect(second.html).not.toContain('name="reason"')

  expect(
    await shop.rows(`select amount, reason, reverses from ledger where reservation_id = ${id} and entry = 'reversal'`),
  ).toEqual([{ amount: '10.00', reason: 'Wrong booking', reverses: entry }])
  expect(await moneyOf(trip)).toMatchObject({ paid: '0.00', collectionStatus: 0 })
  const { html } = await manager.get(`/reservations/${id}`)
  for (const text of [en.entries.reversal, en.events.moneyReversed, 'Wrong booking']) expect(html).toContain(text)
  expect(html).not.toContain(pathOf(entry))
  const { collections } = (await shop.api.ask('getMemberData', {}, { token: trip.token })).data
  expect(collections).toEqual([])

  await enter(id, '20.00', 'R-1')
  expect((await moneyOf(trip)).paid).toBe('20.00')
  const again = await manager.submit(`/reservations/${id}`, `/reservations/${id}/money`, { amount: '5.00', key: 'R-1' })
  expect(again.html).toContain(en.refusals.bookedAlready)
})

test('a reversal of what somebody else has changed meanwhile is refused', async () => {
  const id = await idOf(await shop.book({ date: '2026-12-03', paymentMethod: 'bankTransfer' }))
  const entry = await enter(id, '10.00', 'C-1')
  const form = await manager.fill(pathOf(entry), pathOf(entry), { reason: 'Wrong booking' })
  await enter(id, '15.00', 'C-2')
  const late = await manager.sendOnce(pathOf(entry), form)
  expect([late.status, late.html.includes(en.refusals.changed)]).toEqual([409, true])
})

test('card money is refunded, not reversed', async () => {
  const trip = await shop.book({ date: '2026-12-04' })
  expect(await shop.pay(trip)).toBe('captured')
  const id = await idOf(trip)
  const entry = await lastEntry(id)
  expect((await manager.get(`/reservations/${id}`)).html).not.toContain(pathOf(entry))
  const page = await manager.get(pathOf(entry))
  expect(page.html).toContain(en.refusals.notStaffPayment)
  expect(page.html).not.toContain('name="reason"')
})

test('a due refund of the payment is withdrawn; a sent one forbids the reversal', async () => {
  const trip = await shop.book({ date: '2026-12-05', paymentMethod: 'bankTransfer' })
  const id = await idOf(trip)
  const refundsOf = async () =>
    (await shop.api.ask('getReservationOptions', { reference: trip.reference }, { token: trip.token })).data.refunds
  const entry = await enter(id, '99999.00', 'W-1')
  expect(await refundsOf()).toHaveLength(1)
  const [refund] = await shop.rows(`select id from refunds where ledger_id = ${entry}`)
  const sent = `/refunds/${refund?.id}/sent`
  const page = `/reservations/${id}`
  const stale = await manager.fill(page, sent)
  expect((await reverse(entry)).location).toContain('done=paymentReversed')
  expect(await refundsOf()).toEqual([])
  expect((await manager.get(page)).html).toContain(en.refundStates.withdrawn)
  expect((await manager.sendOnce(sent, stale)).html).toContain(en.refusals.changed)
  expect((await moneyOf(trip)).paid).toBe('0.00')

  const second = await enter(id, '88888.00', 'W-2')
  const [next] = await shop.rows(`select id from refunds where ledger_id = ${second}`)
  await manager.submit(page, `/refunds/${next?.id}/sent`)
  expect((await manager.get(pathOf(second))).html).toContain(en.refusals.refundSentAlready)
})

test('a transfer that is unpaid again gets the time that was left, with a mail, and then lapses', async () => {
  const trip = await shop.book({ date: '2026-12-06', paymentMethod: 'bankTransfer' })
  const id = await idOf(trip)
  const { payUntil: first } = await moneyOf(trip)
  await shop.pass(10 * HOUR)
  await signIn()
  const left = Number(first) - shop.api.clock.now
  const entry = await enter(id, (await shop.result(trip)).fixed.totals.grandTotal, 'D-1')
  expect(await moneyOf(trip)).toMatchObject({ collectionStatus: 2, payUntil: null })
  await shop.pass(30 * HOUR)
  await signIn()
  const mails = (await shop.mailsOf(trip)).length
  await reverse(entry)
  const until = shop.api.clock.now + left
  expect(await moneyOf(trip)).toMatchObject({ reservationStatus: 'active', collectionStatus: 0, payUntil: until })
  await shop.api.runJobs()
  const told = (await shop.mailsOf(trip)).slice(mails)
  expect(told).toHaveLength(1)
  expect(told[0]?.subject).toContain('We have your booking')
  expect(told[0]?.text).toContain('Please transfer')
  await shop.pass(left + HOUR)
  expect((await moneyOf(trip)).reservationStatus).toBe('cancelled')
})

test('a booking whose other money is not enough gets its deadline back, with a mail that names the rest', async () => {
  const trip = await shop.book({ date: '2026-12-07', paymentMethod: 'bankTransfer' })
  const id = await idOf(trip)
  await enter(id, '10.00', 'P-1')
  const entry = await enter(id, '800.00', 'P-2')
  await shop.api.runJobs()
  const mails = (await shop.mailsOf(trip)).length
  await reverse(entry)
  await shop.api.runJobs()
  const { payUntil, ...money } = await moneyOf(trip)
  expect(money).toMatchObject({ paid: '10.00', collectionStatus: 3, reservationStatus: 'active' })
  expect(payUntil).toBeGreaterThan(shop.api.clock.now)
  const told = (await shop.mailsOf(trip)).slice(mails)
  expect(told).toHaveLength(1)
  expect(told[0]?.text).toContain('₺746.00')
})

test('after a cancellation the reversal is refused with the reason, but not of what came later', async () => {
  const trip = await shop.book({ date: '2026-12-08', paymentMethod: 'bankTransfer' })
  const id = await idOf(trip)
  const entry = await enter(id, '756.00', 'X-1')
  const { reference, token } = trip
  const { refund } = (await shop.api.ask('getRefundQuote', { reference })).data
  await shop.api.ask('cancelReservation', { reference, expectedRefund: refund }, { token })
  expect((await manager.get(pathOf(entry))).html).toContain(en.refusals.cancelledSince)

  const source = `bankTransfer:${id}:X-2`
  await shop.rows(`insert into ledger (reservation_id, entry, amount, currency, method, source)
    select reservation_id, entry, 50, currency, method, '${source}' from ledger where id = ${entry}`)
  const later = await lastEntry(id)
  await shop.rows(`insert into refunds (reservation_id, ledger_id, conversation_id, amount, currency, method, cause)
    select reservation_id, id, 'late-1', amount, currency, method, 'late' from ledger where id = ${later}`)
  await shop.rows(`update reservations set paid_amount = paid_amount + 50 where id = ${id}`)
  expect((await reverse(later)).location).toContain('done=paymentReversed')
})
