import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '@/domain/dates/plain-date'
import { RESERVATION_MAIL_TEXTS } from '@/messages/catalogues'
import { NOON } from './harness'
import { assertLedger } from './support/assert-ledger'
import { guest, openShop, type Shop, type Trip, type Wish } from './support/trips'

const MINUTE = 60_000
const POOR_CARD = '4111111111111129'
const CANCELLED = { action: 'cancel' }
const { en } = RESERVATION_MAIL_TEXTS

let shop: Shop
let day = 1

beforeAll(async () => {
  shop = await openShop({ paymentTimeoutMs: 500 })
})
afterAll(() => shop.close())
afterEach(async () => {
  await shop.clearFaults()
  await assertLedger(shop.db)
  shop.api.clock.now = NOON
})

/** Each test travels on a day of its own, in a boat that is full with ten. */
function nextWish(wish: Wish = {}): Wish {
  day += 1
  return { date: addDays('2027-01-01', day), ...wish }
}

const listOf = async ({ token }: Trip) =>
  (await shop.api.ask('getMemberData', {}, { token })).data.reservations.map(({ bookingNumber, reservationStatus }) => [
    bookingNumber,
    reservationStatus,
  ])

const takenOn = async ({ date }: Wish) => {
  const [row] = await shop.rows(
    `select taken from seat_counters where product_id = ${shop.boat} and day = '${date}' and time = '09:00'`,
  )
  return row?.taken
}

const chargesOf = async (trip: Trip) =>
  (
    await shop.rows(
      `select l.amount from ledger l join reservations r on r.id = l.reservation_id
     where r.reference = '${trip.reference}' and l.entry = 'payment'`,
    )
  ).length

/** The one right end however many tries it took: one number, one hold of the stock, one charge, one mail. */
async function expectOne(trip: Trip, seats: number): Promise<void> {
  expect(await listOf(trip)).toEqual([[trip.bookingNumber, 'active']])
  expect(await takenOn(trip.wish)).toBe(seats)
  expect(await chargesOf(trip)).toBe(1)
  await shop.pass(0)
  const subject = en.confirmed.subject.replace('{booking}', trip.bookingNumber)
  expect((await shop.mailsOf(trip)).map((mail) => mail.subject)).toEqual([subject])
}

describe('another try to pay', () => {
  test('after a declined card goes on under the same number, with what is wanted now', async () => {
    const wish = nextWish({ adult: 10 })
    const first = await shop.book(wish)
    expect(await shop.pay(first, { cardNumber: POOR_CARD })).toBe('declined')
    const again = await shop.bookAs(first.token, { ...wish, adult: 8, paymentPlan: 'full' })
    expect(again).toMatchObject({ reference: first.reference, bookingNumber: first.bookingNumber })
    expect(await takenOn(wish)).toBe(8)
    expect(await shop.pay(again)).toBe('captured')
    expect(await shop.result(again)).toMatchObject({
      collectionStatus: 2,
      paymentPlan: 'full',
      guest: { firstName: 'Hannah' },
    })
    expect(await shop.eventsOf(again)).toEqual(['created', 'renewed', 'paymentCaptured'])
    await expectOne(again, 8)
  })

  test('after the bank was left by Back charges once, whichever page is answered', async () => {
    const wish = nextWish()
    const first = await shop.book(wish)
    const left = await shop.start(first)
    const again = await shop.bookAs(first.token, wish)
    const second = await shop.start(again)
    const late = await shop.comeBack(await shop.answerBank(left.data.html))
    expect(late).toMatchObject({ paymentState: 'declined', reference: first.reference })
    const inTime = await shop.comeBack(await shop.answerBank(second.data.html))
    expect(inTime.paymentState).toBe('captured')
    await expectOne(again, 2)
  })

  test('that never reaches the bank leaves nothing to be charged by the page that was left', async () => {
    const wish = nextWish()
    const first = await shop.book(wish)
    const left = await shop.start(first)
    const again = await shop.bookAs(first.token, { ...wish, adult: 3 })
    expect((await shop.comeBack(await shop.answerBank(left.data.html))).paymentState).toBe('declined')
    expect(await chargesOf(again)).toBe(0)
    expect(await shop.pay(again)).toBe('captured')
    await expectOne({ ...again, wish }, 3)
  })

  test('four times over is one line in the list', async () => {
    const wish = nextWish()
    const first = await shop.book(wish)
    for (const options of [{ cardNumber: POOR_CARD }, { answer: CANCELLED }, { cardNumber: POOR_CARD }]) {
      const trip = await shop.bookAs(first.token, wish)
      expect(await shop.pay(trip, options)).toBe('declined')
    }
    const last = await shop.bookAs(first.token, wish)
    expect(await shop.pay(last)).toBe('captured')
    expect(last.bookingNumber).toBe(first.bookingNumber)
    await expectOne(last, 2)
  })

  test('holds the places anew for the whole time, and lapses by itself', async () => {
    const wish = nextWish()
    const first = await shop.book(wish)
    await shop.pass(20 * MINUTE)
    const again = await shop.bookAs(first.token, wish)
    await shop.pass(25 * MINUTE)
    expect((await shop.result(again)).reservationStatus).toBe('active')
    await shop.pass(6 * MINUTE)
    expect((await shop.result(again)).reservationStatus).toBe('cancelled')
    expect(await takenOn(wish)).toBe(0)
  })

  test('has the coupon that the last try used up, and nobody else has', async () => {
    await shop.db.execute(
      `insert into coupons (code, discount_type, discount_value, uses_left, coupon_status) values ('LASTONE', 'fixed', '100.00', 1, 'active')`,
    )
    const wish = nextWish({ couponCode: 'lastone' })
    const first = await shop.book(wish)
    const { fixed } = await shop.result(first)
    expect(await shop.pay(first, { cardNumber: POOR_CARD })).toBe('declined')
    const accepts = async (token: string, asked: Wish) => (await shop.quoteAs(token, asked)).data.coupon?.accepted
    expect(await accepts(await shop.newMember(), wish)).toBe(false)
    expect(await accepts(first.token, nextWish({ couponCode: 'lastone' }))).toBe(false)
    expect(await accepts(first.token, wish)).toBe(true)
    const again = await shop.bookAs(first.token, wish)
    expect((await shop.result(again)).fixed.totals).toEqual(fixed.totals)
    expect(await shop.pay(again)).toBe('captured')
    const coupon = () => shop.rows(`select uses_left, coupon_status from coupons where code = 'LASTONE'`)
    expect(await coupon()).toEqual([{ uses_left: 0, coupon_status: 'used' }])
    expect(await accepts(first.token, wish)).toBe(false)
    await expectOne(again, 2)
  })

  test('by transfer keeps the number and says so by mail', async () => {
    const wish = nextWish()
    const first = await shop.book(wish)
    expect(await shop.pay(first, { cardNumber: POOR_CARD })).toBe('declined')
    const again = await shop.bookAs(first.token, { ...wish, paymentMethod: 'bankTransfer' })
    expect(again.bookingNumber).toBe(first.bookingNumber)
    await shop.pass(31 * MINUTE)
    expect(await listOf(again)).toEqual([[first.bookingNumber, 'active']])
    expect((await shop.mailsOf(again)).map((mail) => mail.subject)).toEqual([
      en.received.subject.replace('{booking}', again.bookingNumber),
    ])
  })

  test('is refused while nobody knows whether the last one was charged', async () => {
    const wish = nextWish()
    const first = await shop.book(wish)
    await shop.addFault({ on: '/payment/v2/3dsecure/auth', kind: 'cut' })
    expect(await shop.pay(first)).toBe('unknown')
    await expect(shop.bookAs(first.token, wish)).rejects.toThrow('inProgress')
    await shop.clearFaults()
    await shop.pass(MINUTE)
    await expectOne(first, 2)
  })

  test('for another departure is another reservation', async () => {
    const first = await shop.book(nextWish())
    const other = await shop.bookAs(first.token, nextWish())
    expect(other.bookingNumber).not.toBe(first.bookingNumber)
  })
})

