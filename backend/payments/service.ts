/** Public interface of the payments module; other modules import no other file of it. */
export { finishRefund, isMailedWhenSent } from './pay-refund'
export { findFreeSource, isGone, receiveMoney, rejectNotification, sourceOf } from './received-money'
export { planReversal, type ReversalPlan, reversePayment } from './reverse-payment'
