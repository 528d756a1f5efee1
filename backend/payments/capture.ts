import { type Amount, compareAmounts, minAmount, subtractAmounts, ZERO } from '@/domain/money/amount'
import { keptOf } from '@/domain/reservations/balance'
import { bookMoney, oweFromEntry } from '../ledger/service'
import { queueMail } from '../outbox/service'
import type { CapturedPayment, CheckedField } from '../payment-providers/service'
import { schema, type Transaction } from '../platform/database/client'
import { acceptMoney } from './accept'

const { reservationEvents } = schema

type Payment = typeof schema.payments.$inferSelect
type Reservation = typeof schema.reservations.$inferSelect

interface CaptureInput {
  payment: Payment
  reservation: Reservation
  captured: CapturedPayment
  now: number
}

/** Books captured card money once, then applies it to the reservation or refunds it. */
export async function recordCapture(
  transaction: Transaction,
  { payment, reservation, captured, now }: CaptureInput,
): Promise<void> {
  const at = new Date(now)
  const reservationId = reservation.id
  const entry = await bookMoney(transaction, {
    reservationId,
    paymentId: payment.id,
    entry: 'payment',
    amount: captured.amount,
    currency: captured.currency,
    method: 'card',
    source: `card:${payment.id}`,
    at,
  })
  if (!entry) return
  const data = { paymentId: payment.id, amount: captured.amount }
  await transaction
    .insert(reservationEvents)
    .values({ reservationId, at, actor: 'gateway', event: 'paymentCaptured', data })
  const wanted = wantedOf(reservation, payment)
  await acceptMoney(transaction, { reservation, entry, wanted, now, mayReacquire: payment.purpose === 'deposit' })
}

/** Returns the part of a payment that the reservation still needs; zero for a second payment of the same deposit. */
function wantedOf(reservation: Reservation, payment: Payment): Amount {
  const before = keptOf(reservation)
  const open = subtractAmounts(reservation.fixed.totals.grandTotal, before)
  const isSecondDeposit = payment.purpose === 'deposit' && compareAmounts(before, reservation.chargedAmount) >= 0
  return isSecondDeposit || compareAmounts(open, ZERO) <= 0 ? ZERO : minAmount(open, payment.paidAmount)
}

/**
 * Books a payment whose amount, currency or basket differs from the agreed one, and owes all of it back. The payment is
 * never confirmed; the reservation stays unchanged, to be paid again or to expire.
 */
export async function recordMismatch(
  transaction: Transaction,
  { payment, captured, now, fields }: Omit<CaptureInput, 'reservation'> & { fields: CheckedField[] },
): Promise<void> {
  const at = new Date(now)
  const { reservationId } = payment
  const entry = await bookMoney(transaction, {
    reservationId,
    paymentId: payment.id,
    entry: 'payment',
    amount: captured.amount,
    currency: captured.currency,
    method: 'card',
    source: `card:${payment.id}`,
    at,
  })
  if (!entry) return
  const data = { paymentId: payment.id, fields, amount: captured.amount, currency: captured.currency }
  await transaction
    .insert(reservationEvents)
    .values({ reservationId, at, actor: 'gateway', event: 'paymentMismatch', data })
  await oweFromEntry(transaction, { entry, amount: captured.amount, cause: 'mismatch', now })
  const told = { kind: 'paymentReturned' as const, reservationId, ledgerId: entry.id, cause: 'mismatch' as const }
  await queueMail(transaction, told, `returned:${entry.id}`, now)
}
