import { ZERO } from '@/domain/money/amount'
import { NO_DISCOUNT } from '@/domain/pricing/granted-discounts'
import { toGrossPrice } from '@/domain/pricing/gross-price'
import type { PricedReservation } from '@/domain/pricing/types'
import type { ReservationResult } from './schema'

/** The agency that booked a reservation for its client, as shown to the client. */
export type BookedBy = NonNullable<ReservationResult['bookedBy']>

type Price = ReservationResult['fixed']
type Items = ReservationResult['items']

/** Converts to gross prices with nothing due to the operator, because the client pays the agency. */
function toClientPrice(price: Price, items: Items): Price {
  const gross = toGrossPrice(price as PricedReservation, items)
  const lines = gross.lines.map((line) => ({ ...line, depositRate: 0, deposit: ZERO, balance: line.total }))
  const { grandTotal } = gross.totals
  const totals = { ...gross.totals, depositRate: 0, depositTotal: ZERO, remainingTotal: grandTotal }
  return { ...gross, lines, totals, charged: ZERO }
}

/**
 * The view of a reservation for the client of the agency that booked it. It shows gross prices and the agency's name.
 * It hides net prices, discount, payments, the agency's card and the agency's payment deadline. Until the reservation
 * is confirmed, tickets are omitted, because the client's view lacks the amounts from which the confirmation is
 * derived.
 * @param isCertain whether the reservation is confirmed, according to its own amounts
 */
export function toClientView(result: ReservationResult, bookedBy: BookedBy, isCertain: boolean): ReservationResult {
  const fixed = toClientPrice(result.fixed, result.items)
  const chosen = toClientPrice(result.chosen, result.items)
  const items = result.items.map((item, index) => ({
    ...item,
    fixedTotal: fixed.lines[index]?.total ?? ZERO,
    chosenTotal: chosen.lines[index]?.total ?? ZERO,
    ticketNumber: isCertain ? item.ticketNumber : null,
  }))
  const { currency } = result.fixed
  return {
    ...result,
    items,
    fixed,
    chosen,
    bookedBy,
    collectionStatus: 0,
    paymentPlan: 'full',
    hasPlanChoice: false,
    discountRates: { ...result.discountRates, tradeDiscount: NO_DISCOUNT },
    instalments: 1,
    paid: { amount: ZERO, currency },
    refunding: { amount: ZERO, currency },
    payUntil: null,
    payment: { paymentState: 'captured', reason: null, brand: null, lastFour: null, amount: ZERO, currency },
  }
}
