import type { Pool } from 'pg'
import { AdvisoryLock } from '../database/advisory-lock'
import type { Logger } from '../logger/logger'
import { ChangeInvalidator } from './change-invalidator'
import { ChangePoller } from './change-poller'
import { InvalidatedTags } from './invalidated-tags'
import { WatchedTenants } from './watched-tenants'

/** Advisory lock in the registry's database, held by the one API process that polls the counters. */
export const POLLER_LOCK = 7_204_119

export interface ContentWatch {
  invalidatedTags: InvalidatedTags
  watched: WatchedTenants
  invalidator: ChangeInvalidator
  poller: ChangePoller
}

/**
 * Opens the components that convert committed changes into invalidated tags, and creates their tables in the registry.
 */
export async function openContentWatch(options: {
  registry: Pool
  registryUrl: string
  findPool: (company: string) => Pick<Pool, 'query'> | null
  log: Logger
}): Promise<ContentWatch> {
  const { registry, registryUrl, findPool, log } = options
  const invalidatedTags = new InvalidatedTags(registry)
  const watched = new WatchedTenants(registry)
  await invalidatedTags.prepare()
  await watched.prepare()
  const invalidator = new ChangeInvalidator({ invalidatedTags, watched, findPool })
  const lock = new AdvisoryLock(registryUrl, POLLER_LOCK)
  return { invalidatedTags, watched, invalidator, poller: new ChangePoller({ lock, watched, invalidator, log }) }
}
