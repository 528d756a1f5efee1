/**
 * Causes for which a payment is refunded because it bought nothing. The email is sent when the cause is found, not when
 * the refund is made.
 */
export const RETURN_CAUSES = ['mismatch', 'soldOut', 'unavailable', 'couponUsed', 'late', 'secondPayment'] as const

export type ReturnCause = (typeof RETURN_CAUSES)[number]
export type RefundCause = ReturnCause | 'cancelled' | 'surplus' | 'dateChanged' | 'lapsed'
