import * as z from 'zod'
import { lineSchema } from './fields'
import { MAXIMUM_DOCUMENT_BYTES, MEDIA_TYPES } from './words'

/** Characters of such a document in base64, and room for the fields beside it. */
export const MAXIMUM_DOCUMENT_BODY_BYTES = Math.ceil(MAXIMUM_DOCUMENT_BYTES / 3) * 4 + 4096

/** Names one uploaded document; who holds it may put it into one request, and nobody may read it back. */
export const documentTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{32}$/)

export const documentUploadSchema = z.object({
  fileName: lineSchema(120),
  base64: z
    .string()
    .min(4)
    .max(Math.ceil(MAXIMUM_DOCUMENT_BYTES / 3) * 4),
  documentConsent: z.literal(true),
})

export const documentReceiptSchema = z.object({
  documentToken: documentTokenSchema,
  fileName: z.string(),
  mediaType: z.enum(MEDIA_TYPES),
  sizeBytes: z.int().positive(),
})

export type MediaType = (typeof MEDIA_TYPES)[number]
