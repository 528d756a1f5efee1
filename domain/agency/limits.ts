/** Maximum number of documents of one application. */
export const MAXIMUM_AGENCY_DOCUMENTS = 8

export const AGENCY_DOCUMENT_KINDS = ['licence', 'taxPlate', 'tradeRegistry', 'signature', 'other'] as const

/** Days for which a visit to an agency's page attributes a booking to that agency. */
export const ATTRIBUTION_DAYS = 30
