import * as z from 'zod'
import { MEDIA_TYPES } from './document-limits'
import { lineSchema } from './fields'

/** The largest document (`MAXIMUM_DOCUMENT_BYTES`) in base64 with the fields beside it: bytes of a request that carries one. */
export const MAXIMUM_DOCUMENT_BODY_BYTES = 4_400_000

/**
 * A PDF, JPEG or PNG as base64. What it is and whether it is too large, its bytes say: the operator API looks at them and
 * refuses with one code, `fileRefused`, on every call.
 */
export const documentContentSchema = z.string().min(1).max(MAXIMUM_DOCUMENT_BODY_BYTES)

/** Names one uploaded document; who holds it may put it into one request, and nobody may read it back. */
export const documentTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{32}$/)

export const documentUploadSchema = z.object({
  fileName: lineSchema(120),
  base64: documentContentSchema,
  documentConsent: z.literal(true),
})

export const documentReceiptSchema = z.object({
  documentToken: documentTokenSchema,
  fileName: z.string(),
  mediaType: z.enum(MEDIA_TYPES),
  sizeBytes: z.int().positive(),
})

/** A document as its owner carries it away; without content where an export would become too large. */
export const exportedDocumentSchema = z.object({
  fileName: z.string(),
  mediaType: z.enum(MEDIA_TYPES),
  sizeBytes: z.int().positive(),
  base64: z.string().nullable(),
})

export type MediaType = (typeof MEDIA_TYPES)[number]
export type ExportedDocument = z.infer<typeof exportedDocumentSchema>
