import { describe, expect, test } from 'vitest'
import { priceReservation } from './price-reservation'
import { makeInput, makeItem, RATES, requirePriced } from './test-input'
import type { PriceableItem } from './types'

const plain = (key: string, adult: string, changes: Partial<PriceableItem> = {}) =>
  makeItem({ key, unitPrices: { adult, child: '0.00', infant: '0.00' }, ...changes })

describe('the order of decisions 6', () => {
  test('hand-worked from line to charge', () => {
    // line 97.60 − 9.76 + 18.00 = 105.84 (see price-line.test.ts)
    // basket campaign 5 % of 105.84 = 5.292 → 5.29, left 100.55
    // coupon 10.00, left 90.55; trade 3 % = 2.7165 → 2.72, left 87.83
    // tax 20 % = 17.566 → 17.57, total 105.40; deposit 30 % = 31.62; instalments 2.5 % of 31.62 = 0.7905 → 0.79
    const result = requirePriced(
      makeInput({
        items: [
          makeItem({
            people: { adult: 2, child: 1, infant: 1 },
            unitPrices: { adult: '37.80', child: '22.00', infant: '0.00' },
            campaign: { discountType: 'percent', discountValue: '10' },
            extras: [{ id: 'castle', unitPrice: '6.00', quantity: 3 }],
            taxMode: 'excluded',
            taxRate: 20,
            depositRate: 30,
          }),
        ],
        basketCampaign: { basis: 'amount', threshold: '105.84', discountType: 'percent', discountValue: '5' },
        coupon: { discountType: 'fixed', discountValue: '10.00' },
        tradeDiscount: { discountType: 'percent', discountValue: '3' },
        instalmentRate: '2.5',
      }),
    )
    expect(result.lines[0]).toMatchObject({
      basketDiscount: '5.29',
      couponDiscount: '10.00',
      tradeDiscount: '2.72',
      tax: '17.57',
      taxContained: '0.00',
      total: '105.40',
      depositRate: 30,
      deposit: '31.62',
      balance: '73.78',
    })
    expect(result.totals).toEqual({
      productTotal: '97.60',
      extrasTotal: '18.00',
      campaignDiscount: '9.76',
      couponDiscount: '10.00',
      basketDiscount: '5.29',
      tradeDiscount: '2.72',
      taxTotal: '17.57',
      instalmentDifference: '0.79',
      subtotal: '87.83',
      grandTotal: '106.19',
      depositRate: 30,
      depositTotal: '31.62',
      remainingTotal: '73.78',
    })
    expect([result.charged, result.currency]).toEqual(['32.41', 'EUR'])
  })

  test('hand-worked: four lines, a coupon, one deposit rate', () => {
    // 942.50 − 20.00 = 922.50; 20 % = 184.50. Shares of the coupon: allocate.test.ts.
    // Lines 66.56, 685.15, 102.28, 68.51; a fifth: 13.312, 137.03, 20.456, 13.702; the floors make 184.49,
    // the missing cent goes to 20.456.
    const result = requirePriced(
      makeInput({
        items: [plain('t', '68.00'), plain('v', '700.00'), plain('k', '104.50'), plain('s', '70.00')],
        coupon: { discountType: 'fixed', discountValue: '20.00' },
      }),
    )
    expect(result.lines.map((line) => line.total)).toEqual(['66.56', '685.15', '102.28', '68.51'])
    expect(result.lines.map((line) => line.deposit)).toEqual(['13.31', '137.03', '20.46', '13.70'])
    expect(result.totals).toMatchObject({ grandTotal: '922.50', depositTotal: '184.50', remainingTotal: '738.00' })
  })

  test('no items: everything is zero', () => {
    const result = requirePriced(makeInput({ items: [] }))
    expect([result.lines, result.charged, result.totals.grandTotal]).toEqual([[], '0.00', '0.00'])
  })
})

