import type { Pool } from 'pg'

export interface EndedTag {
  tag: string
  /** Rises by every ending, of any tag and tenant. */
  number: number
}

/** Most endings of one answer; who gets so many asks for the next. */
export const ENDINGS_AT_ONCE = 5_000

/** One writer at a time: a number must not become visible after a higher one, or a storefront would never learn of it. */
export const ENDINGS_LOCK = 7_204_118

/** Which pages of the storefronts have ended, and in which order: kept in the registry, so that no storefront misses one. */
export class EndedTags {
  constructor(private readonly pool: Pool) {}

  async prepare(): Promise<void> {
    await this.pool.query('create sequence if not exists ended_tag_numbers')
    // A database that was put back to an earlier state goes on above every number that a storefront may know.
    await this.pool.query(
      "select setval('ended_tag_numbers', greatest(last_value, extract(epoch from now())::bigint)) from ended_tag_numbers",
    )
    await this.pool.query('create table if not exists ended_tags (tag text primary key, number bigint not null)')
    await this.pool.query('create index if not exists ended_tags_number on ended_tags (number)')
  }

  /** Notes that what carries one of the tags is old from now on; of each tag only the last ending is kept. */
  async end(tags: readonly string[]): Promise<void> {
    const client = await this.pool.connect()
    try {
      await client.query('begin')
      await client.query('select pg_advisory_xact_lock($1)', [ENDINGS_LOCK])
      await client.query(
        `insert into ended_tags (tag, number) select tag, nextval('ended_tag_numbers') from unnest($1::text[]) as tag
         on conflict (tag) do update set number = excluded.number`,
        [[...new Set(tags)]],
      )
      await client.query('commit')
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      throw error
    } finally {
      client.release()
    }
  }

  /** Endings after a number, in their order. */
  async listAfter(number: number): Promise<EndedTag[]> {
    const { rows } = await this.pool.query<{ tag: string; number: string }>(
      'select tag, number from ended_tags where number > $1 order by number limit $2',
      [number, ENDINGS_AT_ONCE],
    )
    return rows.map((row) => ({ tag: row.tag, number: Number(row.number) }))
  }
}
