import { expect, test } from 'vitest'
import { offersDeposit } from './deposit'

test.each([
  ['no items', [], false],
  ['a deposit of 20 %', [['deposit', 20]], true],
  ['a deposit of the whole', [['deposit', 100]], false],
  ['an item that is paid at once', [['full', 20]], false],
  [
    'one of both',
    [
      ['full', 100],
      ['deposit', 30],
    ],
    true,
  ],
] as const)('%s: whether the guest has a plan to choose', (_items, terms, expected) => {
  expect(offersDeposit(terms.map(([paymentPlan, depositRate]) => ({ paymentPlan, depositRate })))).toBe(expected)
})
