import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addAmounts,
  clampToZero,
  compareAmounts,
  isAmount,
  isNegative,
  isZero,
  minAmount,
  multiplyAmount,
  negate,
  percentOf,
  subtractAmounts,
  sumAmounts,
  toAmount,
} from './amount'
import { Decimal } from './decimal'

const cents = fc.integer({ min: -99_999_999, max: 99_999_999 })
const amountOf = (value: number) => toAmount(new Decimal(value).div(100))

describe('toAmount', () => {
  test.each([
    ['1.005', '1.01'], // the float 1.005 would give 1.00
    ['1.004999999999999999999999', '1.00'],
    ['-1.005', '-1.01'], // half goes away from zero
    ['-0.004', '0.00'],
    ['-0.005', '-0.01'],
    ['0', '0.00'],
    ['37.8', '37.80'],
    ['123456789012.345', '123456789012.35'],
    ['1e3', '1000.00'],
  ])('%s becomes %s', (value, expected) => {
    expect(toAmount(value)).toBe(expected)
  })

  test('refuses what is no number', () => {
    expect(() => toAmount('')).toThrow()
    expect(() => toAmount('12,50')).toThrow()
  })
})

describe('arithmetic', () => {
  test('hand-worked sums', () => {
    expect(addAmounts('0.10', '0.20')).toBe('0.30')
    expect(subtractAmounts('942.50', '20.00')).toBe('922.50')
    expect(sumAmounts(['68.00', '700.00', '104.50', '70.00'])).toBe('942.50')
    expect(sumAmounts([])).toBe('0.00')
    expect(multiplyAmount('37.80', 3)).toBe('113.40')
    expect(negate('20.00')).toBe('-20.00')
    expect(negate('0.00')).toBe('0.00')
  })

  test('percentages are rounded half up, once', () => {
    expect(percentOf('922.50', 20)).toBe('184.50')
    expect(percentOf('0.05', '10')).toBe('0.01') // 0.005
    expect(percentOf('9188.10', 3)).toBe('275.64') // 275.643
    expect(percentOf('100.00', '12.345')).toBe('12.35') // 12.345
  })

  test('a quantity is a whole number', () => {
    expect(() => multiplyAmount('1.00', 1.5)).toThrow(RangeError)
    expect(() => multiplyAmount('1.00', Number.NaN)).toThrow(RangeError)
  })

  test('adding and taking away again changes nothing', () => {
    fc.assert(
      fc.property(cents, cents, (left, right) => {
        const [a, b] = [amountOf(left), amountOf(right)]
        expect(addAmounts(a, b)).toBe(amountOf(left + right))
        expect(subtractAmounts(addAmounts(a, b), b)).toBe(a)
      }),
    )
  })
})

describe('comparisons', () => {
  test('by value, not by text', () => {
    expect(compareAmounts('9.00', '10.00')).toBe(-1)
    expect(compareAmounts('10.00', '10.0')).toBe(0)
    expect(compareAmounts('0.01', '-5.00')).toBe(1)
    expect(minAmount('9.00', '10.00')).toBe('9.00')
    expect(minAmount('10.00', '9.00')).toBe('9.00')
  })

  test('signs', () => {
    expect(clampToZero('-0.01')).toBe('0.00')
    expect(clampToZero('0.01')).toBe('0.01')
    expect([isZero('0.00'), isZero('0.01'), isZero('-0.01')]).toEqual([true, false, false])
    expect([isNegative('0.00'), isNegative('0.01'), isNegative('-0.01')]).toEqual([false, false, true])
  })

  test('the shape of an amount', () => {
    for (const good of ['0.00', '-20.00', '123456789012.34']) expect(isAmount(good)).toBe(true)
    for (const bad of ['1', '1.5', '1.555', '1,50', ' 1.50', '+1.50', '1e3', '', 1.5, null]) {
      expect(isAmount(bad)).toBe(false)
    }
  })
})
