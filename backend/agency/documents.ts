import { and, count, eq } from 'drizzle-orm'
import { MAXIMUM_AGENCY_DOCUMENTS } from '@/domain/agency/limits'
import type { ParsedRequestOf } from '@/domain/wire/call'
import type { CALLS } from '@/domain/wire/calls'
import { requireDocument, storeDocument } from '../documents/service'
import { schema } from '../platform/database/client'
import type { CallContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { createLimit } from '../platform/limits/limits'
import { sha256 } from '../platform/shared/secrets'

const { agencies, documents } = schema
const uploadLimit = createLimit('agency-document', 40, 60 * 60)

/** Throws `notFound` unless the token belongs to an open application. */
async function requireApplication(context: CallContext, token: string): Promise<number> {
  const [row] = await context.db
    .select({ id: agencies.id })
    .from(agencies)
    .where(and(eq(agencies.uploadTokenHash, sha256(token)), eq(agencies.status, 'pending')))
  if (!row) throw new ApiError('notFound')
  return row.id
}

/** `POST /acente-belge-post`. Accepts a limited number of documents for a token while its application is open. */
export async function addAgencyDocument(context: CallContext, input: ParsedRequestOf<typeof CALLS.addAgencyDocument>) {
  const { db, now } = context
  await uploadLimit.consume(context, context.clientNetwork)
  const agencyId = await requireApplication(context, input.applicationToken)
  const document = await requireDocument(input.base64, 'base64')
  const { agencyDocumentKind, fileName } = input
  const kept = await db.transaction(async (transaction) => {
    await transaction.select({ id: agencies.id }).from(agencies).where(eq(agencies.id, agencyId)).for('update')
    const [known] = await transaction.select({ value: count() }).from(documents).where(eq(documents.agencyId, agencyId))
    if ((known?.value ?? 0) >= MAXIMUM_AGENCY_DOCUMENTS) throw new ApiError('tooManyRequests')
    return storeDocument(transaction, { agencyId, kind: agencyDocumentKind }, { ...document, fileName }, now)
  })
  return { agencyDocumentKind, ...kept }
}
