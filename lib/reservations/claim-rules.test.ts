import { expect, test } from 'vitest'
import { formatDigits } from '@/domain/money/format'
import { LOCALES } from '@/domain/shared/locales'
import { findClaimFaults, parseTypedAmount } from './claim-rules'

test.each([
  ['1234.5', '1234.50'],
  ['3944.16', '3944.16'],
  ['3944,16', '3944.16'],
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

test.each(LOCALES)('in %s what stands in the field is read back as it was', (locale) => {
  for (const amount of ['0.05', '12.00', '3944.16', '1234567.00']) {
    expect(parseTypedAmount(formatDigits(amount, locale))).toBe(amount)
  }
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

test('neither the sender nor the note is the number of a card', () => {
  const card = '4111 1111 1111 1111'
  expect(findClaimFaults({ ...form, sender: card, note: `from ${card}` }, '2026-11-21')).toEqual(['sender', 'note'])
  expect(findClaimFaults({ ...form, note: 'from TR33 0006 1005 1978 6457 8413 26' }, '2026-11-21')).toEqual([])
})
