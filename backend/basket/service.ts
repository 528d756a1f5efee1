/** What the other modules use of basket; they import no other file of it. */
export { findCoupon, returnCoupon, spendCoupon, toCouponCode } from './coupons'
export { toBasketItem, toPriceableItem } from './price'
export { type AvailableSelection, type CheckedSelection, type Clock, checkSelections } from './selections'
