import { eq } from 'drizzle-orm'
import { type Amount, compareAmounts, isZero, subtractAmounts, ZERO } from '@/domain/money/amount'
import type { ReturnCause } from '@/domain/payments/refund-causes'
import { isSettled } from '@/domain/reservations/confirmed'
import type { LedgerRow } from '../ledger/service'
import { oweFromEntry } from '../ledger/service'
import { queueMail } from '../outbox/service'
import { schema, type Transaction } from '../platform/database/client'
import { extendDeadline, hasExpired, reacquire } from '../reservations/service'

const { reservations } = schema

type Reservation = typeof reservations.$inferSelect

interface Accepted {
  /** The locked row before the money arrived. */
  reservation: Reservation
  entry: LedgerRow
  /** The part of the money that the reservation needs; the rest is refunded. */
  wanted: Amount
  /** Whether this money may reactivate an expired reservation. */
  mayReacquire: boolean
  now: number
}

async function refuse(transaction: Transaction, { entry, now }: Accepted, cause: ReturnCause): Promise<void> {
  const { reservationId, amount } = entry
  await oweFromEntry(transaction, { entry, amount, cause, now })
  await queueMail(
    transaction,
    { kind: 'paymentReturned', reservationId, ledgerId: entry.id, cause },
    `returned:${entry.id}`,
    now,
  )
}

/**
 * Applies booked money to its reservation: confirms an active one and reactivates an expired one that can still be
 * booked. In any other case the money is refunded.
 */
export async function acceptMoney(transaction: Transaction, accepted: Accepted): Promise<void> {
  const { reservation, entry, wanted, now } = accepted
  const { id } = reservation
  if (reservation.status === 'cancelled') {
    const mayReacquire = accepted.mayReacquire && hasExpired(reservation)
    const problem = mayReacquire ? await reacquire(transaction, reservation, now) : 'late'
    if (problem !== null) {
      await refuse(transaction, accepted, problem)
      return
    }
  }
  if (compareAmounts(wanted, ZERO) <= 0) {
    await refuse(transaction, accepted, 'secondPayment')
    return
  }
  const surplus = subtractAmounts(entry.amount, wanted)
  if (!isZero(surplus)) await oweFromEntry(transaction, { entry, amount: surplus, cause: 'surplus', now })
  const [current] = await transaction.select().from(reservations).where(eq(reservations.id, id))
  if (!current) return
  const status = reservation.status === 'closed' ? 'closed' : 'active'
  const active = { ...current, status }
  await transaction
    .update(reservations)
    .set({ status, cancelReason: null, ...(isSettled(active) ? { payUntil: null } : {}) })
    .where(eq(reservations.id, id))
  if (!isSettled(active)) await extendDeadline(transaction, active, now)
  const isFirst = isSettled(active) && !isSettled({ ...reservation, status })
  const isCertain = isFirst && !current.awaitsConfirmation
  await queueMail(
    transaction,
    { kind: isCertain ? 'reservationConfirmed' : 'paymentReceived', reservationId: id, ledgerId: entry.id },
    `paid:${entry.id}`,
    now,
  )
}
