import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Standing } from './confirmed'
import { isConfirmed } from './confirmed'
import { isRevoked, type RevokedTicket, type ShownTicket, ticketStandingOf, ticketStateOf } from './ticket-state'

const paid: Standing = {
  status: 'active',
  paymentMethod: 'card',
  paidAmount: '100.00',
  refundingAmount: '0.00',
  chargedAmount: '100.00',
  payUntil: null,
  awaitsConfirmation: false,
}

const entry: RevokedTicket = { id: 'i', standing: 'valid', revision: 2, content: 'now', usedAt: null }
const shown: ShownTicket = { date: '2027-05-12', endDate: null, revision: 2, content: 'now' }
const TODAY = '2027-05-12'

test.each([
  [{}, 'valid'],
  [{ status: 'closed' }, 'valid'],
  [{ status: 'cancelled' }, 'cancelled'],
  [{ status: 'any other word' }, 'cancelled'],
  [{ paidAmount: '99.99' }, 'unpaid'],
  [{ refundingAmount: '0.01' }, 'unpaid'],
  [{ paidAmount: '0.00', chargedAmount: '0.00' }, 'valid'],
  [{ paidAmount: '0.00', paymentMethod: 'onArrival' }, 'valid'],
  [{ paidAmount: '0.00', paymentMethod: 'onArrival', payUntil: '2027-05-01T09:00:00Z' }, 'unpaid'],
  [{ awaitsConfirmation: true }, 'unpaid'],
] as [Partial<Standing>, string][])('a reservation of %j makes its tickets %s', (changes, standing) => {
  expect(ticketStandingOf({ ...paid, ...changes })).toBe(standing)
})

test('tickets are valid exactly where the reservation is confirmed: PDF, account and list follow one rule', () => {
  const standing = fc.record({
    status: fc.constantFrom('active', 'closed', 'cancelled', 'lapsed'),
    paymentMethod: fc.constantFrom('card', 'bankTransfer', 'onArrival'),
    paidAmount: fc.constantFrom('0.00', '50.00', '100.00'),
    refundingAmount: fc.constantFrom('0.00', '0.00', '50.00'),
    chargedAmount: fc.constantFrom('0.00', '50.00', '100.00'),
    payUntil: fc.constantFrom(null, '2027-05-01T09:00:00Z'),
    awaitsConfirmation: fc.boolean(),
  })
  fc.assert(
    fc.property(standing, (each) => {
      expect(ticketStandingOf(each) === 'valid').toBe(isConfirmed(each))
    }),
    { numRuns: 300 },
  )
})

describe('a code', () => {
  test.each([
    ['is valid on its day', {}, null, 'valid'],
    ['is for another day before it', { date: '2027-05-13' }, null, 'wrongDay'],
    ['is for another day after it', { date: '2027-05-11' }, null, 'wrongDay'],
    ['is valid on every day of a stay', { date: '2027-05-10', endDate: '2027-05-12' }, null, 'valid'],
    ['is for another day after a stay', { date: '2027-05-10', endDate: '2027-05-11' }, null, 'wrongDay'],
    ['of the newest revision is valid', {}, entry, 'valid'],
    ['that is newer than the list is valid', { revision: 3 }, entry, 'valid'],
    ['of an older revision is moved', { revision: 1 }, entry, 'moved'],
    ['of an older revision is moved on its own day too', { revision: 0, content: 'then' }, entry, 'moved'],
    ['without a counter is valid as long as it says what the ticket says', { revision: null }, entry, 'valid'],
    ['without a counter is moved once it says otherwise', { revision: null, content: 'then' }, entry, 'moved'],
    [
      'of a cancelled booking is cancelled, old or new',
      { revision: 0 },
      { ...entry, standing: 'cancelled' },
      'cancelled',
    ],
    ['of an unpaid booking is unpaid', {}, { ...entry, standing: 'unpaid' }, 'unpaid'],
    ['that was used is used', {}, { ...entry, usedAt: 1_795_000_000 }, 'used'],
  ] as [string, Partial<ShownTicket>, RevokedTicket | null, string][])('%s', (_name, changes, revoked, state) => {
    expect(ticketStateOf({ ...shown, ...changes }, revoked, TODAY)).toBe(state)
  })

  test('is valid for one revision alone, and for none of a booking that is not valid', () => {
    const revoked = fc.record({
      id: fc.constant('i'),
      standing: fc.constantFrom('valid' as const, 'cancelled' as const, 'unpaid' as const),
      revision: fc.nat(9),
      content: fc.constantFrom('now', 'then'),
      usedAt: fc.constantFrom(null, 1_795_000_000),
    })
    fc.assert(
      fc.property(revoked, fc.nat(9), (each, revision) => {
        const state = ticketStateOf({ ...shown, revision: Math.min(revision, each.revision) }, each, TODAY)
        const isNewest = Math.min(revision, each.revision) === each.revision
        expect(state === 'valid').toBe(each.standing === 'valid' && each.usedAt === null && isNewest)
      }),
      { numRuns: 500 },
    )
  })
})

test('only what is not as its code says is in the list', () => {
  const plain = { standing: 'valid' as const, revision: 0, usedAt: null }
  expect(isRevoked(plain)).toBe(false)
  expect(isRevoked({ ...plain, standing: 'unpaid' })).toBe(true)
  expect(isRevoked({ ...plain, revision: 1 })).toBe(true)
  expect(isRevoked({ ...plain, usedAt: 1 })).toBe(true)
})
