import { type Amount, type CurrencyCode, minAmount, percentOf, toAmount } from '@/domain/money/amount'
import { convertAmount, isConvertible, type Rate } from '@/domain/money/rates'
import type { Discount, PriceableItem } from './types'

/** The first currency that needs a rate but has no positive one; null when all can be converted to each other. */
export function findUnconvertible(
  items: readonly PriceableItem[],
  others: readonly CurrencyCode[],
  rates: readonly Rate[],
): CurrencyCode | null {
  const currencies = new Set([...items.map((item) => item.currency), ...others])
  if (currencies.size < 2) return null
  return [...currencies].find((currency) => !isConvertible(currency, rates)) ?? null
}

/** Converts an amount. The caller must have checked the currencies with `findUnconvertible`. */
export function requireConverted(amount: Amount, from: CurrencyCode, to: CurrencyCode, rates: readonly Rate[]): Amount {
  const converted = convertAmount(amount, from, to, rates)
  if (converted === null) throw new RangeError(`no rate from ${from} to ${to}`)
  return converted
}

/**
 * The amount that the discount takes off the base, rounded half up and never more than the base. A fixed discount is
 * first converted from its own currency and rounded.
 */
export function discountOn(
  base: Amount,
  discount: Discount | null,
  from: CurrencyCode,
  to: CurrencyCode,
  rates: readonly Rate[],
): Amount {
  if (!discount) return toAmount('0')
  const wanted =
    discount.discountType === 'percent'
      ? percentOf(base, discount.discountValue)
      : requireConverted(discount.discountValue, from, to, rates)
  return minAmount(wanted, base)
}
