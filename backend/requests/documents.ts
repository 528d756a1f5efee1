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

/** Thirty documents of 3 MiB: the maximum that one network can upload in an hour before loose documents are deleted. */
const uploadLimit = createLimit('document', 30, 60 * 60)

/**
 * `POST /talep-belge-post`. Throws `fileRefused` if the file is not a complete PDF, JPEG or PNG within the size limit.
 */
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

/**
 * Attaches uploaded documents to their request. Throws `documentUnknown` if one is missing or attached to another
 * request.
 */
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

/** Returns the document names of several requests for their sender, without reading the contents. */
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

/** Deletes uploads that were not attached to an enquiry within a day. Returns their number. */
export async function dropLooseDocuments(db: Queryable, now: number): Promise<number> {
  const dropped = await db
    .delete(documents)
    .where(
      and(isNotNull(documents.tokenHash), isNull(documents.requestId), lt(documents.createdAt, new Date(now - DAY))),
    )
    .returning({ id: documents.id })
  return dropped.length
}

/** Maximum retention of a medical document, whatever the state of its request. */
const LONGEST_DAYS = 400

/**
 * Deletes the medical documents and the free text of health requests that were decided or closed more than `days` days
 * ago, and those older than 400 days. Returns their number.
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
