import { expect, test } from 'vitest'
import { fromPriceOf } from './from-price'

const TODAY = '2027-05-01'
const row = (discountType: 'percent' | 'fixed', unit: string) => ({
  campaign: { discountType, discountValue: '10.00', endsOn: '2027-06-01', label: {} },
  fromAmount: '58.00',
  oldFromAmount: null,
  currency: 'EUR',
  unit,
})

test.each([
  ['percent', 'person', '52.20', '58.00'],
  ['percent', 'night', '52.20', '58.00'],
  ['fixed', 'package', '48.00', '58.00'],
  ['fixed', 'group', '48.00', '58.00'],
  // Two people pay 116 less 10 once, not 48 each.
  ['fixed', 'person', '58.00', null],
  ['fixed', 'night', '58.00', null],
] as const)('%s off a price per %s shows %s', (discountType, unit, amount, oldAmount) => {
  expect(fromPriceOf(row(discountType, unit), TODAY)).toEqual({ amount, oldAmount, currency: 'EUR', unit })
})
