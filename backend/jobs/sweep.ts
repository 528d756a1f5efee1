import { sql } from 'drizzle-orm'
import type { TenantDatabase } from '../platform/database/client'
import type { JobKind } from '../platform/jobs/queue'
import { queueTripMails } from '../reservations/trip-mails'

/** A payment that nobody has touched for this long has lost the process that cared for it. */
const FORGOTTEN_AFTER = 5 * 60_000

/**
 * Puts a job back for every row that waits for one and has none: the process that would have queued it was killed, or
 * the job had used up its attempts. Two sweeps at once may queue it twice, which every job bears.
 */
async function queueMissing(
  db: TenantDatabase,
  job: { kind: JobKind; key: string; waiting: ReturnType<typeof sql> },
  now: number,
): Promise<void> {
  const at = new Date(now).toISOString()
  await db.execute(sql`
    insert into jobs (kind, payload, run_at)
    select ${job.kind}, jsonb_build_object(${job.key}::text, w.id), ${at}::timestamptz from (${job.waiting}) w
    where not exists (
      select 1 from jobs j where j.kind = ${job.kind} and j.done_at is null and (j.payload ->> ${job.key})::int = w.id
    )`)
}

/** Finds what never came back: payments, unpaid reservations, holds, refunds; and the mails whose hour has come. */
export async function sweep(db: TenantDatabase, now: number): Promise<void> {
  const forgotten = new Date(now - FORGOTTEN_AFTER).toISOString()
  const at = new Date(now).toISOString()
  await queueMissing(
    db,
    {
      kind: 'reconcilePayment',
      key: 'paymentId',
      waiting: sql`select id from payments
        where state in ('pending', 'redirect', 'authorising', 'unknown') and updated_at < ${forgotten}`,
    },
    now,
  )
  await queueMissing(
    db,
    {
      kind: 'lapseReservation',
      key: 'reservationId',
      waiting: sql`select id from reservations where status = 'active' and pay_until < ${at}
        and (payment_method = 'onArrival' or paid_amount - refunding_amount < charged_amount)`,
    },
    now,
  )
  await queueMissing(
    db,
    {
      kind: 'lapseHold',
      key: 'holdId',
      waiting: sql`select id from holds where state = 'active' and expires_at < ${at}`,
    },
    now,
  )
  await queueMissing(
    db,
    {
      kind: 'payRefund',
      key: 'refundId',
      waiting: sql`select id from refunds where state in ('due', 'sending') and payment_id is not null`,
    },
    now,
  )
  await queueTripMails(db, now)
}
