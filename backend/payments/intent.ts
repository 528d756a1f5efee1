import { and, eq } from 'drizzle-orm'
import { dueOf, instalmentsOf, isBalanceOpen, isDepositOpen, type PaymentPurpose } from '@/domain/payments/due'
import { BUSY_STATES, supersede } from '../ledger/service'
import { schema, type Transaction } from '../platform/database/client'
import type { OwnerContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { queueJob } from '../platform/jobs/queue'
import { randomToken } from '../platform/shared/secrets'
import { firstStartOf, readItems, requireOwn } from '../reservations/service'
import { requireTimeZone } from '../settings/service'
import { reconcilePaymentJob } from './job-kinds'

const { payments } = schema

/** Query the gateway if the customer has not returned from the bank by then (milliseconds). */
const RECONCILE_AFTER = 10 * 60_000

interface Wish {
  reference: string
  purpose: PaymentPurpose
  instalments: number
  /** Without 3-D Secure the next call to the gateway captures the money. */
  threeDSecure: boolean
  /** Counts the attempt for this payer; set for a card in the tenant's own form. */
  payer?: string
  /** Reuses an open hosted page, since it can be paid only once. */
  goesOnWithPage?: boolean
}

/** Minimum remaining lifetime (milliseconds) of a hosted page for reuse. */
const LEAST_TIME = 5 * 60_000

function isOpenPage({ state, pageExpiresAt }: typeof payments.$inferSelect, now: number): boolean {
  return state === 'redirect' && pageExpiresAt !== null && pageExpiresAt.getTime() - now >= LEAST_TIME
}

async function lockOwn(transaction: Transaction, context: OwnerContext, reference: string) {
  const reservation = await requireOwn(transaction, context.owner, { reference }, { lock: true })
  const items = await readItems(transaction, reservation.id)
  return { reservation, items }
}

/**
 * Writes the payment before the gateway is called, and queues the query that reconciles it if the customer does not
 * return. Throws `paymentClosed`, `inProgress`, and `invalidRequest` for another number of instalments.
 */
export async function recordIntent(transaction: Transaction, context: OwnerContext, wish: Wish) {
  const { now } = context
  const { purpose, instalments } = wish
  const { reservation, items } = await lockOwn(transaction, context, wish.reference)
  const isOpen =
    purpose === 'deposit'
      ? isDepositOpen(reservation, now)
      : isBalanceOpen(reservation, firstStartOf(items, await requireTimeZone(transaction)), now)
  if (!isOpen) throw new ApiError('paymentClosed')
  // The price includes this number of instalments; with another number the shop would get less than it charged.
  if (instalments !== instalmentsOf(reservation, purpose))
    throw new ApiError('invalidRequest', { fields: { cardInstalments: 'not_offered' } })
  const mine = eq(payments.reservationId, reservation.id)
  const earlier = await transaction.select().from(payments).where(mine)
  if (earlier.some((payment) => BUSY_STATES.includes(payment.state))) throw new ApiError('inProgress')
  const { price, amount } = dueOf(reservation, purpose)
  const openPage = earlier.find(
    (payment) => isOpenPage(payment, now) && payment.purpose === purpose && payment.paidAmount === amount,
  )
  if (wish.goesOnWithPage && openPage) return { reservation, payment: openPage, items }
  const at = new Date(now)
  await supersede(transaction, reservation.id, at)
  const [payment] = await transaction
    .insert(payments)
    .values({
      reservationId: reservation.id,
      conversationId: randomToken(18),
      purpose,
      state: wish.threeDSecure ? 'pending' : 'authorising',
      amount: price,
      paidAmount: amount,
      currency: reservation.fixedCurrency,
      instalments,
      payer: wish.payer ?? null,
      createdAt: at,
      updatedAt: at,
    })
    .returning()
  if (!payment) throw new Error('the payment was not written')
  const question = { dedupeKey: `reconcile:${payment.id}`, runAt: now + RECONCILE_AFTER }
  await queueJob(transaction, reconcilePaymentJob, { paymentId: payment.id }, question)
  return { reservation, payment, items }
}

/** Moves a payment from `pending` to the result of its start; false if a newer attempt has superseded it. */
export async function leavePending(
  { db, now }: Pick<OwnerContext, 'db' | 'now'>,
  paymentId: number,
  changes: Partial<typeof payments.$inferSelect>,
): Promise<boolean> {
  const changed = await db
    .update(payments)
    .set({ ...changes, updatedAt: new Date(now) })
    .where(and(eq(payments.id, paymentId), eq(payments.state, 'pending')))
    .returning({ id: payments.id })
  return changed.length === 1
}
