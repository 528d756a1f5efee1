import { formatAmount } from '@/domain/money/format'
import { convertAmount, type Rate } from '@/domain/money/rates'
import type { Locale } from '@/domain/shared/locales'
import type { PriceData } from '@/lib/currency/price-data'

/** What browser code needs to compute and write amounts: the rates that stand in every page, in one currency. */
export interface BrowserMoney {
  locale: Locale
  /** Currency in which amounts are to be shown. */
  currency: string
  rates: readonly Rate[]
}

/** The rates of `<html data-money>`; none when it is missing or broken. */
export function readRates(data: string | undefined): Rate[] {
  try {
    const { r } = JSON.parse(data ?? '') as PriceData
    return Object.entries(r).map(([bankCode, [sell, before, after]]) => ({
      bankCode,
      symbol: `${before}${after}`.trim(),
      buy: sell,
      sell,
    }))
  } catch {
    return []
  }
}

/** The currency that pages of this shop are made in; null when the page does not say. */
export function readDefaultCurrency(data: string | undefined): string | null {
  try {
    return (JSON.parse(data ?? '') as PriceData).c
  } catch {
    return null
  }
}

export function symbolOf(currency: string, rates: readonly Rate[]): string {
  return rates.find(({ bankCode }) => bankCode === currency)?.symbol ?? currency
}

export function writeAmount(
  amount: string,
  currency: string,
  { locale, rates }: Omit<BrowserMoney, 'currency'>,
): string {
  return formatAmount(amount, { symbol: symbolOf(currency, rates), locale })
}

/** The amount in the currency to be shown; as it is, in its own, where there is no rate. */
export function toShown(amount: string, from: string, money: BrowserMoney): { amount: string; currency: string } {
  const converted = convertAmount(amount, from, money.currency, money.rates)
  return converted === null ? { amount, currency: from } : { amount: converted, currency: money.currency }
}
