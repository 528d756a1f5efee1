import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Shop } from './support/trips'

/** Two instalments cost nothing. */
const MAXIMUM = '4543590000000006'
/** Two instalments cost 3.05 %. */
const WORLD = '4157920000000002'
/** Pays at once only. */
const DEBIT = '4475050000000003'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const bookInTwo = (date: string, card: string) =>
  shop.book({ date, instalments: { count: 2, cardBin: card.slice(0, 8) } })

const attempts = async (reference: string) =>
  shop.rows(`select p.id from payments p join reservations r on r.id = p.reservation_id
    where r.reference = '${reference}'`)

describe('instalments priced for one card', () => {
  test.each([true, false])('are not charged to a card with another price (3-D Secure: %s)', async (threeDSecure) => {
    const trip = await bookInTwo(threeDSecure ? '2026-12-08' : '2026-12-09', MAXIMUM)
    for (const cardNumber of [WORLD, DEBIT, `${WORLD.slice(0, 4)} ${WORLD.slice(4)}`])
      expect((await shop.start(trip, { cardNumber, threeDSecure })).code).toBe('priceChanged')
    expect(await attempts(trip.reference)).toEqual([])
    expect(await shop.pay(trip, { cardNumber: MAXIMUM, threeDSecure })).toBe('captured')
  })

  test('are charged to another card of the same price, or once they are priced for the card', async () => {
    const trip = await bookInTwo('2026-12-10', WORLD)
    expect((await shop.start(trip, { cardNumber: MAXIMUM })).code).toBe('priceChanged')
    const again = await shop.bookAs(trip.token, {
      date: '2026-12-10',
      instalments: { count: 2, cardBin: MAXIMUM.slice(0, 8) },
    })
    expect(again.bookingNumber).toBe(trip.bookingNumber)
    expect(await shop.pay(again, { cardNumber: MAXIMUM })).toBe('captured')
  })

  test('are not charged while the gateway does not say what they cost', async () => {
    const trip = await bookInTwo('2026-12-11', WORLD)
    await shop.addFault({ on: '/payment/iyzipos/installment', kind: 'html502', times: 5 })
    expect((await shop.start(trip, { cardNumber: WORLD })).code).toBe('paymentUnavailable')
    await shop.clearFaults()
    expect(await shop.pay(trip, { cardNumber: WORLD })).toBe('captured')
  })
})
