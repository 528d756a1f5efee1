import type Big from 'big.js'
import { Decimal, type Percent } from './decimal'

/** Money as a decimal string with exactly two decimals ('37.80', '-20.00'); never a float (architecture, Data). */
export type Amount = string

/** Currency code ('TRY', 'EUR'). */
export type CurrencyCode = string

export const ZERO: Amount = '0.00'

const AMOUNT = /^-?\d+\.\d{2}$/

export function isAmount(value: unknown): value is Amount {
  return typeof value === 'string' && AMOUNT.test(value)
}

/**
 * Rounds half up to two decimals (spec 9). A negative half is rounded away from zero, so that a refund mirrors its
 * charge exactly. Never returns '-0.00'. Throws when the text is not a number.
 */
export function toAmount(value: string | Big): Amount {
  const text = new Decimal(value).toFixed(2)
  return text === '-0.00' ? ZERO : text
}

/** Rounds up to the next whole amount. */
export function roundUp(amount: Amount): Amount {
  return toAmount(new Decimal(amount).round(0, Decimal.roundUp))
}

export function addAmounts(left: Amount, right: Amount): Amount {
  return toAmount(new Decimal(left).plus(right))
}

export function sumAmounts(amounts: readonly Amount[]): Amount {
  return toAmount(amounts.reduce((sum, amount) => sum.plus(amount), new Decimal(0)))
}

export function subtractAmounts(left: Amount, right: Amount): Amount {
  return toAmount(new Decimal(left).minus(right))
}

/** Throws RangeError unless the quantity is a whole number. */
export function multiplyAmount(amount: Amount, quantity: number): Amount {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`quantity is not a whole number: ${quantity}`)
  return toAmount(new Decimal(amount).times(quantity))
}

/** amount × percent ÷ 100, rounded (spec 9). */
export function percentOf(amount: Amount, percent: Percent): Amount {
  return toAmount(new Decimal(amount).times(percent).div(100))
}

export function negate(amount: Amount): Amount {
  return toAmount(new Decimal(amount).neg())
}

/** The amount, or zero when it is negative. */
export function clampToZero(amount: Amount): Amount {
  return isNegative(amount) ? ZERO : toAmount(amount)
}

export function compareAmounts(left: Amount, right: Amount): -1 | 0 | 1 {
  return new Decimal(left).cmp(right)
}

export function minAmount(left: Amount, right: Amount): Amount {
  return compareAmounts(left, right) <= 0 ? left : right
}

export function isZero(amount: Amount): boolean {
  return new Decimal(amount).eq(0)
}

export function isNegative(amount: Amount): boolean {
  return new Decimal(amount).lt(0)
}
