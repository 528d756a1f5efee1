/** Documents that one application may hold. */
export const MAXIMUM_AGENCY_DOCUMENTS = 8

export const AGENCY_DOCUMENT_KINDS = ['licence', 'taxPlate', 'tradeRegistry', 'signature', 'other'] as const

/** How long a visit to an agency's page counts as its doing. */
export const ATTRIBUTION_DAYS = 30
