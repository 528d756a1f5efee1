/** Bytes of one document of an application, before base64. */
export const MAXIMUM_AGENCY_DOCUMENT_BYTES = 4 * 1024 * 1024
export const MAXIMUM_AGENCY_DOCUMENTS = 8
/** Such a document in base64 with the fields beside it, in bytes of the request. */
export const MAXIMUM_AGENCY_DOCUMENT_BODY_BYTES = Math.ceil(MAXIMUM_AGENCY_DOCUMENT_BYTES / 3) * 4 + 4_096

export const AGENCY_DOCUMENT_KINDS = ['licence', 'taxPlate', 'tradeRegistry', 'signature', 'other'] as const
export const AGENCY_DOCUMENT_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const

/** How long a visit to an agency's page counts as its doing. */
export const ATTRIBUTION_DAYS = 30

export type AgencyDocumentType = (typeof AGENCY_DOCUMENT_TYPES)[number]
