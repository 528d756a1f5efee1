import { type Amount, compareAmounts, isZero } from '@/domain/money/amount'
import { type Holdings, keptOf } from './balance'

export interface Standing extends Holdings {
  status: string
  paymentMethod: string
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
  const { status, paymentMethod, chargedAmount, payUntil } = standing
  if (status !== 'active' && status !== 'closed') return false
  if (paymentMethod === 'onArrival' && payUntil === null) return true
  const kept = keptOf(standing)
  return compareAmounts(kept, chargedAmount) >= 0 && (paymentMethod !== 'onArrival' || !isZero(kept))
}

/** Whether a reservation is the traveller's for certain: settled, and nobody has yet to say yes. Only such a one has a voucher. */
export function isConfirmed(standing: Standing): boolean {
  return isSettled(standing) && !standing.awaitsConfirmation
}
