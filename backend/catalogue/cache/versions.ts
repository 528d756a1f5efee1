import type { Pool } from 'pg'

/** Those of the numbers that triggers raise in the very transaction that changes content (migrations 0010 and 0034). */
export interface Versions {
  /** Raised by every change. */
  all: number
  /** Value of `all` at the last change of settings, rates, pages or places. */
  site: number
  /** Value of `all` when a whole table was emptied. */
  reset: number
}

const QUERY = {
  name: 'content_versions',
  text: "select scope, version::float8 as version from content_versions where scope in ('all', 'site', 'reset')",
}

/**
 * Asks for the versions. Those who ask while an answer is on its way share the next one: an answer is never older than
 * its question, so that whoever asks after a commit sees it, in whichever process it was made, and twenty who ask at
 * once cost one query.
 */
export function createVersionReader(pool: Pool): () => Promise<Versions> {
  let running: Promise<unknown> | null = null
  let next: Promise<Versions> | null = null

  async function ask(): Promise<Versions> {
    const { rows } = await pool.query<{ scope: keyof Versions; version: number }>(QUERY)
    const versions: Versions = { all: 0, site: 0, reset: 0 }
    for (const { scope, version } of rows) versions[scope] = version
    return versions
  }

  async function askAfter(earlier: Promise<unknown> | null): Promise<Versions> {
    await earlier
    next = null
    const mine = ask()
    const settled = mine.then(
      () => undefined,
      () => undefined,
    )
    running = settled
    void settled.then(() => {
      if (running === settled) running = null
    })
    return mine
  }

  return () => {
    next ??= askAfter(running)
    return next
  }
}
