import type { Pool } from 'pg'

type Connection = Pick<Pool, 'query'>

/** A tenant whose pages storefronts show at present. */
export interface WatchedTenant {
  company: string
  /** Value of the tenant's counter up to which its changes have been written as invalidated tags; null for never. */
  version: number | null
}

/** Storefronts name a tenant until ten minutes after its last visitor, at most once a minute. */
const WATCHED_FOR = '11 minutes'

const SELECT = 'select company, version::float8 as version from watched_tenants'

/** Which tenants storefronts have named lately, and how far their changes were read: rows of the registry, for all APIs. */
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

  /** All that were named within eleven minutes; read by the connection that holds the lock, which proves that it still does. */
  async list(connection: Connection): Promise<WatchedTenant[]> {
    const { rows } = await connection.query<WatchedTenant>(
      `${SELECT} where named_at > now() - interval '${WATCHED_FOR}'`,
    )
    return rows
  }

  /** Null for a tenant that no storefront has ever named. */
  async find(company: string): Promise<WatchedTenant | null> {
    const { rows } = await this.pool.query<WatchedTenant>(`${SELECT} where company = $1`, [company])
    return rows[0] ?? null
  }

  /** Versions of all tenants that were ever named, by company. */
  async listVersions(): Promise<ReadonlyMap<string, number | null>> {
    const { rows } = await this.pool.query<WatchedTenant>(SELECT)
    return new Map(rows.map(({ company, version }) => [company, version]))
  }
}
