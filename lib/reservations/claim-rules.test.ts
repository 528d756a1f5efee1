import { expect, test } from 'vitest'
import { findClaimFaults, parseTypedAmount } from './claim-rules'

test.each([
  ['1234.5', '1234.50'],
  ['1.234,50', '1234.50'],
  ['1,234.50', '1234.50'],
  ['1 234,50', '1234.50'],
  ['1.234.567', '1234567.00'],
  ['12', '12.00'],
  ['0,5', '0.50'],
  ['1.234', '1234.00'],
  ['', null],
  ['twelve', null],
  ['-5', null],
  ['1.2345', null],
  ['1,2,3', null],
  ['12.345.6,78', null],
])('%j is %s', (typed, amount) => {
  expect(parseTypedAmount(typed)).toBe(amount)
})

const form = { amount: '120,00', paidOn: '2026-11-20', bankAccountId: '', sender: 'Hannah Whitfield', note: '' }

test('a whole form has no faults, an empty one names each field', () => {
  expect(findClaimFaults(form, '2026-11-21')).toEqual([])
  expect(findClaimFaults({ ...form, amount: '0', paidOn: '', sender: ' ' }, '2026-11-21')).toEqual([
    'amount',
    'paidOn',
    'sender',
  ])
})

test('nobody has paid tomorrow', () => {
  expect(findClaimFaults({ ...form, paidOn: '2026-11-22' }, '2026-11-21')).toEqual(['paidOn'])
})
