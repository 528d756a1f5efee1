/** The public API of the basket module. Other modules import only this file. */
export { findCoupon, hasUseLeft, returnCoupon, spendCoupon, toCouponCode } from './coupons'
export { makeOffer } from './offers/make-offer'
export { toBasketItem, toPriceableItem } from './price'
export { type AvailableSelection, type CheckedSelection, type Clock, checkSelections } from './selections'
