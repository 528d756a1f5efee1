import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { answerBank, readFormAction, readHiddenFields } from '@/backend/payment-providers/test-support/bank-page'
import { assertLedger } from './support/assert-ledger'
import { openShop, type Shop, type Trip } from './support/trips'

const CARD = { holder: 'HANNAH WHITFIELD', number: '5528 7900 0000 0008', month: '12', year: '2030', cvc: '937' }
const POOR_NUMBER = '4111 1111 1111 1129'
const HALF_AN_HOUR = 30 * 60_000

let shop: Shop
let day = 0

const setCardForm = (form: 'hosted' | 'direct') =>
  shop.db.execute(`update settings set value = jsonb_set(value, '{cardForm}', '"${form}"') where section = 'other'`)

/** A day of its own for each test. */
const nextDay = () => {
  day += 1
  return `2027-02-${String(day).padStart(2, '0')}`
}

beforeAll(async () => {
  shop = await openShop()
  await setCardForm('hosted')
})
beforeEach(() => {
  shop.api.clock.now = Date.parse('2026-11-21T09:00:00Z')
})
afterEach(() => shop.clearFaults())
afterAll(async () => {
  await assertLedger(shop.db)
  await shop.close()
})

const start = ({ reference, token }: Trip, call: 'startPayment' | 'payBalance' = 'startPayment') =>
  shop.api.ask(call, { reference, returnUrl: 'http://alpha.localhost/back' }, { token })

async function openPage(trip: Trip, call?: 'payBalance'): Promise<string> {
  const { data } = await start(trip, call)
  expect(data).toMatchObject({ paymentState: 'redirect', html: null, reason: null })
  return data.pageUrl ?? ''
}

async function submit(pageUrl: string, fields: Record<string, string>): Promise<Response> {
  const page = await (await fetch(pageUrl)).text()
  const url = new URL(readFormAction(page), pageUrl)
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
}

/** Pays on the page; gives what it posts to the shop. */
async function payOn(pageUrl: string, number = CARD.number): Promise<string> {
  const answer = await submit(pageUrl, { ...CARD, number, action: 'pay' })
  const bankUrl = new URL(answer.headers.get('location') ?? '', pageUrl).href
  return readHiddenFields(await answerBank(`<form action="${bankUrl}">`)).token ?? ''
}

const comeBack = (pageToken: string) => shop.api.ask('returnFromBank', { pageToken }, { service: true })

const chargesOf = async ({ reference }: Trip) =>
  (
    await shop.rows(`select l.entry, l.amount from ledger l join reservations r on r.id = l.reservation_id
    where r.reference = '${reference}' order by l.id`)
  ).map(({ entry, amount }) => `${entry} ${amount}`)

test('a booking is paid on the gateway’s page, for exactly what was agreed to, and the rest too', async () => {
  const trip = await shop.book({ date: nextDay() })
  const { fixed } = await shop.result(trip)
  const token = await payOn(await openPage(trip))
  expect((await comeBack(token)).data).toMatchObject({ reference: trip.reference, paymentState: 'captured' })
  expect(await chargesOf(trip)).toEqual([`payment ${fixed.charged}`])
  const paid = await shop.result(trip)
  expect(paid.payment).toMatchObject({ paymentState: 'captured', lastFour: '0008' })
  // Another tenant does not find it, and its own does however often anybody comes back.
  expect((await shop.api.ask('returnFromBank', { pageToken: token }, { service: true, company: 'beta' })).code).toBe(
    'notFound',
  )
  expect((await comeBack(token)).data.paymentState).toBe('captured')
  const rest = await payOn(await openPage(trip, 'payBalance'))
  expect((await comeBack(rest)).data.paymentState).toBe('captured')
  expect((await shop.result(trip)).paid.amount).toBe(fixed.totals.grandTotal)
})

test('a card in the request is refused, and so is none where the shop asks for it', async () => {
  const trip = await shop.book({ date: nextDay() })
  expect((await shop.start(trip)).code).toBe('invalidRequest')
  await setCardForm('direct')
  expect((await start(trip)).code).toBe('invalidRequest')
  await setCardForm('hosted')
})

