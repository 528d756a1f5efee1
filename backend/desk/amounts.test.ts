import { expect, test } from 'vitest'
import { readAmount } from './amounts'

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
