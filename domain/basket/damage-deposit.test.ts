import { expect, test } from 'vitest'
import { damageDepositOf } from './damage-deposit'

test('what is left as a security is the product’s; most have none, and 0.00 is none', () => {
  expect(damageDepositOf({ kind: 'villa', damageDeposit: '400.00' } as never)).toBe('400.00')
  expect(damageDepositOf({ kind: 'car', damageDeposit: '0.00' } as never)).toBeNull()
  expect(damageDepositOf({ kind: 'tour' } as never)).toBeNull()
})
