import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { RequestPayload } from '@/domain/requests/schema'
import type { DocumentSealer } from '../documents/service'
import { type Queryable, schema, type TenantDatabase } from '../platform/database/client'

const { requests } = schema

type Row = Pick<typeof requests.$inferSelect, 'number' | 'payload' | 'sealedText' | 'sealedWith'>

/** Bounds the size of a transaction and of a run. The next run continues. */
const BATCH = 100
const MOST_IN_A_RUN = 5_000

/** The number binds a sealed text to its row, so that it cannot be moved to another row. */
const labelOf = (number: string) => `text:${number}`

const hasPlainText = or(
  isNotNull(sql`${requests.payload} ->> 'treatment'`),
  isNotNull(sql`${requests.payload} ->> 'message'`),
)
const isHealth = eq(requests.kind, 'health')

/** Returns the payload without what the person wrote about their health. Other requests are unchanged. */
export function withoutMedicalText(payload: RequestPayload): RequestPayload {
  return payload.requestKind === 'health' ? { ...payload, treatment: null, message: null } : payload
}

export function hasMedicalText({ payload, sealedText }: Row): boolean {
  if (payload.requestKind !== 'health') return false
  return sealedText !== null || Boolean(payload.treatment) || Boolean(payload.message)
}

/** Columns of a request. The free text of a health request is encrypted and removed from the plain payload. */
export function sealRequest(sealer: DocumentSealer, number: string, payload: RequestPayload) {
  if (payload.requestKind !== 'health' || !(payload.treatment || payload.message)) {
    return { payload, sealedText: null, sealedWith: null }
  }
  const text = JSON.stringify({ treatment: payload.treatment, message: payload.message })
  return {
    payload: withoutMedicalText(payload),
    sealedText: sealer.seal(Buffer.from(text), labelOf(number)),
    sealedWith: sealer.keyId,
  }
}

/** Returns the original payload. If the key is unavailable, the free text is missing. */
export function openRequest(sealer: DocumentSealer, row: Row): RequestPayload {
  const { number, payload, sealedText, sealedWith } = row
  if (sealedText === null || sealedWith === null || payload.requestKind !== 'health') return payload
  const plain = sealer.open(sealedText, sealedWith, labelOf(number))
  if (plain === null) return payload
  const { treatment, message } = JSON.parse(plain.toString()) as Pick<typeof payload, 'treatment' | 'message'>
  return { ...payload, treatment, message }
}

/**
 * Encrypts free text that the previous release stored in plain text, and encrypts that of the former key again.
 * Idempotent. Returns the number of requests.
 */
export async function sealStoredRequests(db: TenantDatabase, sealer: DocumentSealer): Promise<number> {
  const { sealedWith } = requests
  const isOfFormerKey = sealer.formerKeyIds.length > 0 ? inArray(sealedWith, [...sealer.formerKeyIds]) : undefined
  let sealed = 0
  while (sealed < MOST_IN_A_RUN) {
    const count = await db.transaction(async (transaction) => {
      const rows = await transaction
        .select()
        .from(requests)
        .where(and(isHealth, or(and(isNull(sealedWith), hasPlainText), isOfFormerKey)))
        .orderBy(requests.id)
        .limit(BATCH)
        .for('update', { skipLocked: true })
      for (const row of rows) {
        const columns = sealRequest(sealer, row.number, openRequest(sealer, row))
        await transaction
          .update(requests)
          .set(columns.sealedText ? columns : { payload: withoutMedicalText(row.payload) })
          .where(eq(requests.id, row.id))
      }
      return rows.length
    })
    sealed += count
    if (count < BATCH) break
  }
  return sealed
}

/** Deletes the free text of health requests decided before `decidedBefore` or made before `madeBefore`. */
export async function dropMedicalTexts(db: Queryable, decidedBefore: Date, madeBefore: Date): Promise<number> {
  const isOver = or(lt(requests.decidedAt, decidedBefore), lt(requests.createdAt, madeBefore))
  const dropped = await db
    .update(requests)
    .set({
      payload: sql`${requests.payload} || '{"treatment": null, "message": null}'::jsonb`,
      sealedText: null,
      sealedWith: null,
    })
    .where(and(isHealth, isOver, or(isNotNull(requests.sealedText), hasPlainText)))
    .returning({ id: requests.id })
  return dropped.length
}
