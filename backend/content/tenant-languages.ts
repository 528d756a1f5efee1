import PQueue from 'p-queue'
import type { Settings } from '@/domain/settings/schema'
import type { TenantRegistry } from '../platform/tenancy/registry'
import { requireLanguage } from '../settings/service'

type Language = Settings['language']

/**
 * Storefronts request all tenants every 30 seconds. The database of a tenant without visitors is not opened each time.
 */
const QUIET_MS = 5 * 60_000
/** A tenant whose database was used within this time may have changed. */
const IN_USE_MS = 60_000
/** Number of databases that are queried concurrently. */
const AT_ONCE = 8

interface KnownLanguage {
  language: Language
  readAt: number
  /** The tenant's known content version at that time (`WatchedTenants`). */
  version: number | null
}

/** Reads the languages of all tenants. A failing tenant database does not affect the other tenants. */
export function createTenantLanguages(registry: TenantRegistry, warn: (error: unknown, company: string) => void) {
  const known = new Map<string, KnownLanguage>()

  function isFresh(company: string, version: number | null, now: number): boolean {
    const found = known.get(company)
    const isInUse = now - registry.lastUse(company) < IN_USE_MS
    return found !== undefined && !isInUse && found.version === version && now - found.readAt < QUIET_MS
  }

  async function read(company: string, version: number | null): Promise<void> {
    const db = registry.watchDatabase(company)
    if (!db) return
    try {
      known.set(company, { language: await requireLanguage(db), readAt: performance.now(), version })
    } catch (error) {
      warn(error, company)
    }
  }

  /**
   * Languages by tenant. A tenant whose database fails keeps its last known language, or is missing if there is none.
   */
  return async function listLanguages(): Promise<ReadonlyMap<string, Language>> {
    const now = performance.now()
    const versions = await registry.contentWatch.watched.listVersions().catch(() => new Map<string, number | null>())
    const versionOf = (company: string) => versions.get(company) ?? null
    const asked = registry.list().flatMap(({ company }) => (isFresh(company, versionOf(company), now) ? [] : [company]))
    const queue = new PQueue({ concurrency: AT_ONCE })
    await queue.addAll(asked.map((company) => () => read(company, versionOf(company))))
    return new Map([...known].map(([company, { language }]) => [company, language]))
  }
}
