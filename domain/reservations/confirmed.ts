import { type Amount, compareAmounts, isZero } from '@/domain/money/amount'

export interface Standing {
  status: string
  paymentMethod: string
  paidAmount: Amount
  /** What is due at booking. */
  chargedAmount: Amount
  /** Until when its places are kept; null once nothing runs out. */
  payUntil: Date | string | null
  /** Whether the operator has yet to confirm it. */
  awaitsConfirmation: boolean
}

/**
 * Whether what was due at booking has been paid, or nothing is due before the arrival; of one that goes on. A reservation that is paid on
 * arrival has a deadline only while the guest has yet to confirm it by the mailed link.
 */
export function isSettled(standing: Omit<Standing, 'awaitsConfirmation'>): boolean {
  const { status, paymentMethod, paidAmount, chargedAmount, payUntil } = standing
  if (status !== 'active' && status !== 'closed') return false
  if (paymentMethod === 'onArrival' && payUntil === null) return true
  return compareAmounts(paidAmount, chargedAmount) >= 0 && (paymentMethod !== 'onArrival' || !isZero(paidAmount))
}

/** Whether a reservation is the traveller's for certain: settled, and nobody has yet to say yes. Only such a one has a voucher. */
export function isConfirmed(standing: Standing): boolean {
  return isSettled(standing) && !standing.awaitsConfirmation
}
