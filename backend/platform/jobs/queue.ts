import type { PlainDate } from '@/domain/dates/plain-date'
import type { Locale } from '@/domain/shared/locales'
import type { AccountMailRequest } from '../../mail/account-requests'
import type { NewMember } from '../../member/registration'
import type { ReturnCause } from '../../payments/refunds'
import { type Queryable, schema } from '../database/client'

const { jobs } = schema

/** Mails about requests, newsletter and free places; `compose-feedback.ts` writes them. */
export type FeedbackMailRequest =
  | { kind: 'requestReceived'; requestId: number }
  | { kind: 'requestForOperator'; requestId: number }
  | { kind: 'requestConfirmed' | 'requestDeclined'; requestId: number; words: string }
  | { kind: 'newsletterConfirm'; subscriberId: number; requestedAt: string; confirmToken: string; leaveToken: string }
  | { kind: 'placesFree'; watchId: number; email: string; locale: Locale; productId: number; day: string }

/** Mails by occasion; the job renders them from what the database says when it runs. */
export type MailRequest =
  | { kind: 'welcome'; memberId: number }
  | { kind: 'temporaryPassword'; memberId: number; password: string; locale: Locale }
  /** Sent once more for each reversed payment (its ledger entry) that leaves the booking unpaid. */
  | { kind: 'reservationReceived'; reservationId: number; reversalId?: number }
  | { kind: 'reservationConfirmed'; reservationId: number; ledgerId: number }
  | { kind: 'reservationAccepted'; reservationId: number; words: string }
  | { kind: 'reservationDeclined'; reservationId: number; refund: string; words: string }
  | { kind: 'paymentReceived'; reservationId: number; ledgerId: number }
  | { kind: 'paymentReturned'; reservationId: number; ledgerId: number; cause: ReturnCause }
  | { kind: 'balanceDue'; reservationId: number; day: PlainDate }
  | { kind: 'reminder'; reservationId: number; day: PlainDate }
  | { kind: 'dateChanged'; reservationId: number; former: string; eventId: number; words?: string }
  | { kind: 'dateChangeRequested'; reservationId: number; wished: string }
  | { kind: 'dateChangeRefused'; reservationId: number; wished: string; words: string }
  | { kind: 'claimReceived' | 'claimForOperator' | 'claimNotFound'; reservationId: number; claimId: number }
  /** About the change of the event and those after it. */
  | { kind: 'detailsChanged' | 'detailsForOperator'; reservationId: number; eventId: number }
  | { kind: 'reservationCancelled'; reservationId: number; refund: string; kept: string }
  /** `refund`: what had been paid of it; absent in jobs of the former release. */
  | { kind: 'reservationLapsed'; reservationId: number; refund?: string }
  | { kind: 'refunded'; reservationId: number; refundId: number }
  /** A guest asked for the link to the booking; `at` (epoch milliseconds) tells one wish from the next. */
  | { kind: 'bookingLink'; reservationId: number; at: number }
  | FeedbackMailRequest
  | AccountMailRequest

export type JobPayloads = {
  mail: MailRequest
  lapseReservation: { reservationId: number }
  lapseHold: { holdId: number }
  expireDateRequest: { requestId: number }
  reconcilePayment: { paymentId: number }
  lastLook: { paymentId: number }
  payRefund: { refundId: number }
  tellWatchers: Record<string, never>
  loadRates: Record<string, never>
  tidyFeedback: Record<string, never>
  /** Files of owners (`rendering/owners.ts`) that hold personal data which was deleted. */
  removeDocuments: { owners: string[] }
  removeExpiredDocuments: Record<string, never>
  /** A registration where answers are neutral. */
  register: NewMember
}

export type JobKind = keyof JobPayloads

/** Puts a job into the transaction that makes it necessary; a known dedupe key adds nothing. */
export async function queueJob<K extends JobKind>(
  db: Queryable,
  kind: K,
  payload: JobPayloads[K],
  options: { dedupeKey: string | null; runAt: number },
): Promise<void> {
  await db
    .insert(jobs)
    .values({ kind, payload: { ...payload }, dedupeKey: options.dedupeKey, runAt: new Date(options.runAt) })
    .onConflictDoNothing({ target: jobs.dedupeKey })
}

export function queueMail(db: Queryable, request: MailRequest, dedupeKey: string | null, now: number): Promise<void> {
  return queueJob(db, 'mail', request, { dedupeKey: dedupeKey === null ? null : `mail:${dedupeKey}`, runAt: now })
}
