import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cancelReservation } from '@/backend/reservations/cancel'
import { RESERVATION_MAIL_TEXTS } from '@/messages/catalogues'
import { NOON } from './harness'
import { assertLedger } from './support/assert-ledger'
import { openShop, type Shop, type Trip } from './support/trips'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => {
  await shop.api.runJobs()
  await assertLedger(shop.db)
  shop.api.clock.now = NOON
  await shop.clearFaults()
})

const quoteOf = async ({ reference }: Trip, at?: string) =>
  (await shop.api.ask('getRefundQuote', at === undefined ? { reference } : { reference, at })).data

const cancel = (trip: Trip, expectedRefund: string) =>
  shop.api.ask('cancelReservation', { reference: trip.reference, expectedRefund }, { token: trip.token })

const seatsTaken = async (day: string) =>
  (await shop.rows(`select taken from seat_counters where day = '${day}' and product_id = ${shop.boat}`))[0]?.taken

/** 2 × 42.00 less 10 % = 75.60 EUR at 50: 3780.00 TRY, of which 20 % at booking. */
const TOTAL = '3780.00'
const DEPOSIT = '756.00'

describe('the quote', () => {
  test('has every step until the start, and any moment can be asked for', async () => {
    const trip = await shop.book({ date: '2026-12-01' })
    await shop.pay(trip)
    const quote = await quoteOf(trip)
    expect(quote).toMatchObject({ refund: DEPOSIT, kept: '0.00', cancellable: true, paid: { amount: DEPOSIT } })
    expect(quote.startsAt).toBe('2026-12-01T06:00:00.000Z')
    expect(quote.steps).toEqual([
      { until: '2026-11-29T06:00:00.000Z', refund: DEPOSIT, kept: '0.00' },
      { until: '2026-12-01T06:00:00.000Z', refund: '0.00', kept: DEPOSIT },
    ])
    expect((await quoteOf(trip, '2026-11-29T06:00:00Z')).refund).toBe(DEPOSIT)
    expect((await quoteOf(trip, '2026-11-29T06:00:01Z')).refund).toBe('0.00')
  })

  test('of nobody is not found', async () => {
    const reference = 'x'.repeat(32)
    expect((await shop.api.ask('getRefundQuote', { reference })).code).toBe('notFound')
  })
})