test('two tabs that book in the same instant make one reservation', async () => {
  for (let round = 0; round < 5; round += 1) {
    const wish = nextWish({ adult: 6 })
    const token = await shop.newMember()
    const trips = await Promise.all([1, 2, 3].map(() => shop.bookAs(token, wish)))
    expect(new Set(trips.map((trip) => trip.bookingNumber)).size).toBe(1)
    expect(await takenOn(wish)).toBe(6)
  }
})

test('a tab that asks for the price while the other one books is not told that its own places are full', async () => {
  for (let round = 0; round < 5; round += 1) {
    const wish = nextWish({ adult: 10 })
    const token = await shop.newMember()
    let isBooked = false
    const booking = shop.bookAs(token, wish).finally(() => (isBooked = true))
    const problems: unknown[] = []
    const askOn = async () => {
      while (!isBooked) for (const { problem } of (await shop.quoteAs(token, wish)).data.items) problems.push(problem)
    }
    await Promise.all([booking, askOn(), askOn(), askOn()])
    expect(problems.length).toBeGreaterThan(3)
    expect(new Set(problems)).toEqual(new Set([null]))
  }
})

test('the hold of the direct flow is good for every try of its reservation, and for no other', async () => {
  const wish = nextWish({ adult: 10 })
  const token = await shop.newMember()
  const { data } = await shop.api.ask('takeHold', { item: shop.selection(wish) }, { token })
  const hold = { id: data.id, holdToken: data.holdToken }
  const bookHeld = async (who: string) => {
    const items = [shop.selection(wish)]
    const quoted = await shop.api.ask('quote', { locale: 'en', items, chosenCurrency: 'EUR', hold }, { token: who })
    const { quoteToken } = quoted.data
    const request = {
      flow: 'direct' as const,
      locale: 'en' as const,
      quoteToken,
      guest,
      distanceSalesAgreement: true as const,
      hold,
    }
    return shop.api.ask('createReservation', request, { token: who, idempotencyKey: randomUUID() })
  }
  const first = await bookHeld(token)
  const trip = { reference: first.data.reference, bookingNumber: first.data.bookingNumber, token, wish }
  expect(await shop.pay(trip, { cardNumber: POOR_CARD })).toBe('declined')
  const again = await bookHeld(token)
  expect(again.data).toMatchObject({ reference: trip.reference, bookingNumber: trip.bookingNumber })
  expect(await shop.pay(trip)).toBe('captured')
  await expectOne(trip, 10)
  expect((await bookHeld(token)).status).toBe(409)
})
