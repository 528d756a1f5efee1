import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toAmount } from './amount'
import { Decimal } from './decimal'
import { convertAmount, getCrossRate, isConvertible, mergeRates, type Rate } from './rates'

const EUR: Rate = { bankCode: 'EUR', symbol: '€', buy: '49.10', sell: '49.80' }
const USD: Rate = { bankCode: 'USD', symbol: '$', buy: '42.00', sell: '42.15' }
const RATES = mergeRates([EUR, USD], [])

describe('mergeRates', () => {
  test('the day wins, TRY is first and fixed, the order is kept', () => {
    const daily: Rate[] = [
      { ...EUR, sell: '50.00', date: '2026-11-19' },
      { bankCode: 'GBP', symbol: '£', buy: '55', sell: '56' },
      { bankCode: 'TRY', symbol: 'TL', buy: '2', sell: '2' },
    ]
    const merged = mergeRates([USD, EUR], daily)
    expect(merged.map((rate) => rate.bankCode)).toEqual(['TRY', 'USD', 'EUR', 'GBP'])
    expect(merged[0]).toEqual({ bankCode: 'TRY', symbol: '₺', buy: '1', sell: '1' })
    expect(merged[2]).toEqual({ ...EUR, sell: '50.00', date: '2026-11-19' })
  })

  test('TRY is there with empty lists', () => {
    expect(mergeRates([], []).map((rate) => rate.bankCode)).toEqual(['TRY'])
  })
})

describe('convertAmount', () => {
  test.each([
    ['184.50', 'EUR', 'TRY', '9188.10'], // 184.50 × 49.80 ÷ 1
    ['1000.00', 'TRY', 'EUR', '20.08'], // 1000 ÷ 49.80 = 20.0803…
    ['100.00', 'EUR', 'USD', '118.15'], // 4980 ÷ 42.15 = 118.1494…
    ['-20.00', 'EUR', 'TRY', '-996.00'],
    ['0.00', 'USD', 'EUR', '0.00'],
  ])('%s %s is %s %s', (amount, from, to, expected) => {
    expect(convertAmount(amount, from, to, RATES)).toBe(expected)
  })

  test('is rounded once: an exact half goes up, a hair under it goes down', () => {
    const thirds: Rate[] = [{ ...EUR, sell: '3' }]
    expect(convertAmount('0.03', 'TRY', 'EUR', [{ ...EUR, sell: '2' }])).toBe('0.02') // 0.015
    expect(convertAmount('100.00', 'TRY', 'EUR', thirds)).toBe('33.33')
    // 1 ÷ 200 is exactly 0.005; 1 ÷ 200.000…01 is slightly less.
    expect(convertAmount('1.00', 'TRY', 'EUR', [{ ...EUR, sell: '200.00000000' }])).toBe('0.01')
    expect(convertAmount('1.00', 'TRY', 'EUR', [{ ...EUR, sell: '200.0000000000000000000001' }])).toBe('0.00')
  })

  test('without a positive rate there is no answer, in either direction', () => {
    for (const sell of ['0', '0.00', '-1', 'abc', '']) {
      const broken = [{ ...EUR, sell }]
      expect(convertAmount('1.00', 'EUR', 'TRY', broken)).toBeNull()
      expect(convertAmount('1.00', 'TRY', 'EUR', broken)).toBeNull()
      expect(getCrossRate('EUR', 'TRY', broken)).toBeNull()
    }
    expect(convertAmount('1.00', 'JPY', 'EUR', RATES)).toBeNull()
    expect(isConvertible('JPY', RATES)).toBe(false)
    expect(isConvertible('EUR', RATES)).toBe(true)
    expect(isConvertible('TRY', [])).toBe(true)
  })

  test('the same currency needs no rate', () => {
    expect(convertAmount('12.30', 'JPY', 'JPY', [])).toBe('12.30')
  })

  test('there and back stays within half a cent of each side', () => {
    const rate = fc.integer({ min: 1, max: 100_000_000 }).map((value) => new Decimal(value).div(10_000).toFixed())
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), rate, rate, (cents, eur, usd) => {
        const rates = [
          { ...EUR, sell: eur },
          { ...USD, sell: usd },
        ]
        const amount = toAmount(new Decimal(cents).div(100))
        const there = convertAmount(amount, 'EUR', 'USD', rates)
        const back = convertAmount(there ?? '', 'USD', 'EUR', rates)
        const bound = new Decimal('0.005').times(usd).div(eur).plus('0.005')
        expect(new Decimal(back ?? '').minus(amount).abs().lte(bound)).toBe(true)
      }),
    )
  })
})

test('the cross rate has at most eight decimals', () => {
  expect(getCrossRate('EUR', 'TRY', RATES)).toBe('49.8')
  expect(getCrossRate('TRY', 'EUR', RATES)).toBe('0.02008032') // 1 ÷ 49.80 = 0.020080321…
  expect(getCrossRate('EUR', 'EUR', [])).toBe('1')
})
