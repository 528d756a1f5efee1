import type { PartyRule } from '@/domain/basket/party'
import type { DetailsOf, ProductDetails } from '@/domain/catalogue/kinds/details-schema'
import type { BookableKind, EnquiryKind, Kind } from '@/domain/catalogue/kinds/kinds'
import { rulesOf } from '@/domain/catalogue/kinds/registry'
import { isBookable } from '@/domain/catalogue/kinds/traits'
import { type NamedPlace, namePlace } from '@/domain/catalogue/shared/place-names'
import type { FromPrice, PricingMode, Product, UnitPrices } from '@/domain/catalogue/shared/schema'
import { buildCancellationPolicy, type CancellationPolicy } from '@/domain/reservations/cancellation'
import type { OtherSettings, Settings } from '@/domain/settings/schema'
import { type Locale, pickLocalized } from '@/domain/shared/locales'
import {
  type CarTerms,
  type TransferTerms,
  toCarTerms,
  toTransferTerms,
  toVillaTerms,
  toYachtTerms,
  type VillaTerms,
  type YachtTerms,
} from './kind-terms'

export interface BookingExtra {
  id: string
  title: string
  text: string | null
  price: string
  per: 'person' | 'booking' | 'day'
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
  /** The current campaign; the page strikes through the price without it. */
  campaign: BookingCampaign | null
}

/** Data of a booking card common to all bookable kinds. Only these fields of the product are sent to the browser. */
export interface SaleBooking extends BookingBase {
  kind: BookableKind
  slug: string
  unitPrices: UnitPrices
  pricing: PricingMode
  /** Limits of the party size, except those of the departure or the vehicle. */
  partyRule: PartyRule
  extras: BookingExtra[]
  taxMode: 'included' | 'excluded'
  taxRate: number
  payment: { paymentPlan: 'deposit' | 'full'; depositPercent: number }
  cancellation: CancellationPolicy
  timeZone: string
  settlement: string
  /** 'Book now' creates a hold and skips the basket. */
  isDirect: boolean
}

export interface TourBooking extends SaleBooking {
  kind: 'tour'
  /** Duration in days: a per-day extra is charged for each. */
  days: number
  ageBands: { childFrom: number; adultFrom: number }
  /** Minimum age of participants in years. */
  minimumAge: number
}

export type VillaBooking = SaleBooking & VillaTerms & { kind: 'villa' }
export type YachtBooking = SaleBooking & YachtTerms & { kind: 'yacht' }
export type CarBooking = SaleBooking & CarTerms & { kind: 'car' }
export type TransferBooking = SaleBooking & TransferTerms & { kind: 'transfer' }

/** A kind sold through an enquiry for an offer. */
export interface EnquiryBooking extends BookingBase {
  kind: EnquiryKind
  code: string
  companyName: string
  phone: string
  email: string
  whatsapp: string | null
}

export interface BookingMap {
  tour: TourBooking
  villa: VillaBooking
  yacht: YachtBooking
  car: CarBooking
  transfer: TransferBooking
  wedding: EnquiryBooking
  health: EnquiryBooking
}

export type Booking = BookingMap[Kind]

type Shop = Pick<Settings, 'company' | 'contact' | 'exchange' | 'language' | 'support'>

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

interface TermsInput<K extends BookableKind> {
  details: { [B in BookableKind]: DetailsOf<B> }[K]
  product: Product
  nameOf: (key: string) => NamedPlace
  isAirport: (key: string) => boolean
}

/** Fields of a kind's card in addition to the common ones. */
type TermsOf<K extends BookableKind> = Omit<BookingMap[K], keyof SaleBooking>

/** The type requires an entry for every kind. */
const TERMS: { [K in BookableKind]: (input: TermsInput<K>) => TermsOf<K> } = {
  tour: ({ details: { days, minimumAge }, product: { ageBands } }) => ({ days, minimumAge, ageBands }),
  villa: ({ details }) => toVillaTerms(details),
  yacht: ({ details, nameOf }) => toYachtTerms(details, nameOf),
  car: ({ details, nameOf }) => toCarTerms(details, nameOf),
  transfer: ({ details, nameOf, isAirport }) => toTransferTerms(details, nameOf, isAirport),
}

function buildSale<K extends BookableKind>(kind: K, sale: Omit<SaleBooking, 'kind'>, input: TermsInput<K>) {
  // TypeScript cannot infer that the parts form the kind's booking while the kind is generic.
  return { ...sale, kind, ...TERMS[kind](input) } as unknown as BookingMap[K]
}

const isForSale = (details: ProductDetails): details is DetailsOf<BookableKind> => isBookable(details.kind)

/** Builds the data of a product's booking card, in one language. */
export function buildBooking(
  product: Product,
  locale: Locale,
  settings: Shop,
  { timeZone, directSale }: Pick<OtherSettings, 'timeZone' | 'directSale'>,
): Booking {
  const fallback = settings.language.default
  const { details } = product
  const base = {
    productId: product.id,
    locale,
    title: product.text.title,
    price: product.price,
    campaign: toCampaign(product, locale, fallback),
  }
  const sale = {
    ...base,
    slug: product.text.slug,
    unitPrices: product.unitPrices,
    pricing: product.pricing,
    partyRule: rulesOf(details).getPartyRule(null, null),
    extras: toExtras(product, locale, fallback),
    taxMode: product.taxMode,
    taxRate: product.taxRate,
    payment: product.payment,
    cancellation: buildCancellationPolicy(product),
    timeZone,
    isDirect: directSale,
    settlement: settings.exchange.settlement,
  }
  const nameOf = (key: string) => namePlace(product.places, key, locale, fallback)
  const isAirport = (key: string) => product.places.some((place) => place.key === key && place.placeType === 'airport')
  if (isForSale(details)) return buildSale(details.kind, sale, { details, product, nameOf, isAirport })
  return {
    ...base,
    kind: details.kind,
    code: product.code,
    companyName: settings.company.companyName,
    phone: settings.support.phone,
    email: settings.contact.email,
    whatsapp: settings.support.whatsapp,
  }
}
