import { compareAmounts } from '@/domain/money/amount'
import type { schema } from '../db/client'

type Reservation = typeof schema.reservations.$inferSelect

/**
 * Whether a reservation is the traveller's for certain: what was due at booking has been paid, or nothing is due
 * before the arrival. Only such a one has a voucher.
 */
export function isConfirmed(
  row: Pick<Reservation, 'status' | 'paymentMethod' | 'paidAmount' | 'chargedAmount'>,
): boolean {
  if (row.status !== 'active' && row.status !== 'closed') return false
  return row.paymentMethod === 'onArrival' || compareAmounts(row.paidAmount, row.chargedAmount) >= 0
}
