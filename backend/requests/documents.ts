import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { DECIDED_STATUSES } from '@/domain/requests/schema'
import type { ParsedRequestOf } from '@/domain/wire/call'
import type { feedbackCalls } from '@/domain/wire/calls-feedback'
import { limitAnonymousForm } from '../accounts/service'
import {
  createDocumentSealer,
  type DocumentSealer,
  isMedical,
  openName,
  requireDocument,
  storeMedicalDocument,
} from '../documents/service'
import { type Queryable, schema } from '../platform/database/client'
import type { CallContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { createLimit } from '../platform/limits/limits'
import { randomToken, sha256 } from '../platform/shared/secrets'
import type { Services } from '../services/services'
import { dropMedicalTexts } from './medical-text'

const { documents, requests } = schema

const DAY = 86_400_000

/** Thirty of 3 MiB: what one address can lay down in an hour before it is deleted again. */
const uploadLimit = createLimit('document', 30, 60 * 60)

/** `POST /talep-belge-post`. Throws `fileRefused` for what is no whole PDF, JPEG or PNG within the size. */
export async function addDocument(
  { env }: Pick<Services, 'env'>,
  context: CallContext,
  input: ParsedRequestOf<typeof feedbackCalls.addDocument>,
) {
  await uploadLimit.consume(context, context.clientNetwork)
  await limitAnonymousForm(context, 'document')
  const document = await requireDocument(input.base64, 'base64')
  const documentToken = randomToken(24)
  const sealer = createDocumentSealer(env, context.company)
  const named = { ...document, fileName: input.fileName }
  const kept = await storeMedicalDocument(context.db, sealer, sha256(documentToken), named, context.now)
  return { documentToken, ...kept }
}

/** Gives uploaded documents to their request; throws `documentUnknown` when one is gone or belongs to another. */
export async function attachDocuments(db: Queryable, requestId: number, tokens: readonly string[]): Promise<void> {
  const hashes = [...new Set(tokens.map((token) => sha256(token)))]
  if (hashes.length === 0) return
  const taken = await db
    .update(documents)
    .set({ requestId })
    .where(and(inArray(documents.tokenHash, hashes), isNull(documents.requestId)))
    .returning({ id: documents.id })
  if (taken.length !== hashes.length) throw new ApiError('documentUnknown', { fields: { documents: 'unknown' } })
}

/** Names of the documents of several requests for who sent them, without reading what is in them. */
export async function findDocumentNames(
  db: Queryable,
  sealer: DocumentSealer,
  requestIds: readonly number[],
): Promise<Map<number, string[]>> {
  const names = new Map<number, string[]>()
  if (requestIds.length === 0) return names
  const { requestId, tokenHash, fileName, sealedName, sealedWith } = documents
  const rows = await db
    .select({ requestId, tokenHash, fileName, sealedName, sealedWith })
    .from(documents)
    .where(inArray(requestId, [...requestIds]))
    .orderBy(asc(documents.id))
  for (const row of rows) {
    if (row.requestId !== null) names.set(row.requestId, [...(names.get(row.requestId) ?? []), openName(sealer, row)])
  }
  return names
}

export async function countDocuments(db: Queryable, requestId: number): Promise<number> {
  return db.$count(documents, eq(documents.requestId, requestId))
}

/** What was uploaded and never sent with an enquiry is deleted after a day. Answers how many those were. */
export async function dropLooseDocuments(db: Queryable, now: number): Promise<number> {
  const dropped = await db
    .delete(documents)
    .where(
      and(isNotNull(documents.tokenHash), isNull(documents.requestId), lt(documents.createdAt, new Date(now - DAY))),
    )
    .returning({ id: documents.id })
  return dropped.length
}

/** No medical document is kept for longer than this, whatever becomes of its request. */
const LONGEST_DAYS = 400

/**
 * Deletes the medical documents and the free text of health requests that were decided or closed so many days ago, and those that are older than
 * 400 days. Answers how many those were.
 */
export async function dropOldDocuments(db: Queryable, days: number, now: number): Promise<number> {
  const isDecided = inArray(requests.status, [...DECIDED_STATUSES])
  // The former release does not write the column.
  await db
    .update(requests)
    .set({ decidedAt: sql`case when ${isDecided} then ${new Date(now).toISOString()}::timestamptz end` })
    .where(sql`(${isDecided}) <> (${isNotNull(requests.decidedAt)})`)
  const decided = db
    .select({ id: requests.id })
    .from(requests)
    .where(and(isDecided, lt(requests.decidedAt, new Date(now - days * DAY))))
  const longest = new Date(now - LONGEST_DAYS * DAY)
  const texts = await dropMedicalTexts(db, new Date(now - days * DAY), longest)
  const isOver = or(inArray(documents.requestId, decided), lt(documents.createdAt, longest))
  const dropped = await db.delete(documents).where(and(isMedical, isOver)).returning({ id: documents.id })
  return dropped.length + texts
}
