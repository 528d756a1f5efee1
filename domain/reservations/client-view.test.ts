import { expect, test } from 'vitest'
import { buildGranted, toDiscountRates } from '@/domain/pricing/granted-discounts'
import { makeInput, makeItem, requirePriced } from '@/domain/pricing/test-input'
import { toClientView } from './client-view'
import type { ReservationResult } from './schema'

const bookedBy = { agencyName: 'Harbour Agents', phone: '+90 242 000 00 04', email: 'agency@mail.example' }

/** One tour of 100.00 EUR with 10 % for the agency and 20 % tax on top; the deposit is paid by the agency's card. */
function buildNetResult(): ReservationResult {
  const items = [makeItem({ taxMode: 'excluded', taxRate: 20 })]
  const input = makeInput({ items, tradeDiscount: { discountType: 'percent', discountValue: '10' }, instalmentRate: 5 })
  const item = { taxMode: 'excluded', taxRate: 20, fixedTotal: '108.00', chosenTotal: '108.00', ticketNumber: 'T1' }
  return {
    items: [item],
    fixed: requirePriced(input),
    chosen: requirePriced(input),
    paymentMethod: 'card',
    paymentPlan: 'deposit',
    hasPlanChoice: true,
    discountRates: toDiscountRates(buildGranted(input, requirePriced(input))),
    instalments: 3,
    collectionStatus: 1,
    paid: { amount: '22.68', currency: 'EUR' },
    payUntil: '2026-12-01T00:00:00.000Z',
    payment: {
      paymentState: 'declined',
      reason: 'x',
      brand: 'VISA',
      lastFour: '0008',
      amount: '22.68',
      currency: 'EUR',
    },
    bookedBy: null,
  } as unknown as ReservationResult
}

test('the client sees the gross price, whose it is, and nothing of what the agency pays', () => {
  const seen = toClientView(buildNetResult(), bookedBy, true)
  expect(seen.fixed.totals).toMatchObject({ grandTotal: '120.00', taxTotal: '20.00', remainingTotal: '120.00' })
  expect(seen.items[0]).toMatchObject({ fixedTotal: '120.00', chosenTotal: '120.00', ticketNumber: 'T1' })
  expect(seen.bookedBy).toEqual(bookedBy)
  const written = JSON.stringify(seen)
  for (const own of ['10', '108.00', '10.00', '18.00', '90.00', '21.60', '22.68', '1.08', 'VISA', '0008', 'declined'])
    expect(written, own).not.toContain(`"${own}"`)
  expect(seen.discountRates.tradeDiscount).toEqual({ type: 'percent', ratePercent: '0' })
  expect(seen).toMatchObject({ hasPlanChoice: false, payUntil: null, collectionStatus: 0, instalments: 1 })
})

test('a ticket is the client’s once the reservation is certain', () => {
  expect(toClientView(buildNetResult(), bookedBy, false).items[0]?.ticketNumber).toBeNull()
})
