import type { Queryable } from '../platform/database/client'
import { defineJob, queueJob } from '../platform/jobs/queue'
import type { QueuedMail } from './mail-requests'

/** Writes the mails of an occasion and sends them; the module that composes mails handles it. */
export const mailJob = defineJob<QueuedMail>('mail')

/** Puts a mail into the transaction that makes it necessary; a known dedupe key adds nothing. */
export function queueMail(db: Queryable, request: QueuedMail, dedupeKey: string | null, now: number): Promise<void> {
  return queueJob(db, mailJob, request, { dedupeKey: dedupeKey === null ? null : `mail:${dedupeKey}`, runAt: now })
}
