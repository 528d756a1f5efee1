import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allocate } from './allocate'
import { compareAmounts, isZero, minAmount, negate, sumAmounts, toAmount } from './amount'
import { Decimal } from './decimal'

const amount = fc.integer({ min: 0, max: 9_999_999 }).map((cents) => toAmount(new Decimal(cents).div(100)))

describe('allocate', () => {
  test('hand-worked: a coupon of 20.00 over four lines', () => {
    // 68/942.5 of 20 = 1.4429…, 700: 14.8541…, 104.5: 2.2175…, 70: 1.4854…; the floors make 19.98,
    // so the two largest remainders (.75 and .54) get a cent each.
    expect(allocate('20.00', ['68.00', '700.00', '104.50', '70.00'])).toEqual(['1.44', '14.85', '2.22', '1.49'])
  })

  test.each<[string, string[], string[]]>([
    ['10.00', ['1.00', '1.00', '1.00'], ['3.34', '3.33', '3.33']], // a tie goes to the earlier
    ['0.02', ['1.00', '1.00', '1.00'], ['0.01', '0.01', '0.00']],
    ['5.00', ['0.00', '8.00', '0.00'], ['0.00', '5.00', '0.00']],
    ['1.00', ['0.00', '0.00'], ['0.50', '0.50']], // no weights: even
    ['-10.00', ['1.00', '1.00', '1.00'], ['-3.34', '-3.33', '-3.33']],
    ['-0.05', ['1.00'], ['-0.05']],
    ['0.00', [], []],
  ])('%s by %j gives %j', (total, weights, parts) => {
    expect(allocate(total, weights)).toEqual(parts)
  })

  test('refuses negative weights and a total without takers', () => {
    expect(() => allocate('1.00', ['2.00', '-1.00'])).toThrow(RangeError)
    expect(() => allocate('1.00', [])).toThrow(RangeError)
  })

  test('parts add up exactly, in both signs', () => {
    fc.assert(
      fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 12 }), (total, weights) => {
        const parts = allocate(total, weights)
        expect(sumAmounts(parts)).toBe(total)
        expect(allocate(negate(total), weights).map(negate)).toEqual(parts)
      }),
    )
  })

  test('a total within the weights never gives a part more than its weight, and zero weights nothing', () => {
    fc.assert(
      fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 12 }), (wanted, weights) => {
        const parts = allocate(minAmount(wanted, sumAmounts(weights)), weights)
        parts.forEach((part, index) => {
          const weight = weights[index] ?? '0.00'
          expect(compareAmounts(part, weight)).toBeLessThanOrEqual(0)
          if (isZero(weight)) expect(part).toBe('0.00')
        })
      }),
    )
  })

  test('a part is less than a cent away from its exact share', () => {
    fc.assert(
      fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 8 }), (total, weights) => {
        const whole = new Decimal(sumAmounts(weights))
        fc.pre(!whole.eq(0))
        allocate(total, weights).forEach((part, index) => {
          const exact = new Decimal(total).times(weights[index] ?? '0').div(whole)
          expect(exact.minus(part).abs().lt('0.01')).toBe(true)
        })
      }),
    )
  })
})
