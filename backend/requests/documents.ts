import { and, asc, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import type { ParsedRequestOf } from '@/domain/wire/call'
import type { feedbackCalls } from '@/domain/wire/calls-feedback'
import { type Queryable, schema } from '../db/client'
import { keepPaper, requirePaper } from '../documents/store'
import type { CallContext } from '../http/context'
import { ApiError } from '../http/errors'
import { randomToken, sha256 } from '../http/secrets'
import { limitAnonymousForm } from '../member/form-limit'
import { createLimit } from '../member/limits'

const { documents } = schema

const DAY = 86_400_000

/** Thirty of 3 MiB: what one address can lay down in an hour before it is deleted again. */
const uploadLimit = createLimit('document', 30, 60 * 60)

/** `POST /talep-belge-post`. Throws `fileRefused` for what is no whole PDF, JPEG or PNG within the size. */
export async function addDocument(context: CallContext, input: ParsedRequestOf<typeof feedbackCalls.addDocument>) {
  await uploadLimit.consume(context, context.clientNetwork)
  await limitAnonymousForm(context, 'document')
  const paper = await requirePaper(input.base64, 'base64')
  const documentToken = randomToken(24)
  const owner = { tokenHash: sha256(documentToken) }
  const kept = await keepPaper(context.db, owner, { ...paper, fileName: input.fileName }, context.now)
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

/** Names of the documents of several requests, without reading what is in them. */
export async function findDocumentNames(db: Queryable, requestIds: readonly number[]): Promise<Map<number, string[]>> {
  const names = new Map<number, string[]>()
  if (requestIds.length === 0) return names
  const rows = await db
    .select({ requestId: documents.requestId, fileName: documents.fileName })
    .from(documents)
    .where(inArray(documents.requestId, [...requestIds]))
    .orderBy(asc(documents.id))
  for (const { requestId, fileName } of rows) {
    if (requestId !== null) names.set(requestId, [...(names.get(requestId) ?? []), fileName])
  }
  return names
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
