/** The public API of the reviews module. Other modules import only this file. */
export { keepAverage, recomputeReviews } from './average'
export { guestKeysOf } from './guest-key'
