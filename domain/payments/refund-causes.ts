/** Money that bought nothing; its mail goes out when that is found, not when the money is back. */
export const RETURN_CAUSES = ['mismatch', 'soldOut', 'unavailable', 'couponUsed', 'late', 'secondPayment'] as const

export type ReturnCause = (typeof RETURN_CAUSES)[number]
export type RefundCause = ReturnCause | 'cancelled' | 'surplus' | 'dateChanged' | 'lapsed'
