import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '@/domain/dates/plain-date'
import { RESERVATION_MAIL_TEXTS } from '@/messages/catalogues'
import { NOON } from './harness'
import { assertLedger } from './support/assert-ledger'
import { completeAtGateway, notify } from './support/gateway-notification'
import { openShop, type Shop, type Trip } from './support/trips'

const TIMEOUT = 500
const MINUTE = 60_000
const COMPLETION = '/payment/v2/3dsecure/auth'
const DEPOSIT = '756.00'
const { en } = RESERVATION_MAIL_TEXTS

let shop: Shop
let day = 1

beforeAll(async () => {
  shop = await openShop({ paymentTimeoutMs: TIMEOUT })
})
afterAll(() => shop.close())
afterEach(async () => {
  await shop.clearFaults()
  await assertLedger(shop.db)
  shop.api.clock.now = NOON
})

/** Each test travels on a day of its own. */
function bookNext(wish: { locale?: 'de' } = {}): Promise<Trip> {
  day += 1
  return shop.book({ ...wish, date: addDays('2026-12-01', day) })
}

async function toBank(trip: Trip) {
  const started = await shop.start(trip)
  return shop.answerBank(started.data.html)
}

const subjectOf = (words: { subject: string }, trip: Trip) => words.subject.replace('{booking}', trip.bookingNumber)

/** The one right end of a payment that was taken: confirmed once, one mail, one ticket. */
async function expectConfirmed(trip: Trip): Promise<void> {
  const result = await shop.result(trip)
  expect(result).toMatchObject({ reservationStatus: 'active', collectionStatus: 1, payUntil: null })
  expect(result.paid.amount).toBe(DEPOSIT)
  expect(result.payment.paymentState).toBe('captured')
  expect(new Set(result.items.map((item) => item.ticketNumber)).size).toBe(result.items.length)
  expect((await shop.mailsOf(trip)).map((mail) => mail.subject)).toEqual([subjectOf(en.confirmed, trip)])
  expect((await shop.eventsOf(trip)).filter((event) => event === 'paymentCaptured')).toHaveLength(1)
}

/** The one right end of a payment that was never taken: expired, nothing charged, no mail, places free. */
async function expectExpired(trip: Trip): Promise<void> {
  const result = await shop.result(trip)
  expect(result).toMatchObject({ reservationStatus: 'cancelled', collectionStatus: 0 })
  expect(result.paid.amount).toBe('0.00')
  expect(await shop.mailsOf(trip)).toEqual([])
}

const SILENT = ['slow', 'never', 'reset', 'cut', 'html502', 'empty', 'badSignature']

describe.each(SILENT)('the completion is answered %s', (kind) => {
  test('after the money was taken: asking finds it', async () => {
    const trip = await bookNext()
    const callback = await toBank(trip)
    await shop.addFault({ on: COMPLETION, kind, delayMs: 3 * TIMEOUT })
    expect((await shop.comeBack(callback)).paymentState).toBe('unknown')
    expect((await shop.result(trip)).paid.amount).toBe('0.00')
    await shop.pass(16_000)
    await expectConfirmed(trip)
  })

  test('and asking as well, again and again: found when the gateway is back', async () => {
    const trip = await bookNext()
    const callback = await toBank(trip)
    await shop.addFault({ on: COMPLETION, kind: 'html502' })
    await shop.addFault({ on: '/payment/detail', kind, times: 4, delayMs: 3 * TIMEOUT })
    await shop.comeBack(callback)
    await shop.pass(16_000)
    await shop.pass(35 * MINUTE)
    expect((await shop.result(trip)).reservationStatus).toBe('active')
    await shop.pass(5 * MINUTE)
    await shop.pass(5 * MINUTE)
    await expectConfirmed(trip)
  })
})

