import { type SQL, sql } from 'drizzle-orm'
import type { TenantDatabase } from '../database/client'
import type { JobKind } from './queue'

/**
 * Queues a job for every waiting row that has none: its process was killed before it queued the job, or the job has
 * used up its attempts. Two concurrent sweeps may queue a job twice, and every job must tolerate that. `waiting`
 * selects the ids of the rows; the payload stores the id under `key`.
 */
export async function queueMissing<K extends string>(
  db: TenantDatabase,
  job: { kind: JobKind<Record<K, number>>; key: K; waiting: SQL },
  now: number,
): Promise<void> {
  const at = new Date(now).toISOString()
  const { name } = job.kind
  await db.execute(sql`
    insert into jobs (kind, payload, run_at)
    select ${name}, jsonb_build_object(${job.key}::text, w.id), ${at}::timestamptz from (${job.waiting}) w
    where not exists (
      select 1 from jobs j where j.kind = ${name} and j.done_at is null and (j.payload ->> ${job.key})::int = w.id
    )`)
}
