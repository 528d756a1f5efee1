/**
 * Limits of the documents of a request. This file imports no schemas, so that a form does not load the schema library.
 */
export const MAXIMUM_DOCUMENTS = 5
/** Bytes of one document, before base64 encoding. */
export const MAXIMUM_DOCUMENT_BYTES = 3 * 1024 * 1024
export const MEDIA_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const
