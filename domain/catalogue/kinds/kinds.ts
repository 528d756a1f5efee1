/** Every kind of product that an operator sells (spec 1). To add a kind, start here (docs/development.md). */
export const KINDS = ['tour', 'yacht', 'villa', 'car', 'transfer', 'wedding', 'health'] as const

export type Kind = (typeof KINDS)[number]

/** Kinds that a basket can contain (spec 3, basket item `urun_tipi`). All others are sold by enquiry. */
export const BOOKABLE_KINDS = ['tour', 'car', 'villa', 'yacht', 'transfer'] as const

export type BookableKind = (typeof BOOKABLE_KINDS)[number]
export type EnquiryKind = Exclude<Kind, BookableKind>

export const PRICE_UNITS = ['person', 'night', 'day', 'week', 'group', 'vehicle', 'package'] as const

export type PriceUnit = (typeof PRICE_UNITS)[number]
