import { ZERO } from '@/domain/money/amount'
import { NO_DISCOUNT } from '@/domain/pricing/granted-discounts'
import { toGrossPrice } from '@/domain/pricing/gross-price'
import type { PricedReservation } from '@/domain/pricing/types'
import type { ReservationResult } from './schema'

/** The agency that booked a reservation for its client, as the client sees it. */
export type BookedBy = NonNullable<ReservationResult['bookedBy']>

type Price = ReservationResult['fixed']
type Items = ReservationResult['items']

/** Gross, and due to nobody but the agency: the client pays the operator nothing. */
function toClientPrice(price: Price, items: Items): Price {
  const gross = toGrossPrice(price as PricedReservation, items)
  const lines = gross.lines.map((line) => ({ ...line, depositRate: 0, deposit: ZERO, balance: line.total }))
  const { grandTotal } = gross.totals
  const totals = { ...gross.totals, depositRate: 0, depositTotal: ZERO, remainingTotal: grandTotal }
  return { ...gross, lines, totals, charged: ZERO }
}

/**
 * A reservation as the client of the agency sees it that booked it: gross prices and the agency's name in the place of
 * net prices, discount, payments, the agency's card and the date by which the agency has to pay. Tickets are left out as
 * long as the reservation is not certain, since the amounts that tell so are left out.
 * @param isCertain whether the reservation is confirmed, by its own amounts
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
