import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { type Amount, subtractAmounts, sumAmounts } from '@/domain/money/amount'
import { RETURN_CAUSES } from '@/domain/payments/refund-causes'
import { findReversalRefusal, needsDeadline, needsProof, type ReversalRefusal } from '@/domain/reservations/reversal'
import { transferDeadline } from '@/domain/reservations/transfer-deadline'
import { bookMoney, type LedgerRow, withdrawRefunds } from '../ledger/service'
import { queueMail } from '../outbox/service'
import { type Queryable, schema, type Transaction } from '../platform/database/client'
import { ApiError } from '../platform/http/errors'
import type { ReservationRow } from '../reservations/service'
import {
  askForConfirmation,
  hasWaitingClaim,
  resumeDeadline,
  resumedDeadline,
  setDeadline,
} from '../reservations/service'
import { requireOtherSettings } from '../settings/service'

const { ledger, members, paymentNotifications, refunds, reservationEvents, reservations } = schema

export interface ReversalPlan {
  entry: LedgerRow
  reservation: ReservationRow
  refusal: ReversalRefusal | null
  /** The open refunds of the payment, which the reversal withdraws. */
  withdrawn: Amount
  /** Remaining time of the restored deadline; null if the reservation needs no deadline. */
  remainingSeconds: number | null
  payUntil: Date | null
  /** The guest's claim that the payment had confirmed. */
  claimId: number | null
  /** Whether the guest must confirm through the mailed link again. */
  asksForProof: boolean
  isMailed: boolean
}

/** Returns the seconds that were left of the deadline when the payment ended it. */
async function remainingAfter(db: Queryable, reservation: ReservationRow, entry: LedgerRow): Promise<number> {
  const mine = eq(paymentNotifications.reservationId, reservation.id)
  const [claim] = await db
    .select({ left: paymentNotifications.remainingSeconds })
    .from(paymentNotifications)
    .where(and(mine, isNotNull(paymentNotifications.remainingSeconds)))
    .orderBy(desc(paymentNotifications.id))
    .limit(1)
  if (claim?.left) return claim.left
  if (reservation.paymentMethod !== 'bankTransfer') return 0
  const { bankTransferHours } = await requireOtherSettings(db)
  const end = transferDeadline(reservation.createdAt.getTime(), bankTransferHours)
  return Math.max(0, Math.round((end - entry.at.getTime()) / 1000))
}

/** Whether the guest booked with an unverified address and has not verified it since. */
async function isUnproven(db: Queryable, { networkHash, memberId }: ReservationRow): Promise<boolean> {
  if (networkHash === null) return false
  const [member] = await db.select({ at: members.emailVerifiedAt }).from(members).where(eq(members.id, memberId))
  return member?.at === null
}

/**
 * Returns the claim that a payment confirmed. The former release did not store the ledger entry with the claim; for its
 * claims the history event names both.
 */
async function findConfirmedClaim(db: Queryable, entry: LedgerRow): Promise<number | null> {
  const told = db
    .select({ id: sql`(${reservationEvents.data} ->> 'notificationId')::int` })
    .from(reservationEvents)
    .where(
      and(
        eq(reservationEvents.reservationId, entry.reservationId),
        eq(reservationEvents.event, 'moneyReceived'),
        eq(reservationEvents.at, entry.at),
        sql`(${reservationEvents.data} ->> 'amount')::numeric = ${entry.amount}`,
      ),
    )
  const isOfFormer = and(isNull(paymentNotifications.ledgerId), inArray(paymentNotifications.id, told))
  const [claim] = await db
    .select({ id: paymentNotifications.id })
    .from(paymentNotifications)
    .where(
      and(
        eq(paymentNotifications.reservationId, entry.reservationId),
        eq(paymentNotifications.state, 'confirmed'),
        or(eq(paymentNotifications.ledgerId, entry.id), isOfFormer),
      ),
    )
  return claim?.id ?? null
}