describe.each(['slow', 'reset', 'html502'])('the completion never arrives (%s)', (kind) => {
  test('nothing is charged and the places are free again', async () => {
    const trip = await bookNext()
    const callback = await toBank(trip)
    await shop.addFault({ on: COMPLETION, kind, applied: false, delayMs: 3 * TIMEOUT })
    expect((await shop.comeBack(callback)).paymentState).toBe('unknown')
    await shop.pass(16_000)
    await shop.pass(31 * MINUTE)
    await shop.pass(16 * MINUTE)
    await expectExpired(trip)
  })
})

describe.each(SILENT)('the start is answered %s', (kind) => {
  test('nothing is charged and the next attempt works', async () => {
    const trip = await bookNext()
    await shop.addFault({ on: '/payment/3dsecure/initialize', kind, delayMs: 3 * TIMEOUT })
    expect(await shop.pay(trip)).toBe('declined')
    expect(await shop.pay(trip)).toBe('captured')
    await shop.api.runJobs()
    await expectConfirmed(trip)
  })
})

describe.each(SILENT)('a charge without 3-D Secure is answered %s', (kind) => {
  test('a second attempt is kept out until the first is known', async () => {
    const trip = await bookNext()
    await shop.addFault({ on: '/payment/auth', kind, delayMs: 3 * TIMEOUT })
    expect(await shop.pay(trip, { threeDSecure: false })).toBe('unknown')
    expect((await shop.start(trip)).code).toBe('inProgress')
    await shop.pass(16_000)
    await expectConfirmed(trip)
  })
})

describe.each(['wrongAmount', 'wrongCurrency'])('the gateway takes a %s', (kind) => {
  test('not confirmed, sent back whole, told by mail, written down; paid rightly it counts', async () => {
    const trip = await bookNext({ locale: 'de' })
    const callback = await toBank(trip)
    await shop.addFault({ on: COMPLETION, kind })
    // Not declined: the page behind that says that nothing was charged.
    expect((await shop.comeBack(callback)).paymentState).toBe('unknown')
    expect((await shop.result(trip)).payment.paymentState).toBe('refunded')
    await shop.api.runJobs()
    const result = await shop.result(trip)
    expect(result).toMatchObject({ reservationStatus: 'active', collectionStatus: 0, paid: { amount: '0.00' } })
    expect(result.payment).toMatchObject({ paymentState: 'refunded', reason: 'mismatch' })
    expect(await shop.eventsOf(trip)).toEqual(['created', 'paymentMismatch', 'refunded'])
    const { de } = RESERVATION_MAIL_TEXTS
    const [mail, ...more] = await shop.mailsOf(trip)
    expect([mail?.subject, more]).toEqual([subjectOf(de.paymentReturned, trip), []])
    expect(mail?.text).toContain(de.paymentReturned.mismatch)
    expect(mail?.text).toContain(kind === 'wrongAmount' ? '757,00' : '€')
    expect(await shop.pay(trip)).toBe('captured')
    expect((await shop.result(trip)).collectionStatus).toBe(1)
  })

  test('found by asking, the same', async () => {
    const trip = await bookNext()
    const callback = await toBank(trip)
    await shop.addFault({ on: COMPLETION, kind })
    await shop.addFault({ on: '/payment/detail', kind: 'html502', times: 2 })
    await shop.addFault({ on: '/v2/payment/refund', kind: 'cut' })
    // The callback is lost; the gateway's own page has told it to take the money.
    const [payment] = await shop.rows(`select * from payments where conversation_id = '${callback.conversationId}'`)
    await shop.api.services.payment.completeThreeDS({
      callback: { ...callback, paymentId: callback.providerPaymentId },
      expected: {
        conversationId: callback.conversationId,
        basketId: trip.bookingNumber,
        amount: String(payment?.paid_amount),
        currency: 'TRY',
      },
    })
    await shop.pass(11 * MINUTE)
    await shop.pass(5 * MINUTE)
    expect((await shop.result(trip)).payment).toMatchObject({ paymentState: 'refunded', reason: 'mismatch' })
    await shop.pass(31 * MINUTE)
    expect((await shop.result(trip)).reservationStatus).toBe('cancelled')
    expect((await shop.mailsOf(trip)).map((mail) => mail.subject)).toEqual([subjectOf(en.paymentReturned, trip)])
  })
})

