import type { Pool } from 'pg'

type Connection = Pick<Pool, 'query'>

/** A tenant whose pages storefronts currently display. */
export interface WatchedTenant {
  company: string
  /** Counter value up to which the tenant's changes have been written as invalidated tags; null if never. */
  version: number | null
}

/** Storefronts name a tenant at most once a minute, until ten minutes after its last visitor. */
const WATCHED_FOR = '11 minutes'

const SELECT = 'select company, version::float8 as version from watched_tenants'

/**
 * Tenants that storefronts have named recently, and the counter value up to which their changes were read. The rows are
 * in the registry and shared by all API processes.
 */
export class WatchedTenants {
  constructor(private readonly pool: Connection) {}

  async prepare(): Promise<void> {
    await this.pool.query(
      'create table if not exists watched_tenants (company text primary key, named_at timestamptz not null, version bigint)',
    )
  }

  async name(companies: readonly string[]): Promise<void> {
    await this.pool.query(
      `insert into watched_tenants (company, named_at) select company, now() from unnest($1::text[]) as company
       on conflict (company) do update set named_at = excluded.named_at`,
      [[...new Set(companies)].sort()],
    )
  }

  /**
   * Tenants named within the last eleven minutes. The query runs on the connection that holds the lock, which proves
   * that the lock is still held.
   */
  async list(connection: Connection): Promise<WatchedTenant[]> {
    const { rows } = await connection.query<WatchedTenant>(
      `${SELECT} where named_at > now() - interval '${WATCHED_FOR}'`,
    )
    return rows
  }

  /** Returns null for a tenant that no storefront has ever named. */
  async find(company: string): Promise<WatchedTenant | null> {
    const { rows } = await this.pool.query<WatchedTenant>(`${SELECT} where company = $1`, [company])
    return rows[0] ?? null
  }

  /** Versions of all tenants that a storefront has ever named, by company. */
  async listVersions(): Promise<ReadonlyMap<string, number | null>> {
    const { rows } = await this.pool.query<WatchedTenant>(SELECT)
    return new Map(rows.map(({ company, version }) => [company, version]))
  }
}
