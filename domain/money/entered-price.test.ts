import { expect, test } from 'vitest'
import { readEnteredPrice } from './entered-price'

test.each([
  ['0.00', false, { refusal: 'freeUnclear' }],
  ['', false, { refusal: 'freeUnclear' }],
  ['12.00', true, { refusal: 'freeUnclear' }],
  ['0.00', true, { price: '0.00' }],
  ['', true, { price: '0.00' }],
  ['0.01', false, { price: '0.01' }],
] as const)('a price of "%s" with the tick %s', (text, isFree, expected) => {
  expect(readEnteredPrice({ amount: text === '' ? null : text, isEmpty: text === '', isFree })).toEqual(expected)
})

test.each([true, false])('a text that is no amount is refused as such, with the tick %s', (isFree) => {
  expect(readEnteredPrice({ amount: null, isEmpty: false, isFree })).toEqual({ refusal: 'noAmount' })
})
