import PQueue from 'p-queue'
import { Gauge, type Registry } from 'prom-client'
import { poolOf, type TenantDatabase } from '../database/client'
import type { PlatformServices } from '../services/platform-services'

/** A payment without an outcome for this long was not resolved by querying the gateway again. */
const OPEN_TOO_LONG_MINUTES = 30
const FAILED_OFTEN = 2
/** Tenants queried concurrently. */
const AT_ONCE = 8

interface TenantFigures {
  jobsDue: number
  jobsFailing: number
  jobsGivenUp: number
  paymentsOpen: number
  lockWaits: number
  lockWaitSeconds: number
}

async function readFigures(db: TenantDatabase, now: number): Promise<TenantFigures> {
  const { rows } = await poolOf(db).query<TenantFigures>({
    name: 'metrics',
    text: `select
      (select count(*)::int from jobs where done_at is null and run_at <= $1) as "jobsDue",
      (select count(*)::int from jobs where done_at is null and attempts > ${FAILED_OFTEN}) as "jobsFailing",
      (select count(*)::int from jobs where done_at is not null and error is not null) as "jobsGivenUp",
      (select count(*)::int from payments where state in ('pending', 'redirect', 'authorising', 'unknown')
        and created_at < $1::timestamptz - interval '${OPEN_TOO_LONG_MINUTES} minutes') as "paymentsOpen",
      waiting.count as "lockWaits", waiting.seconds as "lockWaitSeconds"
      from (select count(distinct a.pid)::int as count,
        coalesce(max(extract(epoch from clock_timestamp() - l.waitstart)), 0)::float8 as seconds
        from pg_stat_activity a join pg_locks l on l.pid = a.pid and not l.granted
        where a.datname = current_database()) waiting`,
    values: [new Date(now)],
  })
  const [figures] = rows
  if (!figures) throw new Error('no figures')
  return figures
}

const HELP = {
  jobsDue: ['kervan_jobs_due', 'Jobs that wait for their turn'],
  jobsFailing: ['kervan_jobs_failing', `Jobs that failed more than ${FAILED_OFTEN} times and are tried again`],
  jobsGivenUp: ['kervan_jobs_given_up', 'Jobs that failed too often to be tried again'],
  paymentsOpen: ['kervan_payments_open', `Payments without an outcome for ${OPEN_TOO_LONG_MINUTES} minutes`],
  lockWaits: ['kervan_lock_waits', 'Sessions that wait for a lock that another holds'],
  lockWaitSeconds: ['kervan_lock_longest_wait_seconds', 'How long the oldest of them waits'],
} as const satisfies Record<keyof TenantFigures, readonly [string, string]>

const FIGURES = Object.keys(HELP) as (keyof TenantFigures)[]

/**
 * Registers metrics for pending work in each tenant's database. Returns the function that refreshes them; call it
 * before each scrape.
 */
export function addTenantMetrics(registry: Registry, services: PlatformServices): () => Promise<void> {
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['company'] as const, registers: [registry] })
  const gauges = new Map(FIGURES.map((figure) => [figure, gauge(HELP[figure][0], HELP[figure][1])]))
  const up = gauge('kervan_tenant_up', 'Whether the database of a tenant answers')
  const waiting = gauge('kervan_connections_waiting', 'Questions that wait for a connection to the database')

  async function readTenant(company: string): Promise<void> {
    const db = services.registry.watchDatabase(company)
    if (!db) return
    waiting.labels(company).set(poolOf(db).waiting)
    const figures = await readFigures(db, services.now())
    up.labels(company).set(1)
    for (const figure of FIGURES) gauges.get(figure)?.labels(company).set(figures[figure])
  }

  return async () => {
    const tryTenant = async (company: string) => {
      try {
        await readTenant(company)
      } catch (error) {
        services.log.warn({ err: error, company }, 'figures of a tenant could not be read')
        up.labels(company).set(0)
      }
    }
    const queue = new PQueue({ concurrency: AT_ONCE })
    await queue.addAll(
      services.registry.list().map(
        ({ company }) =>
          () =>
            tryTenant(company),
      ),
    )
  }
}
