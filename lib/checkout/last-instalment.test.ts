import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addAmounts, multiplyAmount, toAmount } from '@/domain/money/amount'
import { Decimal } from '@/domain/money/decimal'
import { getLastInstalment } from './last-instalment'

const option = (count: number, total: string) => ({
  count,
  ratePercent: '0',
  perInstalment: toAmount(new Decimal(total).div(count)),
  total,
  difference: '0.00',
})

test.each([
  [2, '9188.10', null],
  [3, '1000.01', '333.33'],
  [6, '100.00', '16.65'],
  [1, '77.77', null],
] as const)('%d instalments of %s end with %s', (count, total, last) => {
  expect(getLastInstalment(option(count, total))).toBe(last)
})

test('what stands in a row multiplies out to its total, to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 100, max: 10_000_000 }), (count, cents) => {
      const each = option(count, (cents / 100).toFixed(2))
      const last = getLastInstalment(each) ?? each.perInstalment
      expect(addAmounts(multiplyAmount(each.perInstalment, count - 1), last)).toBe(each.total)
    }),
  )
})
