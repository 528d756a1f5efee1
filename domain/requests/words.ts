/** What requests are told apart by and where they end; without the schemas, so that a form need not bring their library along. */
export const REQUEST_KINDS = ['contact', 'offer', 'wedding', 'health'] as const
export const VENUES = ['beach', 'garden', 'boat', 'castle'] as const

export const MAXIMUM_DOCUMENTS = 5
/** Bytes of one document, before it is written as base64. */
export const MAXIMUM_DOCUMENT_BYTES = 3 * 1024 * 1024
export const MEDIA_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const

export type RequestKind = (typeof REQUEST_KINDS)[number]
