import { and, eq, gt, lt, lte, or } from 'drizzle-orm'
import { schema, type TenantDatabase } from '../database/client'
import type { Environment } from '../env/env'
import { queueJob } from './queue'
import type { RecurringJob } from './registry'

const { jobs, recurringJobs } = schema

const DAY = 86_400_000

/**
 * Claims a run by advancing the row's time, so that only one process queues the job. Also deletes old finished rows of
 * the job.
 */
async function claimRun(db: TenantDatabase, job: RecurringJob, now: number): Promise<void> {
  const { nextRunAt } = recurringJobs
  const kind = job.kind.name
  const latest = now + job.pause
  await db.transaction(async (transaction) => {
    await transaction
      .insert(recurringJobs)
      .values({ kind, nextRunAt: new Date(now) })
      .onConflictDoNothing()
    const taken = await transaction
      .update(recurringJobs)
      .set({ nextRunAt: new Date(latest) })
      .where(and(eq(recurringJobs.kind, kind), or(lte(nextRunAt, new Date(now)), gt(nextRunAt, new Date(latest)))))
      .returning()
    if (taken.length === 0) return
    await transaction.delete(jobs).where(and(eq(jobs.kind, kind), lt(jobs.doneAt, new Date(now - DAY))))
    await queueJob(transaction, job.kind, {}, { dedupeKey: null, runAt: now })
  })
}

/**
 * Queues the recurring jobs that are due. Missed runs are made up by a single run. Returns the time of the next run in
 * epoch milliseconds.
 */
export async function queueRecurring(
  db: TenantDatabase,
  recurring: readonly RecurringJob[],
  env: Environment,
  now: number,
): Promise<number> {
  const rows = await db.select().from(recurringJobs)
  let earliest = Number.POSITIVE_INFINITY
  for (const job of recurring) {
    if (job.isOn?.(env) === false) continue
    const nextRunAt = rows.find((row) => row.kind === job.kind.name)?.nextRunAt.getTime() ?? 0
    // A next run later than one pause from now means that the clock was set back.
    const isDue = nextRunAt <= now || nextRunAt > now + job.pause
    if (isDue) await claimRun(db, job, now)
    earliest = Math.min(earliest, isDue ? now + job.pause : nextRunAt)
  }
  return earliest
}