describe('discounts', () => {
  test('each works on what the one before left, never below zero', () => {
    const result = requirePriced(
      makeInput({
        basketCampaign: { basis: 'itemCount', threshold: '1', discountType: 'fixed', discountValue: '70.00' },
        coupon: { discountType: 'fixed', discountValue: '50.00' },
        tradeDiscount: { discountType: 'fixed', discountValue: '5.00' },
      }),
    )
    expect(result.totals).toMatchObject({
      basketDiscount: '70.00',
      couponDiscount: '30.00',
      tradeDiscount: '0.00',
      grandTotal: '0.00',
      depositTotal: '0.00',
    })
  })

  test('fixed ones are converted from the fixed currency', () => {
    // 498.00 TRY ÷ 49.80 = 10.00 EUR
    const result = requirePriced(
      makeInput({ fixedCurrency: 'TRY', coupon: { discountType: 'fixed', discountValue: '498.00' } }),
    )
    expect(result.totals.couponDiscount).toBe('10.00')
  })
})

describe('tax', () => {
  test.each([
    ['included', '20', '0.00', '16.67', '100.00'], // 100 × 20 ÷ 120 = 16.666…
    ['included', '0', '0.00', '0.00', '100.00'],
    ['excluded', '20', '20.00', '0.00', '120.00'],
    ['excluded', '8.5', '8.50', '0.00', '108.50'],
  ] as const)('%s at %s %%: added %s, contained %s, total %s', (taxMode, taxRate, tax, taxContained, total) => {
    const [line] = requirePriced(makeInput({ items: [makeItem({ taxMode, taxRate })] })).lines
    expect(line).toMatchObject({ tax, taxContained, total })
  })

  test('is rounded per line', () => {
    // 10 % of 0.05 = 0.005 → 0.01 for each line, although 10 % of 0.10 is 0.01
    const cheap = { taxMode: 'excluded' as const, taxRate: 10 }
    const result = requirePriced(makeInput({ items: [plain('a', '0.05', cheap), plain('b', '0.05', cheap)] }))
    expect([result.totals.taxTotal, result.totals.grandTotal]).toEqual(['0.02', '0.12'])
  })
})

describe('deposit', () => {
  test('one rate for all lines is taken of the whole and shared out', () => {
    // 20 % of 0.36 = 0.072 → 0.07; rounding per line would give 3 × 0.02 = 0.06
    const result = requirePriced(makeInput({ items: [plain('a', '0.12'), plain('b', '0.12'), plain('c', '0.12')] }))
    expect(result.totals).toMatchObject({ depositTotal: '0.07', depositRate: 20 })
    expect(result.lines.map((line) => line.deposit)).toEqual(['0.03', '0.02', '0.02'])
  })

  test('lines of different rates are rounded each for itself', () => {
    // 20 % of 100.00 = 20.00; 33 % of 50.05 = 16.5165 → 16.52; 36.52 ÷ 150.05 = 24.338… %
    const result = requirePriced(
      makeInput({ items: [plain('a', '100.00'), plain('b', '50.05', { depositRate: '33' })] }),
    )
    expect(result.lines.map((line) => [line.depositRate, line.deposit])).toEqual([
      [20, '20.00'],
      [33, '16.52'],
    ])
    expect(result.totals).toMatchObject({ depositTotal: '36.52', depositRate: 24.34, remainingTotal: '113.53' })
  })

  test('a line that must be paid in full is 100 % beside others', () => {
    const result = requirePriced(
      makeInput({ items: [plain('a', '100.00'), plain('b', '50.05', { paymentPlan: 'full' })] }),
    )
    expect(result.lines.map((line) => line.balance)).toEqual(['80.00', '0.00'])
    expect(result.totals).toMatchObject({ depositTotal: '70.05', depositRate: 46.68 })
  })

  test('choosing full payment charges everything, with the instalment difference on all of it', () => {
    const result = requirePriced(makeInput({ paymentPlan: 'full', instalmentRate: 3 }))
    expect(result.totals).toMatchObject({
      depositRate: 100,
      depositTotal: '100.00',
      remainingTotal: '0.00',
      instalmentDifference: '3.00',
      grandTotal: '103.00',
    })
    expect(result.charged).toBe('103.00')
  })

  test('free lines of different rates have a rate of zero', () => {
    const items = [plain('a', '0.00'), plain('b', '0.00', { depositRate: 50 })]
    expect(requirePriced(makeInput({ items })).totals.depositRate).toBe(0)
  })
})

