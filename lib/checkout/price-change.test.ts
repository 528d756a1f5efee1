import { expect, test } from 'vitest'
import type { BasketItem, Quote } from '@/domain/basket/schema'
import { buildEmptyReservation } from '@/domain/pricing/empty'
import { NO_DISCOUNTS, toDiscountRates } from '@/domain/pricing/granted-discounts'
import { findPriceChange } from './price-change'

function quote(total: string, charged: string, bookable = 2): Quote {
  const priced = (currency: string) => {
    const empty = buildEmptyReservation(currency)
    return { ...empty, totals: { ...empty.totals, grandTotal: total }, charged }
  }
  const items = [1, 2].map((number) => ({
    item: number <= bookable ? ({ key: String(number) } as BasketItem) : null,
    problem: null,
    nearestOpen: null,
    limit: null,
  }))
  return {
    items,
    fixed: priced('TRY'),
    chosen: priced('EUR'),
    discountRates: toDiscountRates(NO_DISCOUNTS),
    hasPlanChoice: true,
    rate: { from: 'EUR', to: 'TRY', value: '49.8' },
    coupon: null,
    campaignProgress: null,
    quoteToken: String(Math.abs(Number(total))),
    expiresAt: '2027-05-01T10:30:00Z',
  }
}

test('the same figures are no change, however often they are asked for', () => {
  expect(findPriceChange(quote('104.50', '20.90'), quote('104.50', '20.90'))).toBeNull()
})

test('another total, another deposit or a lost item is shown before and after', () => {
  expect(findPriceChange(quote('104.50', '20.90'), quote('114.50', '22.90'))).toEqual({
    before: { total: '104.50', now: '20.90' },
    after: { total: '114.50', now: '22.90' },
    lost: 0,
  })
  expect(findPriceChange(quote('104.50', '20.90'), quote('104.50', '31.35'))?.after.now).toBe('31.35')
  expect(findPriceChange(quote('104.50', '20.90'), quote('52.25', '10.45', 1))?.lost).toBe(1)
})
