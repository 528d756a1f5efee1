import type { Tenant } from '@/domain/settings/schema'
import { normalizeHost } from '@/lib/security/host'
import type { Snapshot } from './snapshot'

const REFRESH_MS = 30_000
const EMPTY_RETRY_MS = 2_000
/** A tenant with this host receives every host name that no other tenant owns (decisions 3). */
const ANY_HOST = '*'

export interface DirectoryOptions {
  /** Fetches the list from the API; null if there is no usable answer. */
  load: () => Promise<Tenant[] | null>
  snapshot: Snapshot
  warn: (message: string) => void
}

/** All tenants in memory. A lookup needs no I/O, and the list remains available while the API is not. */
export class TenantDirectory {
  private tenants: readonly Tenant[] = []
  private byHost = new Map<string, Tenant>()
  private started: Promise<void> | undefined
  private timer: NodeJS.Timeout | undefined
  private asked = 0
  private answered = 0

  constructor(private readonly options: DirectoryOptions) {}

  /** Resolves once the first list is loaded or its load has failed; starts the background refresh. */
  ready(): Promise<void> {
    this.started ??= this.start()
    return this.started
  }

  getByHost(header: string | null): Tenant | null {
    return this.byHost.get(normalizeHost(header)) ?? this.byHost.get(ANY_HOST) ?? null
  }

  getByCompany(company: string): Tenant | null {
    return this.tenants.find((tenant) => tenant.company === company) ?? null
  }

  get isEmpty(): boolean {
    return this.tenants.length === 0
  }

  /** A new array after each load of the tenants, whether or not anything has changed. */
  get list(): readonly Tenant[] {
    return this.tenants
  }

  get size(): number {
    return this.tenants.length
  }

  /** Loads the list once; a failure or an empty list keeps the current one. */
  async refresh(): Promise<void> {
    this.asked += 1
    const question = this.asked
    const loaded = await this.options.load()
    if (!loaded || loaded.length === 0) {
      this.options.warn(loaded ? 'the API knows no tenant' : 'the tenants could not be loaded')
      return
    }
    // Of two concurrent loads the one that started later is newer, whichever is answered first.
    if (question < this.answered) return
    this.answered = question
    this.keep(loaded)
    try {
      await this.options.snapshot.write(loaded)
    } catch {
      this.options.warn('the list of tenants could not be saved')
    }
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  private async start(): Promise<void> {
    const saved = await this.options.snapshot.read()
    if (saved.length > 0) this.keep(saved)
    const first = this.refresh()
    // With a saved list callers need not wait for the fresh one.
    if (saved.length === 0) await first
    void first.then(() => this.scheduleNext())
  }

  private scheduleNext(): void {
    this.timer = setTimeout(
      () => void this.refresh().then(() => this.scheduleNext()),
      this.isEmpty ? EMPTY_RETRY_MS : REFRESH_MS,
    )
    this.timer.unref()
  }

  private keep(tenants: readonly Tenant[]): void {
    this.tenants = tenants
    this.byHost = new Map(
      tenants.flatMap((tenant) => tenant.hosts.map((host) => [normalizeHost(host), tenant] as const)),
    )
  }
}