describe('currencies', () => {
  test('the same basket in the fixed and in the chosen currency', () => {
    const items = [plain('a', '37.80', { people: { adult: 3, child: 0, infant: 0 } })]
    // 37.80 × 49.80 = 1882.44; × 3 = 5647.32; a fifth = 1129.464 → 1129.46
    const fixed = requirePriced(makeInput({ items, target: 'TRY', fixedCurrency: 'TRY' }))
    expect(fixed.totals).toMatchObject({ grandTotal: '5647.32', depositTotal: '1129.46' })
    // 37.80 × 49.80 ÷ 42.15 = 44.6605… → 44.66; × 3 = 133.98
    const chosen = requirePriced(makeInput({ items, target: 'USD', fixedCurrency: 'TRY' }))
    expect(chosen.totals.grandTotal).toBe('133.98')
  })

  test('a missing or worthless rate is an answer, not a price', () => {
    const yen = makeItem({ currency: 'JPY' })
    expect(priceReservation(makeInput({ items: [makeItem(), yen] }))).toEqual({
      error: 'notConvertible',
      currency: 'JPY',
    })
    expect(priceReservation(makeInput({ target: 'JPY' }))).toEqual({ error: 'notConvertible', currency: 'JPY' })
    expect(priceReservation(makeInput({ fixedCurrency: 'GBP' }))).toEqual({ error: 'notConvertible', currency: 'GBP' })
    const zero = RATES.map((rate) => ({ ...rate, sell: '0' }))
    expect(priceReservation(makeInput({ target: 'TRY', rates: zero }))).toMatchObject({ currency: 'EUR' })
  })

  test('one currency throughout needs no rates', () => {
    expect(requirePriced(makeInput({ rates: [] })).totals.grandTotal).toBe('100.00')
  })
})

describe('broken input is refused by name', () => {
  const item = (changes: Partial<PriceableItem>) => makeInput({ items: [makeItem(changes)] })
  const prices = { adult: '100.00', child: '50.00', infant: '0.00' }
  test.each([
    ['people.adult', item({ people: { adult: -1, child: 0, infant: 0 } })],
    ['people.child', item({ people: { adult: 1, child: 0.5, infant: 0 } })],
    ['people.infant', item({ people: { adult: 1, child: 0, infant: Number.NaN } })],
    ['quantity', item({ quantity: -3 })],
    ['unitPrices.adult', item({ unitPrices: { ...prices, adult: '-1.00' } })],
    ['unitPrices.child', item({ unitPrices: { ...prices, child: '1.5' } })],
    ['unitPrices.infant', item({ unitPrices: { ...prices, infant: '1e3' } })],
    [
      'groupPrice',
      item({ pricing: { mode: 'group', groupPrice: '-1.00', includedPersons: 1, extraPersonPrice: '0.00' } }),
    ],
    [
      'extraPersonPrice',
      item({ pricing: { mode: 'group', groupPrice: '1.00', includedPersons: 1, extraPersonPrice: '-1.00' } }),
    ],
    [
      'includedPersons',
      item({ pricing: { mode: 'group', groupPrice: '1.00', includedPersons: -1, extraPersonPrice: '1.00' } }),
    ],
    ['quantity', item({ segments: [{ quantity: -1, unitPrices: prices, pricing: { mode: 'individual' } }] })],
    ['extra meal', item({ extras: [{ id: 'meal', unitPrice: '-1.00', quantity: 1 }] })],
    ['extra meal', item({ extras: [{ id: 'meal', unitPrice: '1.00', quantity: -1 }] })],
    ['campaign', item({ campaign: { discountType: 'percent', discountValue: '-10' } })],
    ['taxRate', item({ taxRate: -1 })],
    ['depositRate', item({ depositRate: 101 })],
    [
      'basketCampaign',
      makeInput({ basketCampaign: { basis: 'amount', threshold: '1', discountType: 'fixed', discountValue: '-1' } }),
    ],
    [
      'threshold',
      makeInput({ basketCampaign: { basis: 'amount', threshold: '', discountType: 'fixed', discountValue: '1' } }),
    ],
    ['coupon', makeInput({ coupon: { discountType: 'fixed', discountValue: 'x' } })],
    ['tradeDiscount', makeInput({ tradeDiscount: { discountType: 'percent', discountValue: '-1' } })],
    ['instalmentRate', makeInput({ instalmentRate: -1 })],
  ])('%s', (field, input) => {
    expect(() => priceReservation(input)).toThrow(new RegExp(`^${field} `))
  })
})
