import type { BasketItem } from '@/domain/basket/schema'
import { NO_REFUND_POLICY } from '@/domain/reservations/cancellation'
import type { Locale } from '@/domain/shared/locales'
import { pickLocalized } from '@/domain/shared/locales'
import type { TourBooking } from './booking'
import { getExtraTitle, getItemSlug, getItemTitle } from './item-titles'

interface Context {
  locale: Locale
  timeZone: string
  settlement: string
}

/** Builds the card data for changing a tour in the basket; ages and cancellation are not asked again. */
export function toItemBooking(item: BasketItem, { locale, timeZone, settlement }: Context): TourBooking {
  const { campaign, currency } = item
  return {
    kind: 'tour',
    productId: item.productId,
    locale,
    title: getItemTitle(item, locale),
    slug: getItemSlug(item, locale),
    price: { amount: item.todayPrice.price, oldAmount: null, currency, unit: 'person' },
    campaign: campaign && {
      discountType: campaign.discountType,
      discountValue: campaign.discountValue,
      endsOn: campaign.endsOn,
      label: pickLocalized(campaign.label, locale, locale) ?? '',
    },
    unitPrices: item.unitPrices,
    pricing: item.pricing,
    partyRule: item.partyRule,
    extras: item.offeredExtras.map(({ id, price, per, maximum }) => ({
      id,
      title: getExtraTitle(item, id, locale),
      text: null,
      price,
      per,
      maximum,
    })),
    days: 1,
    ageBands: { childFrom: 0, adultFrom: 0 },
    minimumAge: 0,
    taxMode: item.taxMode,
    taxRate: item.taxRate,
    payment: item.payment,
    cancellation: NO_REFUND_POLICY,
    timeZone,
    settlement,
    // It is already in the basket.
    isDirect: false,
  }
}
