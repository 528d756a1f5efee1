/** States in which a payment may be in progress. No second attempt starts meanwhile. */
export const BUSY_STATES = ['authorising', 'unknown']
