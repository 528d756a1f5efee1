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

/** Longer than any counter takes to read; a database that hangs must not keep the next turn waiting. */
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
 * Turns changes that a tenant's database has counted into invalidated tags, together with the number up to which they
 * were read. Of two at once that have read the same changes one writes them.
 */
export class ChangeInvalidator {
  constructor(private readonly sources: Sources) {}

  /** Writes the tags of what was committed since the tenant's last check. Throws where a database does not answer. */
  async check(tenant: WatchedTenant): Promise<void> {
    await this.write(tenant, [])
  }

  /** The same for one that may never have been named. */
  async checkByName(company: string): Promise<void> {
    const tenant = await this.sources.watched.find(company)
    if (tenant) await this.check(tenant)
  }

  /**
   * Writes the given tags of a change that the API itself has made, and marks it as read, so that the pages are not
   * rendered a second time for its counter.
   */
  async invalidate(company: string, names: readonly string[]): Promise<void> {
    const { invalidatedTags, watched } = this.sources
    const tenant = await watched.find(company)
    // A storefront that names no tenants is told of the API's own changes alone.
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
