import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * A row by the names of its columns, for statements that take whole rows as JSON (`jsonb_populate_record`): they read
 * the same whatever is written, so that neither side composes them again. What a row leaves out keeps its default.
 */
export function toColumns(table: PgTable, row: object): Record<string, unknown> {
  const columns = getTableColumns(table)
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => {
      const name = columns[field]?.name
      if (name === undefined) throw new Error(`no column for ${field}`)
      return [name, value]
    }),
  )
}
