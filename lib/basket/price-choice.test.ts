import { describe, expect, test } from 'vitest'
import { isPricingError } from '@/domain/pricing/types'
import { DEFAULT_POLICY, NO_REFUND_POLICY } from '@/domain/reservations/cancellation'
import type { TourBooking } from './booking'
import { getDayPrice, getFreeUntil, priceChoice } from './price-choice'

const booking: TourBooking = {
  kind: 'tour',
  productId: 7,
  locale: 'en',
  title: 'Kekova by boat',
  slug: 'kekova-by-boat',
  price: { amount: '37.80', oldAmount: '42.00', currency: 'EUR', unit: 'person' },
  campaign: { discountType: 'percent', discountValue: '10', endsOn: '2027-01-15', label: 'early summer' },
  unitPrices: { adult: '42.00', child: '21.00', infant: '0.00' },
  pricing: { pricingMode: 'individual' },
  partyRule: { capacity: null, infantsPerAdult: 2 },
  extras: [{ id: 'snorkel', title: 'Snorkel set', text: null, price: '5.00', per: 'person', maximum: 10 }],
  days: 1,
  ageBands: { childFrom: 4, adultFrom: 12 },
  minimumAge: 0,
  taxMode: 'included',
  taxRate: 20,
  payment: { paymentPlan: 'deposit', depositPercent: 20 },
  cancellation: DEFAULT_POLICY,
  timeZone: 'Europe/Istanbul',
  settlement: 'TRY',
  isDirect: false,
}

const rates = [{ bankCode: 'EUR', symbol: '€', buy: '49', sell: '49.8' }]
const choice = { pax: { adult: 2, child: 1, infant: 0 }, extras: [{ id: 'snorkel', quantity: 2 }] }
const now = '2026-11-21T10:00:00Z'

function price(changes: Partial<TourBooking> = {}, currency = 'EUR', at = now) {
  const priced = priceChoice({ ...booking, ...changes }, choice, booking.unitPrices, { currency, rates }, at)
  if (isPricingError(priced)) throw new Error(priced.error)
  return priced
}

describe('the card of the comp', () => {
  test('2 × 42.00 + 21.00 − 10 % + 2 × 5.00 = 104.50, of which 20.90 now', () => {
    const { totals, lines } = price()
    expect(lines[0]?.components.map(({ code, quantity, amount }) => [code, quantity, amount])).toEqual([
      ['adult', 2, '84.00'],
      ['child', 1, '21.00'],
      ['extra:snorkel', 2, '10.00'],
    ])
    expect([totals.campaignDiscount, totals.grandTotal, totals.depositTotal, totals.remainingTotal]).toEqual([
      '10.50',
      '104.50',
      '20.90',
      '83.60',
    ])
  })

  test('in another currency its lines add up too', () => {
    const { totals, lines } = price({}, 'TRY')
    expect(lines[0]?.components[0]).toMatchObject({ unitPrice: '2091.60', amount: '4183.20' })
    expect(totals.grandTotal).toBe('5204.10')
  })

  test('a campaign that ended on the tenant’s clocks gives nothing any more', () => {
    expect(price({}, 'EUR', '2027-01-15T20:59:00Z').totals.campaignDiscount).toBe('10.50')
    expect(price({}, 'EUR', '2027-01-15T21:00:00Z').totals.campaignDiscount).toBe('0.00')
  })

  test('a currency without a rate is said, not guessed', () => {
    expect(priceChoice(booking, choice, booking.unitPrices, { currency: 'USD', rates }, now)).toEqual({
      error: 'notConvertible',
      currency: 'USD',
    })
  })
})

test('a day costs what an adult pays after the campaign, or the group', () => {
  expect(getDayPrice(booking, '46.00', now)).toBe('41.40')
  const pricing = { pricingMode: 'group', groupPrice: '640.00', maximumPersons: 8, extraPersonPrice: '45.00' } as const
  expect(getDayPrice({ ...booking, pricing, campaign: null }, '0.00', now)).toBe('640.00')
})

test('free cancellation has a date, until it is over', () => {
  expect(getFreeUntil(booking, '2027-05-12', '09:00', now)).toBe('2027-05-10T06:00:00.000Z')
  expect(getFreeUntil(booking, '2027-05-12', '09:00', '2027-05-10T06:00:01Z')).toBeNull()
  expect(getFreeUntil({ ...booking, cancellation: NO_REFUND_POLICY }, '2027-05-12', '09:00', now)).toBeNull()
})
