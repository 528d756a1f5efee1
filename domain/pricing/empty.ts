import { type CurrencyCode, ZERO } from '@/domain/money/amount'
import type { PricedReservation } from './types'

/** A reservation without lines: the price of a basket in which every item became unavailable. */
export function buildEmptyReservation(currency: CurrencyCode): PricedReservation {
  return {
    currency,
    lines: [],
    totals: {
      productTotal: ZERO,
      extrasTotal: ZERO,
      campaignDiscount: ZERO,
      couponDiscount: ZERO,
      basketDiscount: ZERO,
      tradeDiscount: ZERO,
      taxTotal: ZERO,
      instalmentDifference: ZERO,
      subtotal: ZERO,
      grandTotal: ZERO,
      depositRate: 0,
      depositTotal: ZERO,
      remainingTotal: ZERO,
    },
    charged: ZERO,
  }
}
