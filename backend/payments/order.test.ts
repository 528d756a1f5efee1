import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sumAmounts, toAmount } from '@/domain/money/amount'
import { Decimal } from '@/domain/money/decimal'
import { buildOrder, shareOut } from './order'
import type { PayerPlace } from './payer-place'

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

describe('the address of the buyer', () => {
  const totals = { depositTotal: '10.00' }
  const reservation = {
    guest: { firstName: 'Hannah', lastName: 'Whitfield', email: 'h@mail.example', phone: '+44 7700 900123' },
    fixed: { totals, lines: [{ deposit: '10.00', balance: '0.00', total: '10.00' }] },
    chargedAmount: '10.00',
    paidAmount: '0.00',
    refundingAmount: '0.00',
  } as unknown as Parameters<typeof shareOut>[1]
  const orderFrom = (place: PayerPlace) =>
    buildOrder({
      reservation,
      items: [],
      purpose: 'deposit',
      conversationId: 'c-1',
      instalments: 1,
      clientAddress: '192.0.2.1',
      place,
      shopName: 'Alpha',
    })

  test('is where the payer lives, with the English name of the country', () => {
    const { buyer, billingAddress } = orderFrom({ address: '1 Mill Lane', city: 'Leeds', country: 'GB' })
    const sent = { address: '1 Mill Lane', city: 'Leeds', country: 'United Kingdom' }
    expect(buyer).toMatchObject(sent)
    expect(billingAddress).toEqual({ contactName: 'Hannah Whitfield', ...sent })
  })

  test('names no place where none is known', () => {
    const { buyer, billingAddress } = orderFrom({ address: null, city: null, country: null })
    const sent = { address: '-', city: '-', country: '-' }
    expect(buyer).toMatchObject(sent)
    expect(billingAddress).toMatchObject(sent)
  })
})
