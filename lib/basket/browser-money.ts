import { formatAmount } from '@/domain/money/format'
import { convertAmount, type Rate } from '@/domain/money/rates'
import type { Locale } from '@/domain/shared/locales'
import type { PriceData } from '@/lib/currency/price-data'

/** Data with which browser code computes and formats amounts: the rates in every page, for one currency. */
export interface BrowserMoney {
  locale: Locale
  /** Display currency. */
  currency: string
  rates: readonly Rate[]
}

/** The rates of `<html data-money>`; empty if it is missing or invalid. */
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

/** The currency in which this shop's pages are rendered; null if the page has none. */
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

/** Converts the amount to the display currency; without a rate it stays in its own. */
export function toShown(amount: string, from: string, money: BrowserMoney): { amount: string; currency: string } {
  const converted = convertAmount(amount, from, money.currency, money.rates)
  return converted === null ? { amount, currency: from } : { amount: converted, currency: money.currency }
}
