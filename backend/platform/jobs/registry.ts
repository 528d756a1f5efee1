import type { TenantDatabase } from '../database/client'
import type { Environment } from '../env/env'
import type { PlatformServices } from '../services/platform-services'
import type { JobKind, NoDetails } from './queue'

export interface JobHandler<S extends PlatformServices> {
  kind: string
  /**
   * Returns whether the job is done; false schedules a retry with a growing pause. Every job must tolerate a second
   * run.
   */
  run: (services: S, company: string, payload: object) => Promise<boolean>
  /** Runs after all other due jobs, because it calls a service that may be slow. */
  goesLast?: boolean
  /** Additional attempts after the common maximum, one hour apart. */
  furtherAttempts?: number
}

/** A job that recurs in every tenant's database. */
export interface RecurringJob {
  kind: JobKind<NoDetails>
  /** Milliseconds between two runs. */
  pause: number
  isOn?: (env: Environment) => boolean
}

/** Scans the tables of a tenant and queues jobs that are missing. */
export type Sweep = (db: TenantDatabase, now: number) => Promise<void>

/** The jobs that a module contributes. */
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

export function handleJob<S extends PlatformServices, P extends object>(
  kind: JobKind<P>,
  run: (services: S, company: string, payload: P) => Promise<boolean>,
  options: Pick<JobHandler<S>, 'goesLast' | 'furtherAttempts'> = {},
): JobHandler<S> {
  return { kind: kind.name, run: run as JobHandler<S>['run'], ...options }
}

/** Throws if two modules handle the same kind. */
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
