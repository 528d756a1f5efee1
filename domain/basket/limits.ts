/** Maximum number of items of one reservation. The wire's schema has the same limits. */
export const MAXIMUM_ITEMS = 20

/** Maximum number of travellers of one age band of one item. */
export const MAXIMUM_PERSONS = 60

export const MAXIMUM_COUPON_LENGTH = 40

/** Minutes for which a quote's price and rate are valid: long enough to fill in the form and to find a card. */
export const QUOTE_MINUTES = 30
