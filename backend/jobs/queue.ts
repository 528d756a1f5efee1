import type { Locale } from '@/domain/shared/locales'
import { type Queryable, schema } from '../db/client'

const { jobs } = schema

/** Mails by occasion; the job renders them from what the database says when it runs. */
export type MailRequest =
  | { kind: 'welcome'; memberId: number }
  | { kind: 'temporaryPassword'; memberId: number; password: string; locale: Locale }
  | { kind: 'reservationReceived'; reservationId: number }
  | { kind: 'paymentReceived'; reservationId: number; paymentId: number }
  | { kind: 'reservationCancelled'; reservationId: number }

export type JobPayloads = {
  mail: MailRequest
  lapseReservation: { reservationId: number }
  reconcilePayment: { paymentId: number }
  refundPayment: { paymentId: number }
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
