/** What the other modules use of reviews; they import no other file of it. */
export { keepAverage, recomputeReviews } from './average'
export { guestKeysOf } from './guest-key'
