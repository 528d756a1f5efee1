import fc from 'fast-check'
import { type Amount, toAmount } from '@/domain/money/amount'
import { Decimal } from '@/domain/money/decimal'
import { mergeRates } from '@/domain/money/rates'
import { priceReservation } from './price-reservation'
import { isPricingError, type PriceableItem, type PricedReservation, type ReservationPricingInput } from './types'

/** Inputs for the pricing tests: fixed examples, and a generator of every valid wire input. */

export const RATES = mergeRates(
  [
    { bankCode: 'EUR', symbol: '€', buy: '49.10', sell: '49.80' },
    { bankCode: 'USD', symbol: '$', buy: '42.00', sell: '42.15' },
  ],
  [],
)

export function makeItem(changes: Partial<PriceableItem> = {}): PriceableItem {
  return {
    key: 'a',
    kind: 'tour',
    currency: 'EUR',
    people: { adult: 1, child: 0, infant: 0 },
    unitPrices: { adult: '100.00', child: '50.00', infant: '0.00' },
    pricing: { mode: 'individual' },
    quantity: 1,
    campaign: null,
    extras: [],
    taxMode: 'included',
    taxRate: 0,
    paymentPlan: 'deposit',
    depositRate: 20,
    ...changes,
  }
}

export function makeInput(changes: Partial<ReservationPricingInput> = {}): ReservationPricingInput {
  return {
    items: [makeItem()],
    basketCampaign: null,
    coupon: null,
    tradeDiscount: null,
    instalmentRate: 0,
    paymentPlan: 'deposit',
    target: 'EUR',
    fixedCurrency: 'EUR',
    rates: RATES,
    ...changes,
  }
}

export function requirePriced(input: ReservationPricingInput): PricedReservation {
  const result = priceReservation(input)
  if (isPricingError(result)) throw new Error(`not convertible: ${result.currency}`)
  return result
}

const amount: fc.Arbitrary<Amount> = fc
  .oneof(fc.constant(0), fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 9_999_999 }))
  .map((cents) => toAmount(new Decimal(cents).div(100)))
const currency = fc.constantFrom('TRY', 'EUR', 'USD')
const people = fc.record({ adult: fc.nat(12), child: fc.nat(6), infant: fc.nat(3) })
const percent = fc.oneof(
  fc.nat(100),
  fc.integer({ min: 0, max: 10_000 }).map((value) => value / 100),
)
/** Includes percentages above 100 and fixed sums above any price, on purpose. */
const discount = fc.oneof(
  fc.record({ discountType: fc.constant('percent' as const), discountValue: fc.nat(150).map(String) }),
  fc.record({ discountType: fc.constant('fixed' as const), discountValue: amount }),
)
const unitPrices = fc.record({ adult: amount, child: amount, infant: amount })
const pricing = fc.oneof(
  fc.constant({ mode: 'individual' as const }),
  fc.record({
    mode: fc.constant('group' as const),
    groupPrice: amount,
    includedPersons: fc.nat(10),
    extraPersonPrice: amount,
  }),
)
const segment = fc.record({ quantity: fc.nat(14), unitPrices, pricing })

const item: fc.Arbitrary<PriceableItem> = fc.record({
  key: fc.uuid(),
  kind: fc.constant('tour'),
  currency,
  people,
  unitPrices,
  pricing,
  quantity: fc.nat(14),
  segments: fc.oneof(fc.constant(undefined), fc.array(segment, { maxLength: 3 })),
  campaign: fc.option(discount),
  extras: fc.array(fc.record({ id: fc.constantFrom('meal', 'seat'), unitPrice: amount, quantity: fc.nat(5) }), {
    maxLength: 3,
  }),
  taxMode: fc.constantFrom('included' as const, 'excluded' as const),
  taxRate: percent,
  paymentPlan: fc.constantFrom('deposit' as const, 'full' as const),
  depositRate: fc.oneof(fc.constant(20), percent),
})

export const anyInput: fc.Arbitrary<ReservationPricingInput> = fc.record({
  items: fc.array(item, { maxLength: 6 }),
  basketCampaign: fc.option(
    fc
      .tuple(discount, fc.constantFrom('itemCount' as const, 'amount' as const), fc.nat(5))
      .map(([rule, basis, threshold]) => ({ ...rule, basis, threshold: String(threshold) })),
  ),
  coupon: fc.option(discount),
  tradeDiscount: fc.option(discount),
  instalmentRate: percent,
  paymentPlan: fc.constantFrom('deposit' as const, 'full' as const),
  target: currency,
  fixedCurrency: currency,
  rates: fc.constant(RATES),
})
