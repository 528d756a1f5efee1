import type { Pool } from 'pg'
import { readContentChanges } from './content-changes'
import type { InvalidatedTags } from './invalidated-tags'
import type { WatchedTenant, WatchedTenants } from './watched-tenants'

interface Sources {
  invalidatedTags: InvalidatedTags
  watched: WatchedTenants
  /** Null for a tenant that does not exist. */
  findPool: (company: string) => Pick<Pool, 'query'> | null
}

/** Longer than any read of the counters takes. A database that does not answer must not delay the next poll. */
const READ_LIMIT_MS = 1_000

async function withinLimit<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the counters of the content were not read in time')), READ_LIMIT_MS)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

const toTags = (company: string, names: readonly string[]): string[] => names.map((name) => `${company}:${name}`)

/**
 * Converts the changes that a tenant's database has counted into invalidated tags, and stores the counter value up to
 * which they were read. If two callers have read the same changes, only one of them writes the tags.
 */
export class ChangeInvalidator {
  constructor(private readonly sources: Sources) {}

  /** Invalidates the tags affected by commits since the tenant's last check. Throws if a database does not answer. */
  async check(tenant: WatchedTenant): Promise<void> {
    await this.write(tenant, [])
  }

  /** Same as `check`, by company. Does nothing for a tenant that no storefront has named. */
  async checkByName(company: string): Promise<void> {
    const tenant = await this.sources.watched.find(company)
    if (tenant) await this.check(tenant)
  }

  /**
   * Invalidates the given tags for a change that the API itself made, and marks the change as read, so that the poller
   * does not invalidate the pages a second time.
   */
  async invalidate(company: string, names: readonly string[]): Promise<void> {
    const { invalidatedTags, watched } = this.sources
    const tenant = await watched.find(company)
    // If storefronts name no tenants, only the API's own changes are invalidated.
    const isWritten =
      tenant !== null &&
      (await this.write(tenant, names).then(
        () => true,
        () => false,
      ))
    if (!isWritten) await invalidatedTags.invalidate(toTags(company, names))
  }

  private async write({ company, version: since }: WatchedTenant, names: readonly string[]): Promise<void> {
    const pool = this.sources.findPool(company)
    if (!pool) return
    const { version, tags } = await withinLimit(readContentChanges(pool, since))
    if (version === since && names.length === 0) return
    const read = { company, since, version, tags: toTags(company, tags) }
    await this.sources.invalidatedTags.invalidate(toTags(company, names), read)
  }
}
