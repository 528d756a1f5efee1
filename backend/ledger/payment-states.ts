/** States in which money may be moving: no second attempt is started beside them. */
export const BUSY_STATES = ['authorising', 'unknown']
