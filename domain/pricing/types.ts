import type { Amount, CurrencyCode } from '@/domain/money/amount'
import type { Percent } from '@/domain/money/decimal'
import type { Rate } from '@/domain/money/rates'

export interface People {
  adult: number
  child: number
  infant: number
}

export interface UnitPrices {
  adult: Amount
  child: Amount
  infant: Amount
}

/** `discountValue` is a percentage, or an amount when fixed. */
export interface Discount {
  discountType: 'percent' | 'fixed'
  discountValue: string
}

/** `threshold` is a number of items, or an amount in the fixed currency (spec 3). Reached means at least that much. */
export interface BasketCampaignRule extends Discount {
  basis: 'itemCount' | 'amount'
  threshold: string
}

/**
 * Unit: a night, day, week or ride costs the same however many come. Group: `groupPrice` up to `includedPersons` (`en_cok`), `extraPersonPrice` (`arti_kisi`) for each beyond
 * (spec 9).
 */
export type ItemPricing =
  | { mode: 'individual' }
  | { mode: 'unit'; unitPrice: Amount }
  | { mode: 'group'; groupPrice: Amount; includedPersons: number; extraPersonPrice: Amount }

/** Part of a stay whose days share a price (spec 3, `gun_fiyatlar`); `quantity` counts its nights or days. */
export interface PriceSegment {
  quantity: number
  unitPrices: UnitPrices
  pricing: ItemPricing
}

/** Charged beside the days themselves: a car left at another office, a young driver. */
export interface PricedFee {
  code: FeeCode
  unitPrice: Amount
  quantity: number
}

export interface PricedExtra {
  id: string
  unitPrice: Amount
  quantity: number
}

/** One basket line; every amount in its own currency. */
export interface PriceableItem extends PriceSegment {
  key: string
  kind: string
  currency: CurrencyCode
  people: People
  /** Given when the stay's days differ in price; then these count instead of the item's own quantity and prices. */
  segments?: PriceSegment[] | undefined
  /** Percent off the days' price for a long hire; before the campaign. */
  lengthDiscount?: Percent | undefined
  fees?: PricedFee[] | undefined
  /** A fixed campaign is in the item's currency and taken off once per line. */
  campaign: Discount | null
  extras: PricedExtra[]
  taxMode: 'included' | 'excluded'
  taxRate: Percent
  /** `full`: this line is paid at once whatever the person chooses. */
  paymentPlan: 'deposit' | 'full'
  depositRate: Percent
}

/** Fixed coupon, trade and basket discounts and the amount threshold are in `fixedCurrency`. */
export interface ReservationPricingInput {
  items: PriceableItem[]
  basketCampaign: BasketCampaignRule | null
  coupon: Discount | null
  tradeDiscount: Discount | null
  /** Percent added to what is charged now when the card pays in instalments; 0 without. */
  instalmentRate: Percent
  paymentPlan: 'deposit' | 'full'
  target: CurrencyCode
  fixedCurrency: CurrencyCode
  rates: readonly Rate[]
}

export type FeeCode = 'oneWay' | 'youngDriver'

export type ComponentCode =
  | 'adult'
  | 'child'
  | 'infant'
  | 'group'
  | 'extraPerson'
  | 'unit'
  | 'lengthDiscount'
  | FeeCode
  | `extra:${string}`

/** `quantity` × `unitPrice` = `amount`; people of a stay count once per night or day. A length discount is negative. */
export interface PriceComponent {
  code: ComponentCode
  quantity: number
  unitPrice: Amount
  amount: Amount
}

/**
 * total = productTotal − campaignDiscount + extrasTotal − basketDiscount − couponDiscount − tradeDiscount + tax;
 * balance = total − deposit. `taxContained` informs only: the part of an inclusive price that is tax.
 */
export interface PricedLine {
  key: string
  components: PriceComponent[]
  productTotal: Amount
  campaignDiscount: Amount
  extrasTotal: Amount
  basketDiscount: Amount
  couponDiscount: Amount
  tradeDiscount: Amount
  tax: Amount
  taxContained: Amount
  total: Amount
  depositRate: number
  deposit: Amount
  balance: Amount
  /** Shares of granted fixed sums, where the amount of the line was too small for them: they count in full again at a higher amount. */
  granted?: GrantedShares
}

export type GrantedShares = Partial<Record<'basket' | 'coupon' | 'trade', Amount>>

/**
 * Every field but the last five is the sum of the lines. subtotal: what is left after all discounts, before added tax;
 * grandTotal = subtotal + taxTotal + instalmentDifference; depositTotal and remainingTotal add up to grandTotal less
 * the instalment difference. Where lines differ, depositRate is the resulting percentage with two decimals.
 */
export interface PricedTotals {
  productTotal: Amount
  extrasTotal: Amount
  campaignDiscount: Amount
  couponDiscount: Amount
  basketDiscount: Amount
  tradeDiscount: Amount
  taxTotal: Amount
  instalmentDifference: Amount
  subtotal: Amount
  grandTotal: Amount
  depositRate: number
  depositTotal: Amount
  remainingTotal: Amount
}

/** `charged` = depositTotal + instalmentDifference, what is taken now; charged + remainingTotal = grandTotal. */
export interface PricedReservation {
  currency: CurrencyCode
  lines: PricedLine[]
  totals: PricedTotals
  charged: Amount
}

/** A currency without a positive rate: never a silent fallback. */
export interface PricingError {
  error: 'notConvertible'
  currency: CurrencyCode
}

export type PricingResult = PricedReservation | PricingError

export function isPricingError(result: object): result is PricingError {
  return 'error' in result
}
