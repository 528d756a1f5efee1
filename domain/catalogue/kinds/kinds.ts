/** Every kind of thing an operator sells (spec 1). A new kind starts here (docs/development.md). */
export const KINDS = ['tour', 'yacht', 'villa', 'car', 'transfer', 'wedding', 'health'] as const

export type Kind = (typeof KINDS)[number]

/** The kinds that can stand in a basket (spec 3, basket item `urun_tipi`); the others are sold by enquiry. */
export const BOOKABLE_KINDS = ['tour', 'car', 'villa', 'yacht', 'transfer'] as const

export type BookableKind = (typeof BOOKABLE_KINDS)[number]
export type EnquiryKind = Exclude<Kind, BookableKind>

export const PRICE_UNITS = ['person', 'night', 'day', 'week', 'group', 'vehicle', 'package'] as const

export type PriceUnit = (typeof PRICE_UNITS)[number]
