import type { Queryable } from '../platform/database/client'
import { defineJob, queueJob } from '../platform/jobs/queue'
import type { QueuedMail } from './mail-requests'

/** Composes and sends the mails of an occasion. The mail module handles this job. */
export const mailJob = defineJob<QueuedMail>('mail')

/** Queues a mail in the transaction that causes it. Does nothing if the dedupe key is already known. */
export function queueMail(db: Queryable, request: QueuedMail, dedupeKey: string | null, now: number): Promise<void> {
  return queueJob(db, mailJob, request, { dedupeKey: dedupeKey === null ? null : `mail:${dedupeKey}`, runAt: now })
}
