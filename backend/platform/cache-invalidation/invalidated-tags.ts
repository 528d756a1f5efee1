import type { Pool, PoolClient } from 'pg'

export interface InvalidatedTag {
  tag: string
  /** Increases with every invalidation, of any tag and tenant. */
  number: number
}

/** Changes of a tenant between two values of its counter, as tags. */
export interface ReadChanges {
  company: string
  since: number | null
  version: number
  tags: readonly string[]
}

/** Maximum number of invalidations in one response. A storefront that receives this many requests the next ones. */
export const MOST_INVALIDATIONS = 5_000

/** Tag of the list of tenants and their hosts. No company name contains an asterisk. */
export const TENANTS_TAG = '*:tenants'

/** Only one writer at a time: if a number became visible after a higher one, a storefront would never read it. */
export const INVALIDATIONS_LOCK = 7_204_118

/**
 * Stores the counter value up to which changes were read and returns their tags. Returns no tags if another process has
 * stored them already.
 */
async function takeOver(
  client: PoolClient,
  { company, since, version, tags }: ReadChanges,
): Promise<readonly string[]> {
  const { rows } = await client.query<{ version: number | null }>(
    'select version::float8 as version from watched_tenants where company = $1',
    [company],
  )
  const stored = rows[0]?.version ?? null
  if (stored !== since && stored !== null && stored >= version) return []
  await client.query('update watched_tenants set version = $2 where company = $1', [company, version])
  return tags
}

/**
 * Invalidated cache tags in order of invalidation. They are stored in the registry, so that no storefront misses one.
 */
export class InvalidatedTags {
  constructor(private readonly pool: Pool) {}

  async prepare(): Promise<void> {
    await this.pool.query('create sequence if not exists ended_tag_numbers')
    // After a restore to an earlier state, numbers continue above every number that a storefront may have read.
    await this.pool.query(
      "select setval('ended_tag_numbers', greatest(last_value, extract(epoch from now())::bigint)) from ended_tag_numbers",
    )
    await this.pool.query('create table if not exists ended_tags (tag text primary key, number bigint not null)')
    await this.pool.query('create index if not exists ended_tags_number on ended_tags (number)')
    await this.prepareTenantsTag()
  }

  /** A trigger invalidates the tenants tag when any writer adds or removes a tenant or changes its hosts. */
  private async prepareTenantsTag(): Promise<void> {
    const { rowCount } = await this.pool.query(
      `select from pg_trigger where tgname = 'tenants_end_tag' and tgrelid = 'tenants'::regclass`,
    )
    if (rowCount !== 0) return
    await this.pool.query(`
      create or replace function end_tenants_tag() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(${INVALIDATIONS_LOCK});
        insert into ended_tags (tag, number) values ('${TENANTS_TAG}', nextval('ended_tag_numbers'))
          on conflict (tag) do update set number = excluded.number;
        return null;
      end $$;
      create trigger tenants_end_tag after insert or update or delete or truncate on tenants
        for each statement execute function end_tenants_tag()`)
  }

  /**
   * Invalidates the tags; only the last invalidation of each tag is stored. With `read`, also invalidates the tags of a
   * tenant's counted changes and stores the counter value in the same transaction.
   */
  async invalidate(tags: readonly string[], read?: ReadChanges): Promise<void> {
    const client = await this.pool.connect()
    try {
      await client.query('begin')
      await client.query('select pg_advisory_xact_lock($1)', [INVALIDATIONS_LOCK])
      const counted = read ? await takeOver(client, read) : []
      await client.query(
        `insert into ended_tags (tag, number) select tag, nextval('ended_tag_numbers') from unnest($1::text[]) as tag
         on conflict (tag) do update set number = excluded.number`,
        [[...new Set([...tags, ...counted])]],
      )
      await client.query('commit')
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      throw error
    } finally {
      client.release()
    }
  }

  /** Invalidations with a number above the given one, in ascending order. */
  async listAfter(number: number): Promise<InvalidatedTag[]> {
    const { rows } = await this.pool.query<{ tag: string; number: string }>(
      'select tag, number from ended_tags where number > $1 order by number limit $2',
      [number, MOST_INVALIDATIONS],
    )
    return rows.map((row) => ({ tag: row.tag, number: Number(row.number) }))
  }
}
