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

/** Money of the card is in: into the book once, then to the reservation, or back to the card. */
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

/** How much of a payment the reservation still needs: a second one for the same thing is surplus. */
function wantedOf(reservation: Reservation, payment: Payment): Amount {
  const before = keptOf(reservation)
  const open = subtractAmounts(reservation.fixed.totals.grandTotal, before)
  const isSecondDeposit = payment.purpose === 'deposit' && compareAmounts(before, reservation.chargedAmount) >= 0
  return isSecondDeposit || compareAmounts(open, ZERO) <= 0 ? ZERO : minAmount(open, payment.paidAmount)
}

/**
 * Another amount, currency or basket than the agreed one: never confirmed. The money is in the book as what it is, and
 * all of it is owed back; the reservation stays as it was, to be paid rightly or to expire.
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
