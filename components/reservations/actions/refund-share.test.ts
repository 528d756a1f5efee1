import { expect, test } from 'vitest'
import { percentOf, writeShare } from './refund-share'

test.each([
  ['340.00', '680.00', '50%'],
  ['680.00', '680.00', '100%'],
  ['0.00', '680.00', '0%'],
  ['13.33', '66.67', '20%'],
])('%s of %s is told as it is: %s', (amount, paid, words) => {
  expect(writeShare(amount, paid, 'en')).toBe(words)
})

test('a share that does not give the sum is told as about right', () => {
  expect(writeShare('32.11', '311.41', 'en')).toBe('≈\u00a010%')
  expect(writeShare('32.11', '311.41', 'de')).toBe('≈\u00a010\u00a0%')
})

test('what is neither nothing nor everything is not told as one of them', () => {
  expect(percentOf('0.01', '100.00')).toBe(1)
  expect(percentOf('99.99', '100.00')).toBe(99)
  expect(percentOf('0.00', '0.00')).toBe(0)
})
