import { type Amount, compareAmounts } from '@/domain/money/amount'

interface Standing {
  status: string
  paymentMethod: string
  paidAmount: Amount
  /** What is due at booking. */
  chargedAmount: Amount
}

/**
 * Whether a reservation is the traveller's for certain: what was due at booking has been paid, or nothing is due
 * before the arrival. Only such a one has a voucher.
 */
export function isConfirmed({ status, paymentMethod, paidAmount, chargedAmount }: Standing): boolean {
  if (status !== 'active' && status !== 'closed') return false
  return paymentMethod === 'onArrival' || compareAmounts(paidAmount, chargedAmount) >= 0
}
