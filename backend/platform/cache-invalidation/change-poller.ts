import { setTimeout as wait } from 'node:timers/promises'
import PQueue from 'p-queue'
import type { AdvisoryLock } from '../database/advisory-lock'
import type { Logger } from '../logger/logger'
import type { ChangeInvalidator } from './change-invalidator'
import type { WatchedTenant, WatchedTenants } from './watched-tenants'

const EVERY_MS = 1_000
/** Storefronts poll each second while they have visitors. Without polls nobody reads the invalidations. */
const ASKED_WITHIN_MS = 30_000
/** Retry delay for a tenant whose database does not answer. */
const RETRY_MS = 5_000
/** Tenants checked concurrently. */
const AT_ONCE = 8

interface Options {
  lock: AdvisoryLock
  watched: WatchedTenants
  invalidator: ChangeInvalidator
  log: Logger
  /** How long the poller runs after the last poll of a storefront, in milliseconds. */
  askedWithinMs?: number
}

/**
 * Reads the counters of the tenants that storefronts have named and invalidates the tags of the changes. Runs each
 * second, in one process only. Stops while no storefront polls.
 */
export class ChangePoller {
  private askedAt = Number.NEGATIVE_INFINITY
  private running: Promise<void> | null = null
  private readonly stopping = new AbortController()
  /** Time of the next attempt for each tenant that did not answer; the key null is the registry. */
  private readonly failing = new Map<string | null, number>()

  constructor(private readonly options: Options) {}

  /** Call this whenever a storefront requests invalidated tags. */
  resume(): void {
    this.askedAt = performance.now()
    if (this.stopping.signal.aborted) return
    this.running ??= this.run().finally(() => {
      this.running = null
    })
  }

  get isRunning(): boolean {
    return this.running !== null
  }

  async stop(): Promise<void> {
    this.stopping.abort()
    await this.running
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping
    const { askedWithinMs = ASKED_WITHIN_MS } = this.options
    while (!signal.aborted && performance.now() - this.askedAt < askedWithinMs) {
      const began = performance.now()
      await this.poll().then(
        () => this.recordSuccess(null),
        (error: unknown) => this.recordFailure(null, error),
      )
      const left = Math.max(0, EVERY_MS - (performance.now() - began))
      await wait(left, undefined, { signal }).catch(() => undefined)
    }
    await this.options.lock.release()
  }

  private async poll(): Promise<void> {
    const { lock, watched } = this.options
    const connection = await lock.acquire()
    if (!connection) return
    const tenants = await watched.list(connection).catch(async (error: unknown) => {
      await lock.release()
      throw error
    })
    const now = performance.now()
    const due = tenants.filter(({ company }) => now >= (this.failing.get(company) ?? 0))
    await new PQueue({ concurrency: AT_ONCE }).addAll(due.map((tenant) => () => this.check(tenant)))
  }

  private async check(tenant: WatchedTenant): Promise<void> {
    try {
      await this.options.invalidator.check(tenant)
      this.recordSuccess(tenant.company)
    } catch (error) {
      this.recordFailure(tenant.company, error)
    }
  }

  /**
   * Logs only the first of consecutive failures: a database that is down for an hour must not write a line each second.
   */
  private recordFailure(company: string | null, error: unknown): void {
    const isFirst = !this.failing.has(company)
    this.failing.set(company, performance.now() + RETRY_MS)
    if (isFirst) this.options.log.warn({ err: error, company }, 'changes of the content cannot be read')
  }

  private recordSuccess(company: string | null): void {
    if (this.failing.delete(company)) this.options.log.info({ company }, 'changes of the content are read again')
  }
}
