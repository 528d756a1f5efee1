import { type Amount, compareAmounts, isZero } from '@/domain/money/amount'
import { type Holdings, keptOf } from './balance'

export interface Standing extends Holdings {
  status: string
  paymentMethod: string
  /** The amount due at booking. */
  chargedAmount: Amount
  /** The deadline until which its stock is held; null when no deadline applies. */
  payUntil: Date | string | null
  /** Whether the operator has not confirmed it yet. */
  awaitsConfirmation: boolean
}

/**
 * Whether the amount due at booking has been paid, or nothing is due before the arrival. Always false for a reservation
 * that is neither active nor closed. A reservation paid on arrival has a deadline only until the guest confirms it by
 * the emailed link.
 */
export function isSettled(standing: Omit<Standing, 'awaitsConfirmation'>): boolean {
  const { status, paymentMethod, chargedAmount, payUntil } = standing
  if (status !== 'active' && status !== 'closed') return false
  if (paymentMethod === 'onArrival' && payUntil === null) return true
  const kept = keptOf(standing)
  return compareAmounts(kept, chargedAmount) >= 0 && (paymentMethod !== 'onArrival' || !isZero(kept))
}

/**
 * Whether a reservation is confirmed: settled, and not awaiting the operator's confirmation. Only a confirmed
 * reservation has a voucher.
 */
export function isConfirmed(standing: Standing): boolean {
  return isSettled(standing) && !standing.awaitsConfirmation
}
