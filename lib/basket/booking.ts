import type { Kind } from '@/domain/catalogue/kinds/kinds'
import type { FromPrice, PricingMode, Product, UnitPrices } from '@/domain/catalogue/shared/schema'
import type { CancellationStep } from '@/domain/reservations/cancellation'
import type { Settings } from '@/domain/settings/schema'
import { type Locale, pickLocalized } from '@/domain/shared/locales'

export interface BookingExtra {
  id: string
  title: string
  text: string | null
  price: string
  per: 'person' | 'booking'
  maximum: number
}

export interface BookingCampaign {
  discountType: 'percent' | 'fixed'
  discountValue: string
  endsOn: string | null
  label: string
}

interface BookingBase {
  productId: number
  locale: Locale
  title: string
  price: FromPrice
  /** What the price would be without the campaign of today is struck through beside it. */
  campaign: BookingCampaign | null
}

/** All that the booking card of a tour needs: no product object crosses to the browser whole. */
export interface TourBooking extends BookingBase {
  kind: 'tour'
  unitPrices: UnitPrices
  pricing: PricingMode
  extras: BookingExtra[]
  ageBands: { childFrom: number; adultFrom: number }
  taxMode: 'included' | 'excluded'
  taxRate: number
  payment: { paymentPlan: 'deposit' | 'full'; depositPercent: number }
  /** Steps of the refund; empty when nothing comes back. */
  cancellation: CancellationStep[]
  timeZone: string
  settlement: string
}

/** A kind that is sold by asking for an offer. */
export interface EnquiryBooking extends BookingBase {
  kind: Exclude<Kind, 'tour'>
  code: string
  companyName: string
  phone: string
  email: string
  whatsapp: string | null
}

export type Booking = TourBooking | EnquiryBooking

type Shop = Pick<Settings, 'company' | 'contact' | 'exchange' | 'language' | 'support'>

/** The product's own steps, else full refund until its free hours end, else none: as the API reads them. */
function toCancellation({ cancellation, freeCancellationHours }: Product): CancellationStep[] {
  if (cancellation) return cancellation.steps
  return freeCancellationHours === null ? [] : [{ hoursBefore: freeCancellationHours, refundPercent: 100 }]
}

function toExtras(product: Product, locale: Locale, fallback: Locale): BookingExtra[] {
  return product.extras.map((extra) => {
    const content = pickLocalized(extra.content, locale, fallback)
    return {
      id: extra.id,
      title: content?.title ?? extra.id,
      text: content?.text ?? null,
      price: extra.price,
      per: extra.per,
      maximum: extra.maximum,
    }
  })
}

function toCampaign({ campaign }: Product, locale: Locale, fallback: Locale): BookingCampaign | null {
  if (!campaign) return null
  const { discountType, discountValue, endsOn } = campaign
  return { discountType, discountValue, endsOn, label: pickLocalized(campaign.label, locale, fallback) ?? '' }
}

/** What the booking card of a product is made of, in one language. `timeZone` is the tenant's. */
export function buildBooking(product: Product, locale: Locale, settings: Shop, timeZone: string): Booking {
  const fallback = settings.language.default
  const base = {
    productId: product.id,
    locale,
    title: product.text.title,
    price: product.price,
    campaign: toCampaign(product, locale, fallback),
  }
  if (product.kind !== 'tour') {
    return {
      ...base,
      kind: product.kind,
      code: product.code,
      companyName: settings.company.companyName,
      phone: settings.support.phone,
      email: settings.contact.email,
      whatsapp: settings.support.whatsapp,
    }
  }
  return {
    ...base,
    kind: 'tour',
    unitPrices: product.unitPrices,
    pricing: product.pricing,
    extras: toExtras(product, locale, fallback),
    ageBands: product.ageBands,
    taxMode: product.taxMode,
    taxRate: product.taxRate,
    payment: product.payment,
    cancellation: toCancellation(product),
    timeZone,
    settlement: settings.exchange.settlement,
  }
}
