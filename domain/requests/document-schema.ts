import * as z from 'zod'
import { MEDIA_TYPES } from './document-limits'
import { lineSchema } from './fields'

/**
 * Bytes of a request that carries one document: the largest document (`MAXIMUM_DOCUMENT_BYTES`) in base64 and the other
 * fields.
 */
export const MAXIMUM_DOCUMENT_BODY_BYTES = 4_400_000

/**
 * A PDF, JPEG or PNG as base64. The operator API detects type and size from the bytes. Every call refuses an invalid
 * file with the same code, `fileRefused`.
 */
export const documentContentSchema = z.string().min(1).max(MAXIMUM_DOCUMENT_BODY_BYTES)

/**
 * Identifies one uploaded document. The holder may attach it to one request. Nobody can read the document back with it.
 */
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

/** A document in its owner's data export. The content is missing where the export would become too large. */
export const exportedDocumentSchema = z.object({
  fileName: z.string(),
  mediaType: z.enum(MEDIA_TYPES),
  sizeBytes: z.int().positive(),
  base64: z.string().nullable(),
})

export type MediaType = (typeof MEDIA_TYPES)[number]
export type ExportedDocument = z.infer<typeof exportedDocumentSchema>
