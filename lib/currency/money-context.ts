import type { Amount, CurrencyCode } from '@/domain/money/amount'
import { formatAmount } from '@/domain/money/format'
import { convertAmount, mergeRates, type Rate } from '@/domain/money/rates'
import type { Settings } from '@/domain/settings/schema'
import type { Locale } from '@/domain/shared/locales'

/** Data for showing amounts on a page that all visitors share: the tenant's default currency and its rates. */
export interface MoneyContext {
  locale: Locale
  currency: CurrencyCode
  rates: readonly Rate[]
}

export function buildMoneyContext(
  settings: Pick<Settings, 'exchange' | 'dailyExchange'>,
  locale: Locale,
): MoneyContext {
  const { exchange, dailyExchange } = settings
  return { locale, currency: exchange.default, rates: mergeRates(exchange.currencies, dailyExchange.currencies) }
}

const symbolOf = (code: CurrencyCode, rates: readonly Rate[]): string =>
  rates.find(({ bankCode }) => bankCode === code)?.symbol ?? code

/** The amount in the context's currency, or in its own currency if there is no rate. */
export function showAmount(
  amount: Amount,
  currency: CurrencyCode,
  { locale, currency: shown, rates }: MoneyContext,
): string {
  const converted = convertAmount(amount, currency, shown, rates)
  const symbol = symbolOf(converted === null ? currency : shown, rates)
  return formatAmount(converted ?? amount, { symbol, locale })
}
