import type { TestApi } from '../harness'

/** Everything of a tenant that could hold it: each table's rows as text. */
export async function tablesWith(api: TestApi, secret: string): Promise<string[]> {
  const db = api.registry.requireDatabase('alpha')
  const { rows } = await db.execute<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  )
  const found: string[] = []
  for (const { name } of rows) {
    const hits = await db.execute(`select 1 from "${name}" t where position('${secret}' in t::text) > 0 limit 1`)
    if (hits.rows.length > 0) found.push(name)
  }
  return found
}
