import type { Pool } from 'pg'

/** Changes in a tenant's database, as the cache tags that they affect (short names, without the company). */
export interface ContentChanges {
  /** Value of the counter `all` (migration 0010) at the time of the read. */
  version: number
  tags: string[]
}

/** Scopes of `content_versions` that have the same name as their tag (migrations 0034 and 0069). */
const TENANT_TAGS = ['settings', 'catalogue', 'pages']

/** Above this number of products, product tags are omitted: every product page also has the tag 'catalogue'. */
const MOST_PRODUCTS = 200

const QUERY = {
  name: 'content_changes',
  text: `select scope, version::float8 as version from content_versions where version > $1 or scope = 'all'
    union all
    (select 'product:' || product_id, version::float8 from product_changes where version > $1 limit ${MOST_PRODUCTS + 1})
    union all
    (select 'catalogue', listed_version::float8 from product_changes where listed_version > $1 limit 1)`,
}

/**
 * Reads in one query the tags affected by commits after the counter had the value `since`; null stands for all commits.
 * A counter below `since` means that the database was restored to an earlier state: every tag is then affected.
 */
export async function readContentChanges(pool: Pick<Pool, 'query'>, since: number | null): Promise<ContentChanges> {
  const values = [since ?? Number.MAX_SAFE_INTEGER]
  const { rows } = await pool.query<{ scope: string; version: number }>({ ...QUERY, values })
  const version = rows.find(({ scope }) => scope === 'all')?.version ?? 0
  if (since === version) return { version, tags: [] }
  const scopes = new Set(rows.map(({ scope }) => scope))
  if (since === null || version < since || scopes.has('reset')) return { version, tags: [...TENANT_TAGS] }
  const products = [...scopes].filter((scope) => scope.startsWith('product:'))
  const namesProducts = products.length <= MOST_PRODUCTS
  const affected = TENANT_TAGS.filter((tag) => scopes.has(tag) || (tag === 'catalogue' && !namesProducts))
  return { version, tags: namesProducts ? [...products, ...affected] : affected }
}
