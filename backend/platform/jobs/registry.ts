import type { TenantDatabase } from '../database/client'
import type { Environment } from '../env/env'
import type { PlatformServices } from '../services/platform-services'
import type { JobKind, NoDetails } from './queue'

export interface JobHandler<S extends PlatformServices> {
  kind: string
  /** Whether the job is done; false puts it back with a growing pause. Every job may run twice. */
  run: (services: S, company: string, payload: object) => Promise<boolean>
  /** Taken after all other jobs, because what it asks may be slow. */
  goesLast?: boolean
  /** Attempts after those of every job, an hour apart. */
  furtherAttempts?: number
}

/** A job that comes back by itself in every tenant's database. */
export interface RecurringJob {
  kind: JobKind<NoDetails>
  /** Milliseconds between two runs. */
  pause: number
  isOn?: (env: Environment) => boolean
}

/** Looks through the tables of a tenant and queues what nobody has queued. */
export type Sweep = (db: TenantDatabase, now: number) => Promise<void>

/** What a module adds to the jobs of the process. */
export interface ModuleJobs<S extends PlatformServices> {
  handlers: readonly JobHandler<S>[]
  recurring?: readonly RecurringJob[]
  sweeps?: readonly Sweep[]
}

export interface JobRegistry<S extends PlatformServices> {
  handlers: ReadonlyMap<string, JobHandler<S>>
  recurring: readonly RecurringJob[]
  sweeps: readonly Sweep[]
}

/** Binds a kind to its handler. */
export function handleJob<S extends PlatformServices, P extends object>(
  kind: JobKind<P>,
  run: (services: S, company: string, payload: P) => Promise<boolean>,
  options: Pick<JobHandler<S>, 'goesLast' | 'furtherAttempts'> = {},
): JobHandler<S> {
  return { kind: kind.name, run: run as JobHandler<S>['run'], ...options }
}

/** Throws for a kind that two modules handle. */
export function createJobRegistry<S extends PlatformServices>(modules: readonly ModuleJobs<S>[]): JobRegistry<S> {
  const handlers = new Map<string, JobHandler<S>>()
  for (const handler of modules.flatMap((module) => module.handlers)) {
    if (handlers.has(handler.kind)) throw new Error(`Two handlers for the job ${handler.kind}`)
    handlers.set(handler.kind, handler)
  }
  return {
    handlers,
    recurring: modules.flatMap(({ recurring = [] }) => recurring),
    sweeps: modules.flatMap(({ sweeps = [] }) => sweeps),
  }
}
