import type { Pool } from 'pg'
import { batchQueries } from '../../platform/database/batch-queries'

/** Version numbers that triggers increase in the transaction that changes content (migrations 0010 and 0034). */
export interface Versions {
  /** Raised by every change. */
  all: number
  /** Value of `all` at the last change of settings, rates, pages or places. */
  site: number
  /** Value of `all` when a whole table was last truncated. */
  reset: number
}

const QUERY = {
  name: 'content_versions',
  text: "select scope, version::float8 as version from content_versions where scope in ('all', 'site', 'reset')",
}

/**
 * Returns a function that reads the versions. Calls made while a query is running share the next query, so a result is
 * never older than its call. It includes every change committed before the call, by any process. Twenty concurrent
 * calls cost one or two queries.
 */
export function createVersionReader(pool: Pool): () => Promise<Versions> {
  const read = batchQueries<true, Versions>(async (questions) => {
    const { rows } = await pool.query<{ scope: keyof Versions; version: number }>(QUERY)
    const versions: Versions = { all: 0, site: 0, reset: 0 }
    for (const { scope, version } of rows) versions[scope] = version
    return questions.map(() => versions)
  }, Number.POSITIVE_INFINITY)
  return () => read(true)
}
