import { formatAmount } from '@/domain/money/format'
import { isConvertible } from '@/domain/money/rates'
import type { MoneyContext } from './money-context'

/** The price script's data of a tenant and a language; the names are short because every page contains them. */
export interface PriceData {
  /** Currency of the server's HTML. */
  c: string
  /** Thousands and decimal separators. */
  g: string
  d: string
  /** Per currency: selling rate, prefix and suffix of the digits. */
  r: Record<string, readonly [sell: string, before: string, after: string]>
}

/** Data for `<html data-money>`: the number format of this language, derived from the output of `formatAmount`. */
export function buildPriceData({ locale, currency, rates }: MoneyContext): PriceData {
  const [, g = '', d = ''] = /1(\D*)234(\D)56/.exec(formatAmount('1234.56', { symbol: '', locale })) ?? []
  const convertible = rates.filter(({ bankCode }) => isConvertible(bankCode, rates))
  const entries = convertible.map(({ bankCode, sell, symbol }) => {
    const [before = '', after = ''] = formatAmount('0.00', { symbol, locale }).split(`0${d}00`)
    return [bankCode, [sell, before, after]] as const
  })
  return { c: currency, g, d, r: Object.fromEntries(entries) }
}
