import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * Converts a row to its column names, for statements that take whole rows as JSON (`jsonb_populate_record`). The text
 * of such a statement does not depend on the row, so neither the API nor PostgreSQL builds it again. A column that the
 * row omits keeps its default. Throws if a field has no column.
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
