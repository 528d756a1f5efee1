import PQueue from 'p-queue'
import type { Settings } from '@/domain/settings/schema'
import type { TenantRegistry } from '../platform/tenancy/registry'
import { requireLanguage } from '../settings/service'

type Language = Settings['language']

/** Storefronts ask for all tenants every half minute, and a database that nobody visits need not be opened for that each time. */
const QUIET_MS = 5 * 60_000
/** A tenant whose database somebody has used lately may have been changed there. */
const IN_USE_MS = 60_000
/** Databases that are asked at the same time. */
const AT_ONCE = 8

interface KnownLanguage {
  language: Language
  readAt: number
  /** How far the tenant's changes were known then (`WatchedTenants`). */
  version: number | null
}

/** The languages of all tenants, for who has to know every one of them. A tenant whose database does not answer takes nobody else with it. */
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

  /** By tenant; what was known of one that cannot be asked stays, and one of which nothing was ever known is missing. */
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
