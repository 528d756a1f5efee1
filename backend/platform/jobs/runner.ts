import { type SQL, sql } from 'drizzle-orm'
import { schema, type TenantDatabase } from '../database/client'
import type { PlatformServices } from '../services/platform-services'
import { errorText } from '../shared/error-text'
import { queueRecurring } from './recurring'
import type { JobRegistry } from './registry'

const { jobs } = schema

const PAUSE_MILLISECONDS = 1_000
const SWEEP_MILLISECONDS = 30_000
/** A tenant whose database was used within this time is polled in every cycle. No request takes that long. */
const IN_USE_MILLISECONDS = 60_000
/** Poll interval for all other tenants. It finds jobs that a killed process has left behind. */
const QUIET_MILLISECONDS = 30_000
/** Maximum time for the jobs of one tenant while other tenants wait. */
const SLICE_MILLISECONDS = 5_000
const LEASE_SECONDS = 45
const MAXIMUM_ATTEMPTS = 20
const LONGEST_PAUSE_SECONDS = 900
/** Pause between the additional attempts of a handler. */
const FURTHER_PAUSE_SECONDS = 3_600

type Job = typeof jobs.$inferSelect

/** SQL condition for the job kinds that run last. */
function goesLast<S extends PlatformServices>({ handlers }: JobRegistry<S>): SQL {
  const kinds = [...handlers.values()].filter((handler) => handler.goesLast).map(({ kind }) => kind)
  return kinds.length === 0 ? sql`false` : sql`kind in ${kinds}`
}

/**
 * Claims one due job; the kinds that run last come after all others. SKIP LOCKED lets several processes work
 * concurrently. The lease makes the job of a killed worker due again when it expires.
 */
async function takeJob(db: TenantDatabase, isLast: SQL, now: number): Promise<Job | null> {
  const at = new Date(now)
  const lease = new Date(now + LEASE_SECONDS * 1_000)
  const taken = await db.execute<Job & Record<string, unknown>>(sql`
    update jobs set lease_until = ${lease.toISOString()}, attempts = attempts + 1
    where id = (
      select id from jobs
      where done_at is null and run_at <= ${at.toISOString()} and (lease_until is null or lease_until < ${at.toISOString()})
      order by ${isLast}, run_at, id limit 1 for update skip locked
    )
    returning id, kind, payload, attempts`)
  return taken.rows[0] ?? null
}

async function finish(
  db: TenantDatabase,
  job: Job,
  outcome: { isDone: boolean; error: string | null; furtherAttempts: number },
  now: number,
): Promise<void> {
  const { attempts } = job
  const isOver = outcome.isDone || attempts >= MAXIMUM_ATTEMPTS + outcome.furtherAttempts
  const soon = Math.min(LONGEST_PAUSE_SECONDS, 2 ** attempts)
  const pause = (attempts < MAXIMUM_ATTEMPTS ? soon : FURTHER_PAUSE_SECONDS) * 1_000
  const { error } = outcome
  const done = isOver ? sql`${new Date(now).toISOString()}::timestamptz` : sql`null`
  // The payload of a finished job may be secret (a mailed password, for example), so it is deleted.
  const payload = isOver ? sql`'{}'::jsonb` : sql`payload`
  await db.execute(sql`
    update jobs set done_at = ${done}, lease_until = null, error = ${error}, payload = ${payload},
      run_at = ${new Date(now + (isOver ? 0 : pause)).toISOString()}
    where id = ${job.id}`)
}

const lastSweeps = new WeakMap<PlatformServices, Map<string, number>>()

/** Runs the sweeps at intervals, not in every cycle. A clock that was set back counts as elapsed time. */
async function sweepWhenDue<S extends PlatformServices>(
  services: S,
  { sweeps: own }: JobRegistry<S>,
  db: TenantDatabase,
  company: string,
): Promise<void> {
  const sweeps = lastSweeps.get(services) ?? new Map<string, number>()
  lastSweeps.set(services, sweeps)
  const now = services.now()
  const last = sweeps.get(company)
  if (last !== undefined && Math.abs(now - last) < SWEEP_MILLISECONDS) return
  sweeps.set(company, now)
  for (const sweep of own) await sweep(db, now)
}