test('the completion arrives twice: charged once', async () => {
  const trip = await bookNext()
  const callback = await toBank(trip)
  await shop.addFault({ on: COMPLETION, kind: 'twice' })
  await shop.comeBack(callback)
  await shop.pass(16_000)
  await expectConfirmed(trip)
})

test('the return from the bank arrives ten times at once, and again a day later', async () => {
  const trip = await bookNext()
  const callback = await toBank(trip)
  const states = await Promise.all(Array.from({ length: 10 }, () => shop.comeBack(callback)))
  expect(states.filter((state) => state.paymentState === 'declined')).toEqual([])
  await shop.pass(24 * 60 * MINUTE)
  expect((await shop.comeBack(callback)).paymentState).toBe('captured')
  await expectConfirmed(trip)
})

describe('the notification of the gateway', () => {
  test('comes before the customer does', async () => {
    const trip = await bookNext()
    const callback = await toBank(trip)
    expect((await completeAtGateway(shop, trip, callback, DEPOSIT)).outcome).toBe('captured')
    expect((await notify(shop, trip, callback)).status).toBe(200)
    expect((await shop.comeBack(callback)).paymentState).toBe('captured')
    expect((await notify(shop, trip, callback)).status).toBe(200)
    await shop.api.runJobs()
    await expectConfirmed(trip)
  })

  test('says yes before anything was taken: nothing is believed', async () => {
    const trip = await bookNext()
    const callback = await toBank(trip)
    expect((await notify(shop, trip, callback)).status).toBe(200)
    expect((await shop.result(trip)).paid.amount).toBe('0.00')
    expect((await shop.comeBack(callback)).paymentState).toBe('captured')
    await shop.api.runJobs()
    await expectConfirmed(trip)
  })

  test('with a forged signature is refused', async () => {
    const trip = await bookNext()
    const callback = await toBank(trip)
    expect((await notify(shop, trip, callback, 'another-secret')).status).toBe(401)
  })

  test('tells of money for a reservation that lapsed: the places are taken again', async () => {
    const trip = await bookNext()
    const callback = await toBank(trip)
    await shop.pass(31 * MINUTE)
    await shop.pass(16 * MINUTE)
    await expectExpired(trip)
    await completeAtGateway(shop, trip, callback, DEPOSIT)
    await notify(shop, trip, callback)
    await shop.api.runJobs()
    await expectConfirmed(trip)
  })

  test('and their coupon is used up meanwhile: the money goes back, and its use stays with the other booking', async () => {
    const code = 'ONCE'
    await shop.rows(
      `insert into coupons (code, discount_type, discount_value, uses_left) values ('${code}', 'fixed', 100, 1)`,
    )
    day += 1
    const date = addDays('2026-12-01', day)
    const trip = await shop.book({ date, couponCode: code })
    const callback = await toBank(trip)
    await shop.pass(31 * MINUTE)
    await shop.pass(16 * MINUTE)
    await shop.book({ date, couponCode: code, paymentMethod: 'bankTransfer' })
    const [payment] = await shop.rows('select paid_amount from payments order by id desc limit 1')
    await completeAtGateway(shop, trip, callback, String(payment?.paid_amount))
    await notify(shop, trip, callback)
    await shop.api.runJobs()
    expect(await shop.result(trip)).toMatchObject({ reservationStatus: 'cancelled', paid: { amount: '0.00' } })
    const [refund] = await shop.rows('select cause, state from refunds order by id desc limit 1')
    expect(refund).toEqual({ cause: 'couponUsed', state: 'done' })
    const uses = await shop.rows(`select uses_left, coupon_status from coupons where code = '${code}'`)
    expect(uses).toEqual([{ uses_left: 0, coupon_status: 'used' }])
  })

  test('tells of it when the places are gone: the money goes back', async () => {
    const date = '2027-03-30'
    const trip = await shop.book({ date, adult: 2 })
    const callback = await toBank(trip)
    await shop.pass(31 * MINUTE)
    await shop.pass(16 * MINUTE)
    await shop.book({ date, adult: 9 })
    expect((await completeAtGateway(shop, trip, callback, DEPOSIT)).outcome).toBe('captured')
    await notify(shop, trip, callback)
    await shop.api.runJobs()
    const result = await shop.result(trip)
    expect(result).toMatchObject({ reservationStatus: 'cancelled', collectionStatus: 0, paid: { amount: '0.00' } })
    expect(result.payment.paymentState).toBe('refunded')
    const [mail, ...more] = await shop.mailsOf(trip)
    expect([mail?.subject, more]).toEqual([subjectOf(en.paymentReturned, trip), []])
    expect(mail?.text).toContain(en.paymentReturned.soldOut)
    await notify(shop, trip, callback)
    await shop.api.runJobs()
    expect((await shop.result(trip)).paid.amount).toBe('0.00')
  })
})

