import { describe, expect, test } from 'vitest'
import { balanceOf, collectionOf, keptOf, missingOf } from './balance'

const row = { status: 'active', total: '100.00', chargedAmount: '25.00', paidAmount: '0.00', refundingAmount: '0.00' }

describe('the balance of a reservation', () => {
  test.each([
    [{}, { paid: '0.00', refunding: '0.00', open: '100.00' }],
    [{ paidAmount: '25.00' }, { paid: '25.00', refunding: '0.00', open: '75.00' }],
    [
      { paidAmount: '130.00', refundingAmount: '30.00' },
      { paid: '100.00', refunding: '30.00', open: '0.00' },
    ],
    [
      { paidAmount: '100.00', refundingAmount: '20.00' },
      { paid: '80.00', refunding: '20.00', open: '20.00' },
    ],
    [
      { status: 'closed', paidAmount: '25.00' },
      { paid: '25.00', refunding: '0.00', open: '75.00' },
    ],
    [
      { status: 'cancelled', paidAmount: '25.00', refundingAmount: '25.00' },
      { paid: '0.00', refunding: '25.00', open: '0.00' },
    ],
  ])('%j', (changes, balance) => {
    expect(balanceOf({ ...row, ...changes })).toEqual(balance)
  })

  test('is the same before and after a refund is sent, but for the refund', () => {
    const owed = balanceOf({ ...row, paidAmount: '130.00', refundingAmount: '30.00' })
    const sent = balanceOf({ ...row, paidAmount: '100.00', refundingAmount: '0.00' })
    expect({ ...owed, refunding: '0.00' }).toEqual(sent)
  })

  test('money on its way back does not count towards what is due at booking', () => {
    const partly = { ...row, paidAmount: '35.00', refundingAmount: '20.00' }
    expect([keptOf(partly), missingOf(partly)]).toEqual(['15.00', '10.00'])
    expect(missingOf({ ...row, paidAmount: '40.00' })).toBe('0.00')
  })

  test('what is collected follows from the money that stays', () => {
    const paid = { ...row, paidAmount: '100.00' }
    expect(collectionOf(paid)).toBe('collected')
    expect(collectionOf({ ...paid, refundingAmount: '20.00' })).toBe('partlyCollected')
    expect(collectionOf({ ...paid, refundingAmount: '75.00' })).toBe('depositCollected')
    expect(collectionOf({ ...paid, refundingAmount: '100.00' })).toBe('uncollected')
  })
})
