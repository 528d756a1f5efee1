import type { ReservationResult } from '@/domain/reservations/schema'
import { buildTestReservation } from '@/lib/member/test-reservation'

type Items = ReservationResult['items']
type Line = ReservationResult['chosen']['lines'][number]

function line(key: string, total: string, deposit: string, balance: string): Line {
  const zero = '0.00'
  return {
    key,
    components: [],
    productTotal: total,
    campaignDiscount: zero,
    extrasTotal: zero,
    basketDiscount: zero,
    couponDiscount: zero,
    tradeDiscount: zero,
    tax: zero,
    taxContained: zero,
    total,
    depositRate: 20,
    deposit,
    balance,
  }
}

/** For tests: the boat tour of `buildTestReservation` on the result page; EUR 21.00 of 105.00 are due at booking. */
export function buildTestResult(
  changes: Partial<ReservationResult> = {},
  items: Partial<Items[number]> = {},
): ReservationResult {
  const summary = buildTestReservation({}, items)
  return {
    ...summary,
    fixed: { ...summary.fixed, lines: summary.items.map(({ key }) => line(key, '5250.00', '1050.00', '4200.00')) },
    chosen: { ...summary.chosen, lines: summary.items.map(({ key }) => line(key, '105.00', '21.00', '84.00')) },
    bookedBy: null,
    guest: { firstName: 'Hannah', email: 'hannah@mail.example' },
    payment: { paymentState: 'pending', reason: null, brand: null, lastFour: null, amount: '1050.00', currency: 'TRY' },
    ...changes,
  }
}

export function buildTestPayment(
  paymentState: ReservationResult['payment']['paymentState'],
  reason: string | null = null,
): ReservationResult['payment'] {
  return { ...buildTestResult().payment, paymentState, reason }
}
