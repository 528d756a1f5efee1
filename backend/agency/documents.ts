import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { and, count, eq } from 'drizzle-orm'
import {
  type AgencyDocumentType,
  MAXIMUM_AGENCY_DOCUMENT_BYTES,
  MAXIMUM_AGENCY_DOCUMENTS,
} from '@/domain/agency/limits'
import type { ParsedRequestOf } from '@/domain/wire/call'
import type { CALLS } from '@/domain/wire/calls'
import { schema } from '../db/client'
import type { CallContext } from '../http/context'
import { ApiError } from '../http/errors'
import { sha256 } from '../http/secrets'
import { createLimit } from '../member/limits'
import type { Services } from '../services'
import { detectDocumentType } from '../uploads/document-type'

const { agencies, agencyDocuments } = schema
const uploadLimit = createLimit('agency-document', 40, 60 * 60)

const ENDINGS: Record<AgencyDocumentType, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
}

/** Beside the uploads folder and never inside it: no route serves these. */
export const documentsDir = (services: Services): string => join(services.env.DATA_DIR, 'documents')

/** A name that a file system or a header cannot be led astray by; shown to the desk only. */
const cleanName = (name: string) => name.replace(/[^\p{L}\p{N}. _()-]/gu, '_').slice(0, 120)

/** Written beside its place and then moved: a file is there wholly or not at all. */
async function store(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, bytes, { mode: 0o600 })
  await rename(draft, path)
}

async function requireApplication(context: CallContext, token: string): Promise<number> {
  const [row] = await context.db
    .select({ id: agencies.id })
    .from(agencies)
    .where(and(eq(agencies.uploadTokenHash, sha256(token)), eq(agencies.status, 'pending')))
  if (!row) throw new ApiError('notFound')
  return row.id
}

async function requireDocument(base64: string): Promise<{ bytes: Buffer; mediaType: AgencyDocumentType }> {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > MAXIMUM_AGENCY_DOCUMENT_BYTES) throw new ApiError('bodyTooLarge')
  const mediaType = await detectDocumentType(bytes)
  if (!mediaType) throw new ApiError('documentRefused')
  return { bytes, mediaType }
}

/** `POST /acente-belge-post`: while the application is open, for who holds its token; so many and no more. */
export async function addAgencyDocument(
  context: CallContext,
  services: Services,
  input: ParsedRequestOf<typeof CALLS.addAgencyDocument>,
) {
  const { db, company, now } = context
  await uploadLimit.consume(context, context.clientAddress)
  const agencyId = await requireApplication(context, input.applicationToken)
  const { bytes, mediaType } = await requireDocument(input.base64)
  const path = join(company, 'agencies', String(agencyId), `${randomUUID()}.${ENDINGS[mediaType]}`)
  const fileName = cleanName(input.fileName)
  const { agencyDocumentKind } = input
  const sizeBytes = bytes.length
  const absolute = join(documentsDir(services), path)
  await store(absolute, bytes)
  try {
    await db.transaction(async (transaction) => {
      await transaction.select({ id: agencies.id }).from(agencies).where(eq(agencies.id, agencyId)).for('update')
      const [known] = await transaction
        .select({ value: count() })
        .from(agencyDocuments)
        .where(eq(agencyDocuments.agencyId, agencyId))
      if ((known?.value ?? 0) >= MAXIMUM_AGENCY_DOCUMENTS) throw new ApiError('tooManyRequests')
      await transaction.insert(agencyDocuments).values({
        agencyId,
        kind: agencyDocumentKind,
        fileName,
        mediaType,
        sizeBytes,
        sha256: sha256(bytes.toString('base64')),
        path,
        uploadedAt: new Date(now),
      })
    })
  } catch (error) {
    await rm(absolute, { force: true })
    throw error
  }
  return { agencyDocumentKind, fileName, mediaType, sizeBytes }
}
