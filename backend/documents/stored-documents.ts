import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { MAXIMUM_DOCUMENT_BYTES, MEDIA_TYPES } from '@/domain/requests/document-limits'
import type { ExportedDocument, MediaType } from '@/domain/requests/document-schema'
import { type Queryable, schema } from '../platform/database/client'
import { ApiError } from '../platform/http/errors'
import { isActivePdf, mediaTypeOf } from './media-type'
import { openContent, openName, sealColumns } from './sealed-row'
import { type DocumentSealer, SEAL_BYTES } from './sealer'
import { trimDocument } from './trim-document'

const { documents } = schema

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

const LONGEST_NAME = 120
const EXTENSIONS: Record<MediaType, readonly [string, ...string[]]> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
}

/**
 * Returns a file name that is safe for file systems and headers. Only the desk and the owner see it. Its extension
 * matches the content: a file that is both a PDF and a web page or a program is opened by its name once it is saved.
 */
function cleanName(name: string, mediaType: MediaType): string {
  const clean = name.replace(/[^\p{L}\p{N}. _()-]/gu, '_').slice(0, LONGEST_NAME)
  const [first, ...others] = EXTENSIONS[mediaType]
  if ([first, ...others].some((extension) => clean.toLowerCase().endsWith(extension))) return clean
  return `${clean.slice(0, LONGEST_NAME - first.length)}${first}`
}

type Owner = { notificationId: number } | { agencyId: number; kind: string }

export interface SentDocument {
  content: Buffer
  mediaType: MediaType
}

/**
 * Decodes the document of a request field (`field` is its name in the code). Throws `fileRefused`, with the reason in
 * the field, if the file is not a complete PDF, JPEG or PNG of at most 3 MB, if a PDF contains scripts, actions or
 * files, or if the file is also a file of another type. Bytes after the document's end are removed.
 */
export async function requireDocument(base64: string, field: string): Promise<SentDocument> {
  const refuse = (fault: string) => new ApiError('fileRefused', { fields: { [field]: fault } })
  if (!BASE64.test(base64)) throw refuse('base64')
  const sent = Buffer.from(base64, 'base64')
  if (sent.length > MAXIMUM_DOCUMENT_BYTES) throw refuse('too_big')
  const mediaType = await mediaTypeOf(sent)
  const content = mediaType && trimDocument(sent, mediaType)
  if (mediaType === null || content === null) throw refuse('mediaType')
  if (mediaType === 'application/pdf' && (await isActivePdf(content))) throw refuse('activeContent')
  return { content, mediaType }
}

/** Stores a document with its owner. Pass the transaction that stores the owner. */
export async function storeDocument(
  db: Queryable,
  owner: Owner,
  document: SentDocument & { fileName: string },
  now: number,
) {
  const { content, mediaType } = document
  const fileName = cleanName(document.fileName, mediaType)
  await db.insert(documents).values({ ...owner, fileName, mediaType, content, createdAt: new Date(now) })
  return { fileName, mediaType, sizeBytes: content.length }
}

/** Stores a medical document encrypted. The token's hash links it to its request later. */
export async function storeMedicalDocument(
  db: Queryable,
  sealer: DocumentSealer,
  tokenHash: string,
  document: SentDocument & { fileName: string },
  now: number,
) {
  const { content, mediaType } = document
  const fileName = cleanName(document.fileName, mediaType)
  const columns = sealColumns(sealer, { tokenHash, fileName, mediaType, content })
  await db.insert(documents).values({ ...columns, tokenHash, mediaType, createdAt: new Date(now) })
  return { fileName, mediaType, sizeBytes: content.length }
}

/**
 * In bytes before base64. Applies to the content of all documents of the requests in an export together, and separately
 * to that of all receipts.
 */
const MAXIMUM_EXPORT_BYTES = 15 * 1024 * 1024

/**
 * Returns the documents of requests or payment notices for their owner's export, by the owner's id. The newest ones
 * include their content until the export contains 15 MB. The others, and those whose key is unavailable, have no
 * content.
 */
export async function readDocuments(
  db: Queryable,
  sealer: DocumentSealer,
  column: 'requestId' | 'notificationId',
  ids: readonly number[],
): Promise<Map<number, ExportedDocument[]>> {
  const found = new Map<number, ExportedDocument[]>()
  if (ids.length === 0) return found
  const owner = documents[column]
  const sealedSize: SQL<number> = sql`octet_length(${documents.sealedContent}) - ${sql.raw(String(SEAL_BYTES))}`
  const size: SQL<number> = sql`coalesce(${sealedSize}, octet_length(${documents.content}))`
  const soFar: SQL<number> = sql`sum(${size}) over (order by ${documents.id} desc)`
  const whole = (column: SQLWrapper) =>
    sql<Buffer | null>`case when ${soFar} <= ${MAXIMUM_EXPORT_BYTES} then ${column} end`
  const { tokenHash, fileName, sealedName, sealedWith } = documents
  const rows = await db
    .select({
      ...{ owner, tokenHash, fileName, sealedName, sealedWith, mediaType: documents.mediaType, sizeBytes: size },
      content: whole(documents.content),
      sealedContent: whole(documents.sealedContent),
    })
    .from(documents)
    .where(inArray(owner, [...ids]))
    .orderBy(documents.id)
  for (const row of rows) {
    const mediaType = MEDIA_TYPES.find((type) => type === row.mediaType)
    if (row.owner === null || mediaType === undefined) continue
    const { sizeBytes, content } = row
    const opened = content === null ? null : openContent(sealer, { ...row, content })
    const kept = { fileName: openName(sealer, row), mediaType, sizeBytes, base64: opened?.toString('base64') ?? null }
    found.set(row.owner, [...(found.get(row.owner) ?? []), kept])
  }
  return found
}
