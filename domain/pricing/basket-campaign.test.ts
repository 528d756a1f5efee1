import { describe, expect, test } from 'vitest'
import { basketCampaignProgress } from './basket-campaign'
import { makeInput, makeItem, requirePriced } from './test-input'
import type { BasketCampaignRule } from './types'

const rule = (basis: BasketCampaignRule['basis'], threshold: string): BasketCampaignRule => ({
  basis,
  threshold,
  discountType: 'percent',
  discountValue: '10',
})
const lines = (count: number) => Array.from({ length: count }, (_, index) => makeItem({ key: String(index) }))

describe('by number of items', () => {
  test.each([
    [1, false, '2', '0.00'],
    [2, false, '1', '0.00'],
    [3, true, '0', '30.00'],
    [4, true, '0', '40.00'],
  ])('%d of 3: reached %s, missing %s, discount %s', (count, reached, missing, discount) => {
    const input = makeInput({ items: lines(count), basketCampaign: rule('itemCount', '3') })
    expect(basketCampaignProgress(input)).toEqual({ reached, basis: 'itemCount', missing })
    expect(requirePriced(input).totals.basketDiscount).toBe(discount)
  })
})

describe('by amount', () => {
  test.each([
    ['200.00', true, '0.00', '20.00'],
    ['200.01', false, '0.01', '0.00'],
    ['250.00', false, '50.00', '0.00'],
    ['0', true, '0.00', '20.00'],
  ])('200.00 of %s: reached %s, missing %s, discount %s', (threshold, reached, missing, discount) => {
    const input = makeInput({ items: lines(2), basketCampaign: rule('amount', threshold) })
    expect(basketCampaignProgress(input)).toEqual({ reached, basis: 'amount', missing })
    expect(requirePriced(input).totals.basketDiscount).toBe(discount)
  })

  test('campaigns of the products and extras count: what is left before the basket campaign', () => {
    const items = [
      makeItem({
        campaign: { discountType: 'fixed', discountValue: '30.00' },
        extras: [{ id: 'meal', unitPrice: '10.00', quantity: 1 }],
      }),
    ]
    const input = makeInput({ items, basketCampaign: rule('amount', '100.00') })
    expect(basketCampaignProgress(input)).toMatchObject({ missing: '20.00' })
  })

  test('the fixed currency decides, whatever is shown', () => {
    // 3 × 333.40 TRY = 1000.20 ≥ 1000.00; in EUR 3 × 6.69 = 20.07 would miss 1000 ÷ 49.80 = 20.08
    const cheap = { adult: '333.40', child: '0.00', infant: '0.00' }
    const items = lines(3).map((item) => ({ ...item, currency: 'TRY', unitPrices: cheap }))
    const input = makeInput({ items, fixedCurrency: 'TRY', target: 'EUR', basketCampaign: rule('amount', '1000.00') })
    expect(basketCampaignProgress(input)).toMatchObject({ reached: true, missing: '0.00' })
    expect(requirePriced(input).totals.basketDiscount).toBe('2.01')
    // 1498.20 − 1000.20 = 498.00 TRY = 10.00 EUR missing. 0.10 TRY is less than a cent and is shown as one cent.
    expect(basketCampaignProgress({ ...input, basketCampaign: rule('amount', '1498.20') })).toMatchObject({
      missing: '10.00',
    })
    expect(basketCampaignProgress({ ...input, basketCampaign: rule('amount', '1000.30') })).toMatchObject({
      reached: false,
      missing: '0.01',
    })
  })
})

test('no campaign, no progress; no rate, an error; broken items are refused', () => {
  expect(basketCampaignProgress(makeInput())).toBeNull()
  const campaign = { basketCampaign: rule('amount', '10.00') }
  expect(basketCampaignProgress(makeInput({ ...campaign, target: 'JPY' }))).toEqual({
    error: 'notConvertible',
    currency: 'JPY',
  })
  expect(() => basketCampaignProgress(makeInput({ ...campaign, items: [makeItem({ quantity: -1 })] }))).toThrow(
    RangeError,
  )
})
