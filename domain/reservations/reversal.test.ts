import { describe, expect, test } from 'vitest'
import { type EnteredPayment, findReversalRefusal, needsDeadline, needsProof } from './reversal'

const payment: EnteredPayment = {
  entry: 'payment',
  paymentId: null,
  amount: '100.00',
  isReversed: false,
  refunds: [],
  isCancelled: false,
}
const refund = { amount: '100.00', state: 'due', isReturn: true }

test.each([
  ['a payment of the staff', {}, null],
  ['a payment through a gateway', { paymentId: 4 }, 'notStaffPayment'],
  ['a refund', { entry: 'refund' }, 'notStaffPayment'],
  ['a reversal', { entry: 'reversal' }, 'notStaffPayment'],
  ['a reversed payment', { isReversed: true }, 'reversedAlready'],
  ['a payment with a due refund', { refunds: [refund] }, null],
  ['a payment with a sent refund', { refunds: [refund, { ...refund, state: 'done' }] }, 'refundSentAlready'],
  ['a payment of a cancelled booking', { isCancelled: true }, 'cancelledSince'],
  [
    'one whose refund is by the terms',
    { isCancelled: true, refunds: [{ ...refund, isReturn: false }] },
    'cancelledSince',
  ],
  ['one that came after the cancellation', { isCancelled: true, refunds: [refund] }, null],
] as const)('%s', (_name, changes, refusal) => {
  expect(findReversalRefusal({ ...payment, ...changes })).toBe(refusal)
})

describe('a deadline is given back', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  const standing = {
    status: 'active',
    paymentMethod: 'bankTransfer',
    paidAmount: '0.00',
    refundingAmount: '0.00',
    chargedAmount: '50.00',
    payUntil: null as Date | null,
  }
  test.each([
    ['where none is left', {}, true],
    ['where the old one has passed', { payUntil: new Date(now) }, true],
    ['not where one still runs', { payUntil: new Date(now + 1) }, false],
    ['where other money is not enough', { paidAmount: '10.00' }, true],
    ['not where other money is enough', { paidAmount: '50.00' }, false],
    ['not where nothing is due', { chargedAmount: '0.00' }, false],
    ['not where one pays on arrival', { paymentMethod: 'onArrival' }, false],
    ['not to a cancelled booking', { status: 'cancelled' }, false],
  ])('%s', (_name, changes, expected) => {
    expect(needsDeadline({ ...standing, ...changes }, false, now)).toBe(expected)
  })
  test('not while a claim waits for the staff', () => {
    expect(needsDeadline(standing, true, now)).toBe(false)
  })
})

describe('a reservation that is paid on arrival, after a reversal', () => {
  const standing = {
    status: 'active',
    paymentMethod: 'onArrival',
    paidAmount: '0.00',
    refundingAmount: '0.00',
    chargedAmount: '0.00',
    payUntil: null,
    isUnproven: false,
  }
  test.each([
    ['stays confirmed of a guest whose address is proven', {}, false],
    ['waits for the mailed link again of any other', { isUnproven: true }, true],
    ['stays confirmed where other money is there', { isUnproven: true, paidAmount: '1.00' }, false],
    ['is not asked for twice', { isUnproven: true, payUntil: new Date(0) }, false],
    ['is left alone once it is cancelled', { isUnproven: true, status: 'cancelled' }, false],
  ])('%s', (_name, changes, expected) => {
    expect(needsProof({ ...standing, ...changes })).toBe(expected)
  })
})
