import type { Pax } from '@/domain/basket/schema'
import { hasDepartures } from '@/domain/catalogue/kinds/traits'
import type { UnitPrices } from '@/domain/catalogue/shared/schema'
import { type Instant, toEpoch, toLocal } from '@/domain/dates/zone'
import { type Amount, percentOf, subtractAmounts } from '@/domain/money/amount'
import { type KindParts, tourParts } from '@/domain/pricing/kind-parts'
import { priceReservation } from '@/domain/pricing/price-reservation'
import type { PricingResult } from '@/domain/pricing/types'
import { getFreeCancellationEnd } from '@/domain/reservations/cancellation'
import type { BookingCampaign, SaleBooking, TourBooking } from './booking'
import type { BrowserMoney } from './browser-money'
import type { ChosenExtras } from './choice-query'
import type { TourChoice } from './tour-choice'

type Priced = Pick<SaleBooking, 'campaign' | 'timeZone'>

/** The campaign, unless it has ended: a page may be older. It applies to bookings up to and including its last day. */
export function getCampaign({ campaign, timeZone }: Priced, now: Instant): BookingCampaign | null {
  if (!campaign || campaign.endsOn === null) return campaign
  return toLocal(now, timeZone).date <= campaign.endsOn ? campaign : null
}

/** The price of one person or group after a percentage campaign; a fixed campaign reduces the total instead. */
export function toReduced(price: Amount, campaign: BookingCampaign | null): Amount {
  return campaign?.discountType === 'percent' ? subtractAmounts(price, percentOf(price, campaign.discountValue)) : price
}

/** Lowest price of a day in the product's currency, after its campaign; the group price for a group tour. */
export function getDayPrice({ kind, pricing, ...booking }: SaleBooking, own: Amount, now: Instant): Amount {
  const price = hasDepartures(kind) && pricing.pricingMode === 'group' ? pricing.groupPrice : own
  return toReduced(price, getCampaign(booking, now))
}

/**
 * Prices a choice in the display currency with the pure module that the API uses too, so that the card shows the price
 * of the quote (decisions 6). A basket campaign or coupon, applied later, can only reduce it.
 */
export function priceLine(
  booking: SaleBooking,
  { unit: _, extraDays, ...parts }: KindParts,
  { pax, extras }: { pax: Pax; extras: ChosenExtras },
  { currency, rates }: Pick<BrowserMoney, 'currency' | 'rates'>,
  now: Instant,
): PricingResult {
  return priceReservation({
    items: [
      {
        ...parts,
        people: pax,
        key: String(booking.productId),
        kind: booking.kind,
        currency: booking.price.currency,
        campaign: getCampaign(booking, now),
        extras: extras.map(({ id, quantity }) => {
          const extra = booking.extras.find((candidate) => candidate.id === id)
          const times = extra?.per === 'day' ? extraDays : 1
          return { id, quantity: quantity * times, unitPrice: extra?.price ?? '0.00' }
        }),
        taxMode: booking.taxMode,
        taxRate: booking.taxRate,
        paymentPlan: booking.payment.paymentPlan,
        depositRate: booking.payment.depositPercent,
      },
    ],
    basketCampaign: null,
    coupon: null,
    tradeDiscount: null,
    instalmentRate: '0',
    paymentPlan: 'deposit',
    target: currency,
    fixedCurrency: booking.settlement,
    rates,
  })
}

/** Prices a tour's departure per person or per group. */
export function priceChoice(
  booking: TourBooking,
  choice: Pick<TourChoice, 'pax' | 'extras'>,
  prices: UnitPrices,
  money: Pick<BrowserMoney, 'currency' | 'rates'>,
  now: Instant,
): PricingResult {
  return priceLine(booking, tourParts(prices, booking.pricing, booking.days), choice, money, now)
}

/** End of free cancellation; null if there is none or it has passed. */
export function getFreeUntil(
  { cancellation, timeZone }: Pick<SaleBooking, 'cancellation' | 'timeZone'>,
  date: string,
  time: string,
  now: Instant,
): string | null {
  const end = getFreeCancellationEnd({ date, time }, timeZone, cancellation)
  return end !== null && toEpoch(now) <= toEpoch(end) ? end : null
}
