import { formatAmount } from '@/domain/money/format'
import { mergeRates } from '@/domain/money/rates'
import type { Settings } from '@/domain/settings/schema'
import type { Locale } from '@/domain/shared/locales'

/** An amount in the words of a language, with the symbol that the tenant's rates give its currency. */
export function formatMoney(settings: Settings, amount: string, currency: string, locale: Locale): string {
  const rates = mergeRates(settings.exchange.currencies, settings.dailyExchange.currencies)
  return formatAmount(amount, { symbol: rates.find((rate) => rate.bankCode === currency)?.symbol ?? currency, locale })
}
