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

/**
 * `threshold` is a number of items, or an amount in the fixed currency (spec 3). It is reached at that value or above.
 */
export interface BasketCampaignRule extends Discount {
  basis: 'itemCount' | 'amount'
  threshold: string
}

/**
 * Unit: a night, day, week or ride costs the same for any number of people. Group: `groupPrice` covers up to
 * `includedPersons` (`en_cok`), and each further person costs `extraPersonPrice` (`arti_kisi`) (spec 9).
 */
export type ItemPricing =
  | { mode: 'individual' }
  | { mode: 'unit'; unitPrice: Amount }
  | { mode: 'group'; groupPrice: Amount; includedPersons: number; extraPersonPrice: Amount }

/** Part of a stay whose days have the same price (spec 3, `gun_fiyatlar`); `quantity` counts its nights or days. */
export interface PriceSegment {
  quantity: number
  unitPrices: UnitPrices
  pricing: ItemPricing
}

/** Charged in addition to the days: a one-way fee, a young driver's fee. */
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

/** One basket line; each amount is in the item's own currency. */
export interface PriceableItem extends PriceSegment {
  key: string
  kind: string
  currency: CurrencyCode
  people: People
  /** Set when the days of a stay differ in price. They then replace the item's own quantity and prices. */
  segments?: PriceSegment[] | undefined
  /** Percentage off the price of the days for a long hire, deducted before the campaign. */
  lengthDiscount?: Percent | undefined
  fees?: PricedFee[] | undefined
  /** A fixed campaign is in the item's currency and is deducted once per line. */
  campaign: Discount | null
  extras: PricedExtra[]
  taxMode: 'included' | 'excluded'
  taxRate: Percent
  /** `full`: this line is due in full at booking, whatever payment plan the guest chooses. */
  paymentPlan: 'deposit' | 'full'
  depositRate: Percent
}

/** Fixed coupon, trade and basket discounts, and the amount threshold, are in `fixedCurrency`. */
export interface ReservationPricingInput {
  items: PriceableItem[]
  basketCampaign: BasketCampaignRule | null
  coupon: Discount | null
  tradeDiscount: Discount | null
  /** Percentage added to the amount due at booking when the card pays in instalments; 0 without. */
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

/**
 * `quantity` × `unitPrice` = `amount`. The people of a stay count once per night or day. A length discount is negative.
 */
export interface PriceComponent {
  code: ComponentCode
  quantity: number
  unitPrice: Amount
  amount: Amount
}

/**
 * total = productTotal − campaignDiscount + extrasTotal − basketDiscount − couponDiscount − tradeDiscount + tax;
 * balance = total − deposit. `taxContained` is for information only: the tax part of a tax-inclusive price.
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
  /**
   * Full shares of granted fixed sums that exceeded the amount of the line. They apply in full again at a higher
   * amount.
   */
  granted?: GrantedShares
}

export type GrantedShares = Partial<Record<'basket' | 'coupon' | 'trade', Amount>>

/**
 * Every field except the last five is the sum of the lines. subtotal is the amount after all discounts, before added
 * tax. grandTotal = subtotal + taxTotal + instalmentDifference. depositTotal and remainingTotal add up to grandTotal
 * less the instalment difference. Where the rates of the lines differ, depositRate is the resulting percentage with two
 * decimals.
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

/**
 * `charged` = depositTotal + instalmentDifference, the amount due at booking; charged + remainingTotal = grandTotal.
 */
export interface PricedReservation {
  currency: CurrencyCode
  lines: PricedLine[]
  totals: PricedTotals
  charged: Amount
}

/** A currency without a positive rate. There is no fallback rate. */
export interface PricingError {
  error: 'notConvertible'
  currency: CurrencyCode
}

export type PricingResult = PricedReservation | PricingError

export function isPricingError(result: object): result is PricingError {
  return 'error' in result
}
