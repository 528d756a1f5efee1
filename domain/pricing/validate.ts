import { type Amount, isAmount, isNegative } from '@/domain/money/amount'
import type { Percent } from '@/domain/money/decimal'
import type { Discount, ItemPricing, PriceableItem, PriceSegment, ReservationPricingInput } from './types'

const DECIMAL = /^\d+(\.\d+)?$/

function requireCount(value: number, field: string): void {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${field} is not a count: ${value}`)
}

function requirePrice(value: Amount, field: string): void {
  if (!isAmount(value) || isNegative(value)) throw new RangeError(`${field} is not a price: ${value}`)
}

function requireRate(value: Percent, field: string, maximum = Number.POSITIVE_INFINITY): void {
  if (!DECIMAL.test(String(value)) || Number(value) > maximum) throw new RangeError(`${field} is not a rate: ${value}`)
}

function requireDiscount(discount: Discount | null, field: string): void {
  if (discount) requireRate(discount.discountValue, field)
}

function requirePricing(pricing: ItemPricing): void {
  if (pricing.mode === 'individual') return
  if (pricing.mode === 'unit') {
    requirePrice(pricing.unitPrice, 'unitPrice')
    return
  }
  requirePrice(pricing.groupPrice, 'groupPrice')
  requirePrice(pricing.extraPersonPrice, 'extraPersonPrice')
  requireCount(pricing.includedPersons, 'includedPersons')
}

function requireSegment(segment: PriceSegment): void {
  requireCount(segment.quantity, 'quantity')
  requirePrice(segment.unitPrices.adult, 'unitPrices.adult')
  requirePrice(segment.unitPrices.child, 'unitPrices.child')
  requirePrice(segment.unitPrices.infant, 'unitPrices.infant')
  requirePricing(segment.pricing)
}

function requireItem(item: PriceableItem): void {
  requireSegment(item)
  for (const segment of item.segments ?? []) requireSegment(segment)
  requireCount(item.people.adult, 'people.adult')
  requireCount(item.people.child, 'people.child')
  requireCount(item.people.infant, 'people.infant')
  for (const extra of item.extras) {
    requirePrice(extra.unitPrice, `extra ${extra.id}`)
    requireCount(extra.quantity, `extra ${extra.id}`)
  }
  for (const fee of item.fees ?? []) {
    requirePrice(fee.unitPrice, fee.code)
    requireCount(fee.quantity, fee.code)
  }
  requireRate(item.lengthDiscount ?? 0, 'lengthDiscount', 100)
  requireDiscount(item.campaign, 'campaign')
  requireRate(item.taxRate, 'taxRate')
  requireRate(item.depositRate, 'depositRate', 100)
}

/** Throws RangeError that names the field: invalid data must never produce a wrong price without an error. */
export function requireItems(items: readonly PriceableItem[]): void {
  for (const item of items) requireItem(item)
}

export function requireValidInput(input: ReservationPricingInput): void {
  requireItems(input.items)
  requireDiscount(input.basketCampaign, 'basketCampaign')
  if (input.basketCampaign) requireRate(input.basketCampaign.threshold, 'threshold')
  requireDiscount(input.coupon, 'coupon')
  requireDiscount(input.tradeDiscount, 'tradeDiscount')
  requireRate(input.instalmentRate, 'instalmentRate')
}
