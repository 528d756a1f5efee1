import { and, desc, eq, inArray, isNotNull, ne, notInArray } from 'drizzle-orm'
import {
  type Amount,
  compareAmounts,
  isZero,
  minAmount,
  subtractAmounts,
  sumAmounts,
  ZERO,
} from '@/domain/money/amount'
import type { RefundCause } from '@/domain/payments/refund-causes'
import { schema, type Transaction } from '../platform/database/client'
import { defineJob, queueJob } from '../platform/jobs/queue'
import { randomToken } from '../platform/shared/secrets'
import type { LedgerRow } from './ledger'

const { ledger, payments, refunds } = schema

/** Excludes the refunds of reversed payments, which are withdrawn and never sent. */
export const IS_OWED = ne(refunds.state, 'withdrawn')

/** Sends a refund of card money to the gateway. */
export const payRefundJob = defineJob<{ refundId: number }>('payRefund')

/** Neither sent nor withdrawn. */
export const IS_OPEN = notInArray(refunds.state, ['done', 'withdrawn'])

interface Owed {
  entry: LedgerRow
  amount: Amount
  cause: RefundCause
  now: number
}

/** Owes back a part of one booked payment. The gateway sends card money; staff send any other money. */
export async function oweFromEntry(transaction: Transaction, { entry, amount, cause, now }: Owed): Promise<void> {
  const { reservationId, paymentId, currency, method } = entry
  const [row] = await transaction
    .insert(refunds)
    .values({
      reservationId,
      ledgerId: entry.id,
      paymentId,
      conversationId: randomToken(18),
      amount,
      currency,
      method,
      cause,
      createdAt: new Date(now),
    })
    .returning({ id: refunds.id })
  if (!row) throw new Error('the refund was not written')
  if (paymentId === null) return
  await queueJob(transaction, payRefundJob, { refundId: row.id }, { dedupeKey: `payRefund:${row.id}`, runAt: now })
}

/**
 * Returns the amount of each counted payment that is not owed back yet, newest payment first, since the gateway can
 * most likely still cancel it.
 */
async function listRefundable(transaction: Transaction, reservationId: number) {
  const entries = await transaction
    .select({ entry: ledger, reason: payments.reason })
    .from(ledger)
    .leftJoin(payments, eq(ledger.paymentId, payments.id))
    .where(and(eq(ledger.reservationId, reservationId), eq(ledger.entry, 'payment')))
    .orderBy(desc(ledger.id))
  const reversals = await transaction
    .select({ id: ledger.reverses })
    .from(ledger)
    .where(and(eq(ledger.reservationId, reservationId), isNotNull(ledger.reverses)))
  const reversed = new Set(reversals.map(({ id }) => id))
  const counted = entries
    .filter(({ entry, reason }) => reason !== 'mismatch' && !reversed.has(entry.id))
    .map(({ entry }) => entry)
  const ids = counted.map((entry) => entry.id)
  const owed = ids.length === 0 ? [] : await transaction.select().from(refunds).where(inArray(refunds.ledgerId, ids))
  return counted.map((entry) => {
    const gone = sumAmounts(owed.filter((refund) => refund.ledgerId === entry.id).map((refund) => refund.amount))
    return { entry, left: subtractAmounts(entry.amount, gone) }
  })
}

/**
 * Owes an amount back, spread over the reservation's payments. The caller holds the reservation's lock. Throws if the
 * amount exceeds the refundable money: that is a bug in the refund rules, and the transaction must roll back.
 */
export async function oweRefund(
  transaction: Transaction,
  owed: { reservationId: number; amount: Amount; cause: RefundCause; now: number },
): Promise<void> {
  let missing = owed.amount
  for (const { entry, left } of await listRefundable(transaction, owed.reservationId)) {
    const part = minAmount(missing, left)
    if (compareAmounts(part, ZERO) <= 0) continue
    await oweFromEntry(transaction, { entry, amount: part, cause: owed.cause, now: owed.now })
    missing = subtractAmounts(missing, part)
  }
  if (!isZero(missing)) throw new Error(`reservation ${owed.reservationId}: ${missing} more owed than was paid`)
}

/** Withdraws the unsent refunds of a payment that is reversed. */
export async function withdrawRefunds(transaction: Transaction, ledgerId: number): Promise<void> {
  const isMine = and(eq(refunds.ledgerId, ledgerId), eq(refunds.state, 'due'))
  await transaction.update(refunds).set({ state: 'withdrawn' }).where(isMine)
}
