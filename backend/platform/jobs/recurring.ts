import { and, eq, gt, lte, or } from 'drizzle-orm'
import { RECURRING, type RecurringKind } from '../../jobs/recurring-kinds'
import { schema, type TenantDatabase } from '../database/client'
import type { Environment } from '../env'
import { queueJob } from './queue'

const { recurringJobs } = schema

/** The exchange rates of the central bank are fetched only where its address is configured. */
const isOn = (kind: RecurringKind, env: Environment) => kind !== 'loadRates' || env.RATES_BASE_URL !== undefined

/** Moving the row's time on is what takes the turn, so that of several processes one queues the job. */
async function takeTurn(db: TenantDatabase, kind: RecurringKind, now: number): Promise<void> {
  const { nextRunAt } = recurringJobs
  const latest = now + RECURRING[kind]
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
    if (taken.length > 0) await queueJob(transaction, kind, {}, { dedupeKey: null, runAt: now })
  })
}

/**
 * Queues what is due again; a turn that was slept through is made up once, not as often as it was missed. Answers when the next turn
 * is, in epoch milliseconds.
 */
export async function queueRecurring(db: TenantDatabase, env: Environment, now: number): Promise<number> {
  const rows = await db.select().from(recurringJobs)
  let earliest = Number.POSITIVE_INFINITY
  for (const kind of Object.keys(RECURRING) as RecurringKind[]) {
    if (!isOn(kind, env)) continue
    const nextRunAt = rows.find((row) => row.kind === kind)?.nextRunAt.getTime() ?? 0
    // Further away than one pause: the clock was put back since.
    const isDue = nextRunAt <= now || nextRunAt > now + RECURRING[kind]
    if (isDue) await takeTurn(db, kind, now)
    earliest = Math.min(earliest, isDue ? now + RECURRING[kind] : nextRunAt)
  }
  return earliest
}
