import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '@/domain/shared/locales'
import { toAmount } from './amount'
import { Decimal } from './decimal'
import { formatAmount, formatDigits, formatPercent } from './format'

/** Makes the no-break space and the Arabic isolates visible in the tables below. */
const spaced = (text: string) => text.replaceAll('_', '\u00a0').replaceAll('<', '\u2066').replaceAll('>', '\u2069')

describe('formatAmount', () => {
  test.each<[Locale, string, string, string, string]>([
    ['en', '€1,234.50', '−€20.00', '€1,234,567.89', 'CHF_0.05'],
    ['tr', '€1.234,50', '−€20,00', '€1.234.567,89', 'CHF_0,05'],
    ['de', '1.234,50_€', '−20,00_€', '1.234.567,89_€', '0,05_CHF'],
    ['ru', '1_234,50_€', '−20,00_€', '1_234_567,89_€', '0,05_CHF'],
    ['nl', '€_1.234,50', '−€_20,00', '€_1.234.567,89', 'CHF_0,05'],
    ['ar', '<€1,234.50>', '−<€20.00>', '<€1,234,567.89>', '<CHF_0.05>'],
  ])('%s', (locale, thousand, negative, million, letters) => {
    expect(formatAmount('1234.50', { symbol: '€', locale })).toBe(spaced(thousand))
    expect(formatAmount('-20.00', { symbol: '€', locale })).toBe(spaced(negative))
    expect(formatAmount('1234567.89', { symbol: '€', locale })).toBe(spaced(million))
    expect(formatAmount('0.05', { symbol: 'CHF', locale })).toBe(spaced(letters))
  })

  test('the minus is U+2212, and zero has none', () => {
    expect(formatAmount('-20.00', { symbol: '€', locale: 'en' }).codePointAt(0)).toBe(0x2212)
    expect(formatAmount('-0.00', { symbol: '₺', locale: 'tr' })).toBe('₺0,00')
  })

  test('two decimals even when fewer are given', () => {
    expect(formatAmount('999', { symbol: '₺', locale: 'en' })).toBe('₺999.00')
    expect(formatAmount('100000', { symbol: '₺', locale: 'en' })).toBe('₺100,000.00')
  })

  test('digits survive: what is printed is the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), fc.constantFrom(...LOCALES), (cents, locale) => {
        const amount = toAmount(new Decimal(cents).div(100))
        const printed = formatAmount(amount, { symbol: '€', locale })
        expect(printed.replace(/\D/g, '')).toBe(amount.replace(/\D/g, ''))
        expect(printed.includes('−')).toBe(cents < 0)
        expect(printed).toMatch(/[.,]\d{2}(\u00a0€|\u2069)?$/)
      }),
    )
  })
})

test.each<[Locale, string]>([
  ['en', '3,944.16'],
  ['tr', '3.944,16'],
  ['de', '3.944,16'],
  ['ru', '3_944,16'],
  ['nl', '3.944,16'],
  ['ar', '3,944.16'],
])('formatDigits in %s', (locale, digits) => {
  expect(formatDigits('3944.16', locale)).toBe(spaced(digits))
})

describe('formatPercent', () => {
  test.each<[Locale, string, string]>([
    ['en', '20%', '12.5%'],
    ['tr', '%20', '%12,5'],
    ['de', '20_%', '12,5_%'],
    ['ru', '20_%', '12,5_%'],
    ['nl', '20%', '12,5%'],
    ['ar', '<20%>', '<12.5%>'],
  ])('%s', (locale, whole, half) => {
    expect(formatPercent(20, locale)).toBe(spaced(whole))
    expect(formatPercent('12.50', locale)).toBe(spaced(half))
  })

  test('two decimals at most, and the sign in front', () => {
    expect(formatPercent('46.685', 'en')).toBe('46.69%')
    expect(formatPercent(-10, 'tr')).toBe('−%10')
    expect(formatPercent('0', 'en')).toBe('0%')
  })
})
