/** Limits of the documents of a request; without the schemas, so that a form need not load their library. */
export const MAXIMUM_DOCUMENTS = 5
/** Bytes of one document, before it is written as base64. */
export const MAXIMUM_DOCUMENT_BYTES = 3 * 1024 * 1024
export const MEDIA_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const
