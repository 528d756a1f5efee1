/** What the other modules use of basket; they import no other file of it. */
export { findCoupon, hasUseLeft, returnCoupon, spendCoupon, toCouponCode } from './coupons'
export { makeOffer } from './offers/make-offer'
export { toBasketItem, toPriceableItem } from './price'
export { type AvailableSelection, type CheckedSelection, type Clock, checkSelections } from './selections'
