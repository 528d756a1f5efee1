/** Most items of one reservation; the same figures as in the wire's schema. */
export const MAXIMUM_ITEMS = 20

/** Most travellers of one age band of one item. */
export const MAXIMUM_PERSONS = 60

export const MAXIMUM_COUPON_LENGTH = 40

/** How long a price and its rate hold: long enough to fill a form in and find a card. */
export const QUOTE_MINUTES = 30
