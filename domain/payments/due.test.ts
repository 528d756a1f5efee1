import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumAmounts, toAmount } from '@/domain/money/amount'
import { Decimal } from '@/domain/money/decimal'
import { shareOut } from './due'

const amount = fc.nat(1_000_000).map((cents) => toAmount(new Decimal(cents).div(100)))
const lines = fc.array(
  fc.record({ deposit: amount, balance: amount }).map((line) => ({ ...line, total: line.deposit })),
  { minLength: 1, maxLength: 20 },
)

test('whatever the price and the lines, the parts add up to the price and none is negative', () => {
  fc.assert(
    fc.property(lines, amount, fc.constantFrom('deposit', 'balance'), (priced, price, purpose) => {
      const reservation = { fixed: { lines: priced } } as unknown as Parameters<typeof shareOut>[1]
      const parts = shareOut(price, reservation, purpose as 'deposit' | 'balance')
      expect(sumAmounts(parts)).toBe(price)
      expect(parts.every((part) => !part.startsWith('-'))).toBe(true)
    }),
  )
})

test('a line that owes nothing gets nothing, and the odd cent goes to the first', () => {
  const fixed = {
    lines: [
      { deposit: '10.00', balance: '0.00', total: '10.00' },
      { deposit: '0.00', balance: '90.00', total: '90.00' },
      { deposit: '10.00', balance: '0.00', total: '10.00' },
    ],
  }
  const reservation = { fixed } as unknown as Parameters<typeof shareOut>[1]
  expect(shareOut('20.01', reservation, 'deposit')).toEqual(['10.01', '0.00', '10.00'])
  expect(shareOut('45.00', reservation, 'balance')).toEqual(['0.00', '45.00', '0.00'])
})
