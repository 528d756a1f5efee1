import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { schema, type TenantDatabase } from '../platform/database/client'
import { openContent, openName, sealColumns } from './sealed-row'
import type { DocumentSealer } from './sealer'

const { documents } = schema

/** Ten documents of 3 MB: the memory that a transaction holds. */
const BATCH = 10
/** Bounds the duration of one run. The next run continues. */
const MOST_IN_A_RUN = 1_000

/** A document of a health request, or one that waits for its request. No other kind of request has documents. */
export const isMedical = or(isNotNull(documents.requestId), isNotNull(documents.tokenHash))

/**
 * Encrypts medical documents that the previous release stored in plain text, and encrypts those of the former key
 * again. Returns their number.
 */
export async function sealStoredDocuments(db: TenantDatabase, sealer: DocumentSealer): Promise<number> {
  const { sealedWith } = documents
  const isOpen = sealer.formerKeyIds.length > 0 ? inArray(sealedWith, [...sealer.formerKeyIds]) : undefined
  let sealed = 0
  while (sealed < MOST_IN_A_RUN) {
    const count = await db.transaction(async (transaction) => {
      const rows = await transaction
        .select()
        .from(documents)
        .where(and(isMedical, or(isNull(sealedWith), isOpen)))
        .orderBy(documents.id)
        .limit(BATCH)
        .for('update', { skipLocked: true })
      for (const row of rows) {
        const content = openContent(sealer, row)
        if (content === null) throw new Error(`document ${row.id} has a key that the environment does not have`)
        const columns = sealColumns(sealer, { ...row, content, fileName: openName(sealer, row) })
        await transaction.update(documents).set(columns).where(eq(documents.id, row.id))
      }
      return rows.length
    })
    sealed += count
    if (count < BATCH) break
  }
  return sealed
}
