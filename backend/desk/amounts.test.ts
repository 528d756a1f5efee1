import { expect, test } from 'vitest'
import { LOCALES } from '@/domain/shared/locales'
import { readAmount, typedAmount } from './amounts'

test.each([
  ['1250', '1250.00'],
  ['1250.5', '1250.50'],
  ['1250,50', '1250.50'],
  ['1.250,50', '1250.50'],
  ['1,250.50', '1250.50'],
  ['1 250,50', '1250.50'],
  ['12.345.678,9', '12345678.90'],
  ['0', '0.00'],
  ['007', '7.00'],
])('%s is %s', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

test.each(['', '-5', '1.234', '1,234', '1.234.50', '1,2,3', '12.50 €', 'abc', '1e3', '1234567890123', '1.23.456,00'])(
  '%s cannot be read without doubt',
  (text) => {
    expect(readAmount(text)).toBeNull()
  },
)

test.each(LOCALES)('what stands in a field in %s is read back as it was', (locale) => {
  const typed = typedAmount('1250.50', locale)
  expect(typed).toBe(locale === 'en' || locale === 'ar' ? '1250.50' : '1250,50')
  expect(readAmount(typed)).toBe('1250.50')
})