/**
 * When the next job of a tenant becomes due, in epoch milliseconds; null if there is none. A leased job counts from the
 * end of its lease.
 */
async function readNextDue(db: TenantDatabase): Promise<number | null> {
  const { rows } = await db.execute<{ next: string | null }>(sql`
    select extract(epoch from min(greatest(run_at, coalesce(lease_until, run_at)))) * 1000 as next
    from jobs where done_at is null`)
  const next = rows[0]?.next
  return next === null || next === undefined ? null : Number(next)
}

/**
 * Runs the due jobs of one tenant until none is left or the time is over. Returns the number of jobs. Throws for an
 * unknown company.
 */
export async function runDueJobs<S extends PlatformServices>(
  services: S,
  registry: JobRegistry<S>,
  company: string,
  milliseconds = Number.POSITIVE_INFINITY,
): Promise<number> {
  const db = services.registry.watchDatabase(company)
  if (!db) throw new Error(`Unknown company: ${company}`)
  await sweepWhenDue(services, registry, db, company)
  const isLast = goesLast(registry)
  const end = performance.now() + milliseconds
  for (let count = 0; ; count += 1) {
    if (count > 0 && performance.now() >= end) return count
    const job = await takeJob(db, isLast, services.now())
    if (!job) return count
    const handler = registry.handlers.get(job.kind)
    const furtherAttempts = handler?.furtherAttempts ?? 0
    try {
      // A job of an unknown kind (written by a newer version) stays in the table until a process knows the kind.
      const isDone = (await handler?.run(services, company, job.payload as object)) ?? false
      await finish(db, job, { isDone, error: null, furtherAttempts }, services.now())
    } catch (error) {
      services.log.warn({ err: error, job: job.id, kind: job.kind, company }, 'job failed')
      await finish(db, job, { isDone: false, error: errorText(error), furtherAttempts }, services.now())
    }
  }
}

/** Time of the next poll of each tenant's database, by the monotonic clock of the process. */
type Looks = Map<string, number>

/**
 * A request that began before the last poll may have queued a job since, so a database in use is polled in every cycle.
 */
function isDue({ registry }: PlatformServices, looks: Looks, company: string): boolean {
  const now = performance.now()
  return now - registry.lastUse(company) < IN_USE_MILLISECONDS || now >= (looks.get(company) ?? 0)
}

/**
 * Runs jobs in a tenant's database. If no job is due, the database is not polled until the next one is, so that its
 * connection can be closed.
 */
async function lookInto<S extends PlatformServices>(
  services: S,
  registry: JobRegistry<S>,
  looks: Looks,
  company: string,
): Promise<void> {
  const db = services.registry.watchDatabase(company)
  if (!db) return
  const recurring = await queueRecurring(db, registry.recurring, services.env, services.now())
  await runDueJobs(services, registry, company, SLICE_MILLISECONDS)
  const next = Math.min(recurring, (await readNextDue(db)) ?? Number.POSITIVE_INFINITY)
  looks.set(company, performance.now() + Math.min(QUIET_MILLISECONDS, next - services.now()))
}

/** Polls all tenants for due jobs until stopped. `stop` waits for the running job. */
export function startJobs<S extends PlatformServices>(
  services: S,
  registry: JobRegistry<S>,
): { stop: () => Promise<void> } {
  let stopped = false
  let endPause: () => void = () => undefined
  const looks: Looks = new Map()
  const loop = async () => {
    while (!stopped) {
      await services.registry
        .refresh()
        .catch((error) => services.log.warn({ err: error }, 'the list of tenants could not be read'))
      for (const { company } of services.registry.list()) {
        if (stopped) break
        if (isDue(services, looks, company))
          await lookInto(services, registry, looks, company).catch((error) =>
            services.log.warn({ err: error, company }, 'jobs could not be read'),
          )
      }
      if (stopped) break
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, PAUSE_MILLISECONDS)
        endPause = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }
  const running = loop()
  return {
    stop: async () => {
      stopped = true
      endPause()
      await running
    },
  }
}
