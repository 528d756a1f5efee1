import { inArray } from 'drizzle-orm'
import { type Queryable, schema } from '../platform/database/client'
import type { DeskVisit } from './context'
import { wordOf } from './html'

const { staff } = schema

const STAFF = /^staff:(\d+)$/

/** Who did something, by the actors that a history names: staff by name, others by what they are. */
export async function namesOf(
  { db, texts }: { db: Queryable; texts: DeskVisit['texts'] },
  actors: readonly (string | null)[],
): Promise<(actor: string | null) => string> {
  const ids = actors.flatMap((actor) => STAFF.exec(actor ?? '')?.[1] ?? []).map(Number)
  const rows = ids.length === 0 ? [] : await db.select().from(staff).where(inArray(staff.id, ids))
  const known = new Map(rows.map((row) => [`staff:${row.id}`, `${row.firstName} ${row.lastName}`]))
  return (actor) => known.get(actor ?? '') ?? wordOf(texts.actors, (actor ?? '').split(':')[0] ?? '')
}
