import { LRUCache } from 'lru-cache'
import type { TenantRegistry } from '../platform/tenancy/registry'
import { findMediaType } from './media-service'
import { DRAWING_TYPE, type MediaAddress } from './names'

/** A known picture rarely disappears, but an unknown one may be added at any time. */
const KNOWN_MS = 60_000
const UNKNOWN_MS = 5_000
const MOST_ADDRESSES = 20_000

/** Checks whether an address names a picture of the tenant, without a database query for each request. */
export class MediaIndex {
  private readonly types = new LRUCache<string, { type: string | null }>({ max: MOST_ADDRESSES })

  constructor(private readonly registry: Pick<TenantRegistry, 'getDatabase'>) {}

  /** Whether folder, owner, name, hash and type of the address match a picture. */
  async has({ company, file, variant }: MediaAddress): Promise<boolean> {
    const type = await this.findType(company, file)
    return type !== null && (type === DRAWING_TYPE) === (variant === null)
  }

  private async findType(company: string, file: string): Promise<string | null> {
    const name = `${company}/${file}`
    const known = this.types.get(name)
    if (known) return known.type
    const db = this.registry.getDatabase(company)
    const type = db && (await findMediaType(db, file))
    if (db) this.types.set(name, { type }, { ttl: type === null ? UNKNOWN_MS : KNOWN_MS })
    return type
  }
}
