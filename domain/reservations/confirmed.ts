import { type Amount, compareAmounts } from '@/domain/money/amount'

interface Standing {
  status: string
  paymentMethod: string
  paidAmount: Amount
  /** What is due at booking. */
  chargedAmount: Amount
  /** Whether the operator has yet to confirm it. */
  awaitsConfirmation: boolean
}

/** Whether what was due at booking has been paid, or nothing is due before the arrival; of one that goes on. */
export function isSettled({ status, paymentMethod, paidAmount, chargedAmount }: Omit<Standing, 'awaitsConfirmation'>) {
  if (status !== 'active' && status !== 'closed') return false
  return paymentMethod === 'onArrival' || compareAmounts(paidAmount, chargedAmount) >= 0
}

/** Whether a reservation is the traveller's for certain: settled, and nobody has yet to say yes. Only such a one has a voucher. */
export function isConfirmed(standing: Standing): boolean {
  return isSettled(standing) && !standing.awaitsConfirmation
}
