import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { PaymentMethod } from '@/domain/reservations/schema'
import { NOON } from './harness'
import { assertLedger } from './support/assert-ledger'
import { guest, openShop, type Shop, type Trip } from './support/trips'

const SECOND = 1_000
const HOUR = 3_600_000
const DEPOSIT = '756.00'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => {
  await assertLedger(shop.db)
  shop.api.clock.now = NOON
})

const statusAt = async (trip: Trip, moment: number) => {
  shop.api.clock.now = moment
  await shop.api.runJobs()
  return (await shop.result(trip)).reservationStatus
}

describe('24 hours to pay', () => {
  test('a transfer that has not come is given up at the second, its places with it', async () => {
    const trip = await shop.book({ date: '2027-01-12', paymentMethod: 'bankTransfer' })
    const deadline = Date.parse((await shop.result(trip)).payUntil ?? '')
    expect((deadline - NOON) % HOUR).toBe(0)
    expect(deadline - NOON).toBeGreaterThanOrEqual(24 * HOUR)
    expect(await statusAt(trip, deadline - SECOND)).toBe('active')
    expect(await statusAt(trip, deadline)).toBe('cancelled')
    const [row] = await shop.rows(`select taken from seat_counters where day = '2027-01-12'`)
    expect(row?.taken).toBe(0)
  })
})

describe('48 hours before the start', () => {
  /** 09:00 in Türkiye is 06:00Z on every day of the year: no clock of the buyer's country moves it. */
  test.each([
    ['no change of clocks', '2027-01-14', '2027-01-12T06:00:00Z'],
    ['Europe goes to summer time between', '2027-03-29', '2027-03-27T06:00:00Z'],
    ['Europe goes to summer time on that very day', '2027-03-30', '2027-03-28T06:00:00Z'],
    ['Europe goes back', '2027-11-01', '2027-10-30T06:00:00Z'],
    ['New York goes to summer time', '2027-03-15', '2027-03-13T06:00:00Z'],
  ])('%s: all of it back to the second, a second later nothing', async (_name, date, free) => {
    const [early, late] = [await shop.book({ date }), await shop.book({ date })]
    await shop.pay(early)
    await shop.pay(late)
    const cancelAt = (trip: Trip, now: number, expectedRefund: string) => {
      shop.api.clock.now = now
      return shop.api.ask('cancelReservation', { reference: trip.reference, expectedRefund }, { token: trip.token })
    }
    const sessions = [await longLived(early), await longLived(late)] as const
    const kept = await cancelAt({ ...late, token: sessions[1] }, Date.parse(free) + SECOND, DEPOSIT)
    expect(kept.code).toBe('refundChanged')
    const back = await cancelAt({ ...early, token: sessions[0] }, Date.parse(free), DEPOSIT)
    expect(back.data).toMatchObject({ refund: DEPOSIT, kept: '0.00' })
    await shop.api.runJobs()
  })
})

/** A sign-in ends after thirty days: months ahead the person signs in again, which the database does for them here. */
async function longLived(trip: Trip): Promise<string> {
  await shop.rows(`update member_sessions set expires_at = '2028-01-01' where member_id =
    (select member_id from reservations where reference = '${trip.reference}')`)
  return trip.token
}

const reserveQuote = (token: string, quoteToken: string, paymentMethod: PaymentMethod = 'bankTransfer') =>
  shop.api.ask(
    'createReservation',
    { flow: 'basket', quoteToken, guest, paymentMethod, distanceSalesAgreement: true },
    { token, idempotencyKey: randomUUID() },
  )

test('the cut-off of two hours: to the second it is sold, a second later it is not and says why', async () => {
  const problemAt = async (now: string) => {
    shop.api.clock.now = Date.parse(now)
    return (await shop.quote({ date: '2026-12-01' })).data.items[0]?.problem
  }
  expect(await problemAt('2026-12-01T04:00:00Z')).toBeNull()
  expect(await problemAt('2026-12-01T04:00:01Z')).toBe('pastCutoff')
})

test('what was offered before the cut-off cannot be booked after it', async () => {
  const token = await shop.newMember()
  shop.api.clock.now = Date.parse('2026-12-02T03:59:00Z')
  await shop.rows("update member_sessions set expires_at = '2028-01-01'")
  const { quoteToken } = (await shop.quote({ date: '2026-12-02' })).data
  shop.api.clock.now = Date.parse('2026-12-02T04:00:01Z')
  // A transfer would come too late.
  expect((await reserveQuote(token, quoteToken, 'card')).status).toBe(409)
  shop.api.clock.now = Date.parse('2026-12-02T04:00:00Z')
  expect((await reserveQuote(token, quoteToken, 'card')).status).toBe(200)
})

test('a coupon for one is spent by one of thirty at once, ten rounds', async () => {
  const tokens = await Promise.all(Array.from({ length: 30 }, () => shop.newMember()))
  for (let round = 0; round < 10; round += 1) {
    const code = `ONCE${round}`
    await shop.rows(
      `insert into coupons (code, discount_type, discount_value, uses_left) values ('${code}', 'fixed', 100, 1)`,
    )
    const answers = await Promise.all(
      tokens.map(async (token, index) => {
        const date = `2027-02-${String(1 + (index % 27)).padStart(2, '0')}`
        const { quoteToken } = (await shop.quote({ date, adult: 1, couponCode: code })).data
        return reserveQuote(token, quoteToken)
      }),
    )
    const won = answers.filter((answer) => answer.status === 200)
    expect(won, `round ${round}`).toHaveLength(1)
    const refusals = answers.filter((answer) => answer.status !== 200).map((answer) => answer.code)
    expect(
      refusals.every((code) => code === 'couponInvalid' || code === 'priceChanged'),
      `${refusals}`,
    ).toBe(true)
    const [left] = await shop.rows(`select uses_left, coupon_status from coupons where code = '${code}'`)
    expect(left).toEqual({ uses_left: 0, coupon_status: 'used' })
  }
}, 120_000)