describe('cancelling', () => {
  test('pays back what was shown: once, with stock, history, book and mails', async () => {
    const trip = await shop.book({ date: '2026-12-02', locale: 'de' })
    await shop.pay(trip)
    expect(await seatsTaken('2026-12-02')).toBe(2)
    const { refund } = await quoteOf(trip)
    const [first, second] = await Promise.all([cancel(trip, refund), cancel(trip, refund)])
    expect(first.data).toMatchObject({ refund: DEPOSIT, kept: '0.00', currency: 'TRY' })
    expect(second.data).toMatchObject({ refund: DEPOSIT, kept: '0.00' })
    await shop.api.runJobs()
    expect(await seatsTaken('2026-12-02')).toBe(0)
    expect((await cancel(trip, refund)).data).toMatchObject({ refund: DEPOSIT, refundState: 'done' })
    expect(await shop.eventsOf(trip)).toEqual(['created', 'paymentCaptured', 'cancelled', 'refunded'])
    const result = await shop.result(trip)
    expect(result).toMatchObject({ reservationStatus: 'cancelled', collectionStatus: 0, paid: { amount: '0.00' } })
    expect(result.payment.paymentState).toBe('refunded')
    const texts = RESERVATION_MAIL_TEXTS.de
    const subjects = (await shop.mailsOf(trip)).map((mail) => mail.subject)
    const expected = [texts.confirmed, texts.cancelled, texts.refunded].map(({ subject }) =>
      subject.replace('{booking}', trip.bookingNumber),
    )
    expect(subjects).toEqual(expected)
  })

  test('after the last free moment the deposit is kept and the rest comes back', async () => {
    const trip = await shop.book({ date: '2026-12-03', paymentPlan: 'full' })
    await shop.pay(trip)
    shop.api.clock.now = Date.parse('2026-12-01T06:00:00Z')
    expect((await quoteOf(trip)).refund).toBe(TOTAL)
    shop.api.clock.now += 1
    const late = await cancel(trip, TOTAL)
    expect([late.status, late.code]).toEqual([409, 'refundChanged'])
    expect(late.data).toMatchObject({ refund: '3024.00', kept: DEPOSIT })
    expect((await shop.result(trip)).reservationStatus).toBe('active')
    expect((await cancel(trip, '3024.00')).data).toMatchObject({ refund: '3024.00', kept: DEPOSIT })
    await shop.api.runJobs()
    expect((await shop.result(trip)).paid.amount).toBe(DEPOSIT)
    const payments = (await (await fetch(`${shop.gateway.origin}/_payments`)).json()) as {
      basketId: string
      items: { refunds: { amount: string }[] }[]
    }[]
    const own = payments.filter((payment) => payment.basketId === trip.bookingNumber)
    const back = own.flatMap((payment) => payment.items.flatMap((item) => item.refunds.map((each) => each.amount)))
    expect(back.map(Number)).toEqual([3024])
  })

  test('stops at the start of the first item', async () => {
    const trip = await shop.book({ date: '2026-12-04' })
    await shop.pay(trip)
    shop.api.clock.now = Date.parse('2026-12-04T06:00:00Z') + 1
    expect((await quoteOf(trip)).cancellable).toBe(false)
    expect((await cancel(trip, '0.00')).code).toBe('notCancellable')
  })

  test('of an unpaid reservation gives nothing back but the places', async () => {
    const trip = await shop.book({ date: '2026-12-05', paymentMethod: 'bankTransfer' })
    expect((await cancel(trip, '0.00')).data).toMatchObject({ refund: '0.00', kept: '0.00', refundState: 'none' })
    expect(await seatsTaken('2026-12-05')).toBe(0)
  })

  test('gives the coupon back', async () => {
    const trip = await shop.book({ date: '2026-12-06', couponCode: 'merhaba' })
    await shop.pay(trip)
    expect((await shop.quote({ couponCode: 'merhaba' })).data.coupon?.accepted).toBe(false)
    await cancel(trip, (await quoteOf(trip)).refund)
    expect((await shop.quote({ couponCode: 'merhaba' })).data.coupon?.accepted).toBe(true)
  })

  test('is for its own member only', async () => {
    const trip = await shop.book({ date: '2026-12-07' })
    const stranger = { ...trip, token: await shop.newMember() }
    expect((await cancel(stranger, '0.00')).code).toBe('notFound')
    expect((await shop.result(trip)).reservationStatus).toBe('active')
  })

  test('waits while money may be moving, and closes the bank page otherwise', async () => {
    const trip = await shop.book({ date: '2026-12-08' })
    const started = await shop.start(trip)
    const callback = await shop.answerBank(started.data.html)
    expect((await cancel(trip, '0.00')).data.refund).toBe('0.00')
    expect((await shop.comeBack(callback)).paymentState).toBe('declined')
    expect((await shop.result(trip)).paid.amount).toBe('0.00')
  })

  test.each([1, 2, 3, 4, 5])('against paying, at the same instant (%i)', async (round) => {
    const trip = await shop.book({ date: `2026-12-1${round}` })
    const started = await shop.start(trip)
    const callback = await shop.answerBank(started.data.html)
    const [cancelled, returned] = await Promise.all([cancel(trip, '0.00'), shop.comeBack(callback)])
    await shop.api.runJobs()
    const { reservationStatus, paid } = await shop.result(trip)
    if (cancelled.code === null) expect([reservationStatus, paid.amount]).toEqual(['cancelled', '0.00'])
    else expect([reservationStatus, returned.paymentState, paid.amount]).toEqual(['active', 'captured', DEPOSIT])
  })

  test('by the operator gives everything back at any time', async () => {
    const trip = await shop.book({ date: '2026-12-20' })
    await shop.pay(trip)
    shop.api.clock.now = Date.parse('2026-12-20T05:59:00Z')
    const [row] = await shop.rows(`select id from reservations where reference = '${trip.reference}'`)
    const refund = await cancelReservation(shop.db, {
      reservationId: Number(row?.id),
      actor: 'desk:1',
      terms: 'everything',
      expectedRefund: null,
      now: shop.api.clock.now,
    })
    expect(refund).toEqual({ refund: DEPOSIT, kept: '0.00' })
  })
})

describe('the gateway and the refund', () => {
  test.each(['html502', 'cut', 'empty', 'reset', 'badSignature'])(
    'answers %s: the money goes back once',
    async (kind) => {
      const trip = await shop.book({ date: '2026-12-21', adult: 1 })
      await shop.pay(trip)
      shop.api.clock.now = Date.parse('2026-12-19T06:00:00Z') - 1
      await cancel(trip, (await quoteOf(trip)).refund)
      await shop.addFault({ on: '/payment/cancel', kind })
      await shop.api.runJobs()
      await shop.pass(60_000)
      expect((await shop.result(trip)).payment.paymentState).toBe('refunded')
      expect((await shop.eventsOf(trip)).filter((event) => event === 'refunded')).toHaveLength(1)
    },
  )

  test('will not give the money back: the desk is told and the history says so', async () => {
    const trip = await shop.book({ date: '2026-12-22', adult: 1 })
    expect(await shop.pay(trip, { cardNumber: '5406670000000009' })).toBe('captured')
    await cancel(trip, (await quoteOf(trip)).refund)
    await shop.api.runJobs()
    for (let hour = 0; hour < 4; hour += 1) await shop.pass(20 * 60_000)
    expect(await shop.eventsOf(trip)).toContain('refundFailed')
    expect((await shop.result(trip)).refunding?.amount).not.toBe('0.00')
  })
})
