import { expect, test } from 'vitest'
import { orderAccounts } from './order-accounts'

const accounts = [
  { bank: 'A', currency: 'TRY' },
  { bank: 'B', currency: 'EUR' },
  { bank: 'C', currency: 'TRY' },
  { bank: 'D', currency: 'EUR' },
]

test.each([
  ['EUR', ['B', 'D', 'A', 'C']],
  ['TRY', ['A', 'C', 'B', 'D']],
  ['USD', ['A', 'B', 'C', 'D']],
])('accounts in %s stand first, each group in its order', (currency, expected) => {
  expect(orderAccounts(accounts, currency).map(({ bank }) => bank)).toEqual(expected)
})