test('who leaves the page without paying can try again, and a declined card is not the end', async () => {
  const trip = await shop.book({ date: nextDay() })
  const first = await openPage(trip)
  const left = readHiddenFields(await (await submit(first, { action: 'back' })).text())
  expect((await comeBack(left.token ?? '')).data.paymentState).toBe('declined')
  expect((await shop.result(trip)).payment.reason).toBe('abandoned')
  const second = await openPage(trip)
  expect(second).not.toBe(first)
  expect((await comeBack(await payOn(second, POOR_NUMBER))).data.paymentState).toBe('declined')
  expect((await shop.result(trip)).payment.reason).toBe('insufficientFunds')
  expect((await comeBack(await payOn(await openPage(trip)))).data.paymentState).toBe('captured')
  expect(await chargesOf(trip)).toHaveLength(1)
})

test('a second press or tab goes on with the page that is open: it is paid once', async () => {
  const date = nextDay()
  const trip = await shop.book({ date })
  const one = await openPage(trip)
  expect(await openPage(trip)).toBe(one)
  // Also who has gone back to checkout and booked the same anew.
  const again = await shop.bookAs(trip.token, { date })
  expect(again.reference).toBe(trip.reference)
  expect(await openPage(again)).toBe(one)
  await comeBack(await payOn(one))
  expect((await start(trip)).code).toBe('paymentClosed')
})

test('money that came through a page that had been left goes back where the booking was paid already', async () => {
  const trip = await shop.book({ date: nextDay() })
  const first = await openPage(trip)
  await comeBack(readHiddenFields(await (await submit(first, { action: 'back' })).text()).token ?? '')
  await comeBack(await payOn(await openPage(trip)))
  // The tab with the first page was still open. Nobody comes back from it: the gateway is asked while it can be paid.
  await payOn(first)
  await shop.pass(11 * 60_000)
  const { fixed } = await shop.result(trip)
  await shop.pass(1000)
  const charges = await chargesOf(trip)
  expect(charges.filter((line) => line === `payment ${fixed.charged}`)).toHaveLength(2)
  expect(charges.filter((line) => line.startsWith('refund'))).toHaveLength(1)
  expect((await shop.result(trip)).paid.amount).toBe(fixed.charged)
})

test('a closed tab is found out by asking, a page nobody paid counts as given up once it is over', async () => {
  const paid = await shop.book({ date: nextDay() })
  await payOn(await openPage(paid))
  const never = await shop.book({ date: nextDay() })
  await openPage(never)
  await shop.pass(HALF_AN_HOUR / 2)
  expect((await shop.result(paid)).payment.paymentState).toBe('captured')
  expect((await shop.result(never)).payment.paymentState).toBe('redirect')
  await shop.pass(HALF_AN_HOUR)
  await shop.pass(HALF_AN_HOUR)
  expect((await shop.result(never)).payment).toMatchObject({ paymentState: 'declined', reason: 'abandoned' })
})

test('a gateway that cannot open its page charges nothing and says so; a token that nobody was given finds nothing', async () => {
  const trip = await shop.book({ date: nextDay() })
  await shop.addFault({ on: '/payment/iyzipos/checkoutform/initialize/auth/ecom', kind: 'html502' })
  const { data, code } = await start(trip)
  expect(code).toBeNull()
  expect(data).toMatchObject({ paymentState: 'declined', pageUrl: null, reason: 'unavailable' })
  expect((await comeBack('0e5cb2a4-0000-4000-8000-000000000000')).code).toBe('notFound')
  expect((await comeBack('')).code).toBe('notFound')
})

test('money for places that somebody else has by now goes back, and the booking says so at once', async () => {
  const date = nextDay()
  const trip = await shop.book({ date, adult: 10 })
  const until = Date.parse((await shop.result(trip)).payUntil ?? '')
  shop.api.clock.now = until - 10 * 60_000
  const page = await openPage(trip)
  await shop.pass(11 * 60_000)
  await shop.book({ date, adult: 10, paymentMethod: 'bankTransfer' })
  await comeBack(await payOn(page))
  const { payment, reservationStatus } = await shop.result(trip)
  expect([reservationStatus, payment.paymentState, payment.reason]).toEqual(['cancelled', 'refunded', 'late'])
  await shop.pass(1000)
  const [paid, back] = await chargesOf(trip)
  expect(back).toBe(paid?.replace('payment ', 'refund '))
  expect((await shop.result(trip)).payment).toMatchObject({ paymentState: 'refunded', reason: 'late' })
})