describe('a forged return', () => {
  test.each([
    ['with a wrong signature', { signature: 'f'.repeat(64) }],
    ['of another payment', { providerPaymentId: '999', signature: '' }],
    ['that says no, unsigned, while the customer is at the bank', { status: 'failure', mdStatus: '0', signature: '' }],
    ['that says yes, unsigned, while the customer is at the bank', { signature: '' }],
  ])('%s neither pays nor keeps the true one out', async (name, forgery) => {
    const trip = await bookNext()
    const started = await shop.start(trip)
    const [row] = await shop.rows('select conversation_id, provider_payment_id from payments order by id desc limit 1')
    const forged = {
      conversationId: String(row?.conversation_id),
      providerPaymentId: String(row?.provider_payment_id),
      status: 'success',
      mdStatus: '1',
      conversationData: '',
      ...forgery,
    }
    expect((await shop.comeBack(forged)).paymentState, name).not.toBe('captured')
    expect((await shop.result(trip)).paid.amount).toBe('0.00')
    const callback = await shop.answerBank(started.data.html)
    expect((await shop.comeBack(callback)).paymentState).toBe('captured')
    await shop.api.runJobs()
    await expectConfirmed(trip)
  })

  test('of an unknown reference is not found', async () => {
    const answer = await shop.api.ask('returnFromBank', { conversationId: 'nobody' }, { service: true })
    expect(answer.code).toBe('notFound')
  })
})

test('the buyer closes the tab at the bank: given up after half an hour, places free', async () => {
  const trip = await bookNext()
  await shop.start(trip)
  await shop.pass(11 * MINUTE)
  expect((await shop.result(trip)).reservationStatus).toBe('active')
  await shop.pass(20 * MINUTE)
  await shop.pass(16 * MINUTE)
  await expectExpired(trip)
  expect((await shop.result(trip)).payment).toMatchObject({ paymentState: 'declined', reason: 'abandoned' })
})

test('a payment under review waits, however long, and keeps its places', async () => {
  const trip = await bookNext()
  const callback = await toBank(trip)
  await shop.addFault({ on: COMPLETION, kind: 'review' })
  expect((await shop.comeBack(callback)).paymentState).toBe('unknown')
  for (let hour = 0; hour < 5; hour += 1) await shop.pass(60 * MINUTE)
  expect((await shop.result(trip)).reservationStatus).toBe('active')
  expect((await shop.start(trip)).code).toBe('paymentClosed')
})

test('killed between the intent and the answer: the sweep finds the payment', async () => {
  const trip = await bookNext()
  const callback = await toBank(trip)
  await shop.addFault({ on: COMPLETION, kind: 'reset' })
  await shop.comeBack(callback)
  // What a killed process leaves: the claim, and no job.
  await shop.db.execute("update payments set state = 'authorising', reason = null where state = 'unknown'")
  await shop.db.execute("update jobs set done_at = now() where kind = 'reconcilePayment' and done_at is null")
  await shop.pass(6 * MINUTE)
  await expectConfirmed(trip)
})
