/** Owner of a reservation's vouchers (see `RenderedFile`). */
export const voucherOwner = (reservationId: number): string => `vouchers/${reservationId}`

/** Owner of an agency's statements. */
export const statementOwner = (agencyId: number): string => `statements/${agencyId}`