/** Computes the effects of a reversal, or the reason why it is refused. Throws `notFound` for an unknown entry. */
export async function planReversal(db: Queryable, ledgerId: number, now: number): Promise<ReversalPlan> {
  const [found] = await db
    .select({ entry: ledger, reservation: reservations })
    .from(ledger)
    .innerJoin(reservations, eq(reservations.id, ledger.reservationId))
    .where(eq(ledger.id, ledgerId))
  if (!found) throw new ApiError('notFound')
  const { entry, reservation } = found
  const reversals = await db.select({ id: ledger.id }).from(ledger).where(eq(ledger.reverses, entry.id))
  const back = await db.select().from(refunds).where(eq(refunds.ledgerId, entry.id))
  const refusal = findReversalRefusal({
    entry: entry.entry,
    paymentId: entry.paymentId,
    amount: entry.amount,
    isReversed: reversals.length > 0,
    refunds: back.map(({ amount, state, cause }) => ({
      amount,
      state,
      isReturn: cause === 'lapsed' || RETURN_CAUSES.some((known) => known === cause),
    })),
    isCancelled: reservation.status === 'cancelled',
  })
  const withdrawn = sumAmounts(back.filter(({ state }) => state === 'due').map(({ amount }) => amount))
  const after = {
    ...reservation,
    paidAmount: subtractAmounts(reservation.paidAmount, entry.amount),
    refundingAmount: subtractAmounts(reservation.refundingAmount, withdrawn),
  }
  const asksForProof = needsProof({ ...after, isUnproven: await isUnproven(db, reservation) })
  const restarts = asksForProof || needsDeadline(after, await hasWaitingClaim(db, reservation.id), now)
  const claimId = await findConfirmedClaim(db, entry)
  const remainingSeconds = restarts ? await remainingAfter(db, reservation, entry) : null
  return {
    entry,
    reservation,
    refusal,
    withdrawn,
    remainingSeconds,
    payUntil: remainingSeconds === null ? null : resumedDeadline(remainingSeconds, now),
    claimId,
    asksForProof,
    isMailed: claimId !== null || asksForProof || (restarts && reservation.paymentMethod === 'bankTransfer'),
  }
}

interface Reversal {
  reason: string
  actor: string
  now: number
}

/**
 * Rejects the claim that the reversed payment had confirmed. The guest sees the reason and may claim another transfer.
 */
async function rejectConfirmedClaim(
  transaction: Transaction,
  claimId: number,
  ledgerId: number,
  { reason, actor, now }: Reversal,
): Promise<void> {
  const decision = { state: 'rejected', ledgerId, reason, decidedAt: new Date(now), decidedBy: actor }
  await transaction.update(paymentNotifications).set(decision).where(eq(paymentNotifications.id, claimId))
}

/**
 * Reverses a payment that staff entered by mistake with a new ledger entry. A claim that the payment confirmed is
 * rejected with the reason, and the guest is mailed. Without such a claim, the guest of a bank transfer whose deadline
 * is restored is mailed the amount to transfer and the deadline. The caller holds the reservation's lock. Null if the
 * payment was already reversed.
 */
export async function reversePayment(
  transaction: Transaction,
  plan: ReversalPlan,
  { reason, actor, now }: Reversal,
): Promise<LedgerRow | null> {
  const { entry, withdrawn, remainingSeconds } = plan
  const { id: ledgerId, reservationId, amount, currency, method } = entry
  const at = new Date(now)
  const common = { reservationId, paymentId: null, amount, currency, method, at }
  const own = { entry: 'reversal' as const, source: `reversal:${ledgerId}`, reverses: ledgerId, reason }
  const reversal = await bookMoney(transaction, { ...common, ...own })
  if (!reversal) return null
  await withdrawRefunds(transaction, ledgerId)
  const data = { ledgerId, amount, currency, reason, withdrawn }
  await transaction.insert(reservationEvents).values({ reservationId, at, actor, event: 'moneyReversed', data })
  if (plan.asksForProof && plan.payUntil) {
    const { bookingNumber, memberId } = plan.reservation
    const unproven = { id: reservationId, bookingNumber, memberId, payUntil: plan.payUntil.getTime() }
    await setDeadline(transaction, reservationId, plan.payUntil)
    await askForConfirmation(transaction, unproven, now, `reversed:${ledgerId}`)
  }
  const payUntil = await resumeDeadline(transaction, { reservationId, remainingSeconds }, now)
  if (plan.claimId !== null) {
    await rejectConfirmedClaim(transaction, plan.claimId, ledgerId, { reason, actor, now })
    const mail = { kind: 'claimNotFound' as const, reservationId, claimId: plan.claimId }
    await queueMail(transaction, mail, `reversed:${ledgerId}`, now)
  } else if (plan.isMailed && payUntil) {
    const mail = { kind: 'reservationReceived' as const, reservationId, reversalId: reversal.id }
    await queueMail(transaction, mail, `reversed:${ledgerId}`, now)
  }
  return reversal
}
