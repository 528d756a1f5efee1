import type { UnitPrices } from '@/domain/catalogue/shared/schema'
import { type Instant, toEpoch, toLocal } from '@/domain/dates/zone'
import { type Amount, percentOf, subtractAmounts } from '@/domain/money/amount'
import { priceReservation } from '@/domain/pricing/price-reservation'
import type { PricingResult } from '@/domain/pricing/types'
import { getFreeCancellationEnd } from '@/domain/reservations/cancellation'
import type { BookingCampaign, TourBooking } from './booking'
import type { BrowserMoney } from './browser-money'
import type { TourChoice } from './choice'

type Priced = Pick<TourBooking, 'campaign' | 'timeZone'>

/** A page may be older than the end of its campaign, which counts for bookings made up to and including its last day. */
export function getCampaign({ campaign, timeZone }: Priced, now: Instant): BookingCampaign | null {
  if (!campaign || campaign.endsOn === null) return campaign
  return toLocal(now, timeZone).date <= campaign.endsOn ? campaign : null
}

/** What one person, or one group, comes to after a campaign in percent; a fixed one is taken off the whole. */
export function toReduced(price: Amount, campaign: BookingCampaign | null): Amount {
  return campaign?.discountType === 'percent' ? subtractAmounts(price, percentOf(price, campaign.discountValue)) : price
}

/** What a day costs from: the group's price, or an adult's, in the product's currency after its campaign. */
export function getDayPrice(booking: TourBooking, adult: Amount, now: Instant): Amount {
  const { pricing } = booking
  const price = pricing.pricingMode === 'group' ? pricing.groupPrice : adult
  return toReduced(price, getCampaign(booking, now))
}

/**
 * The choice priced by the one pure module that the API prices with too, in the currency to be shown: what stands in the card is what
 * the quote will say (decisions 6). Basket campaign and coupon come later and only make it less.
 */
export function priceChoice(
  booking: TourBooking,
  { pax, extras }: Pick<TourChoice, 'pax' | 'extras'>,
  prices: UnitPrices,
  { currency, rates }: Pick<BrowserMoney, 'currency' | 'rates'>,
  now: Instant,
): PricingResult {
  const { pricing } = booking
  return priceReservation({
    items: [
      {
        key: String(booking.productId),
        kind: booking.kind,
        currency: booking.price.currency,
        people: pax,
        unitPrices: prices,
        pricing:
          pricing.pricingMode === 'individual'
            ? { mode: 'individual' }
            : {
                mode: 'group',
                groupPrice: pricing.groupPrice,
                includedPersons: pricing.maximumPersons,
                extraPersonPrice: pricing.extraPersonPrice,
              },
        quantity: 1,
        campaign: getCampaign(booking, now),
        extras: extras.map(({ id, quantity }) => ({
          id,
          quantity,
          unitPrice: booking.extras.find((extra) => extra.id === id)?.price ?? '0.00',
        })),
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

/** Until when everything comes back; null when it never does, or no longer. */
export function getFreeUntil(
  { cancellation, timeZone }: Pick<TourBooking, 'cancellation' | 'timeZone'>,
  date: string,
  time: string,
  now: Instant,
): string | null {
  if (cancellation.length === 0) return null
  const end = getFreeCancellationEnd({ date, time }, timeZone, cancellation)
  return end !== null && toEpoch(now) <= toEpoch(end) ? end : null
}
