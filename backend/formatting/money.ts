import { isZero } from '@/domain/money/amount'
import { formatAmount } from '@/domain/money/format'
import { mergeRates } from '@/domain/money/rates'
import type { DoubleAmount } from '@/domain/reservations/double-amount'
import type { ReservationResult } from '@/domain/reservations/schema'
import type { Settings } from '@/domain/settings/schema'
import type { Locale } from '@/domain/shared/locales'

/** Formats an amount for a locale, with the currency symbol from the tenant's rates. */
export function formatMoney(settings: Settings, amount: string, currency: string, locale: Locale): string {
  const rates = mergeRates(settings.exchange.currencies, settings.dailyExchange.currencies)
  return formatAmount(amount, { symbol: rates.find((rate) => rate.bankCode === currency)?.symbol ?? currency, locale })
}

/** '₺9,188.10 (€184.50)': the charged sum, followed by the traveller's currency if it is another one. */
export function formatBoth(
  settings: Settings,
  sum: DoubleAmount,
  { chosen, fixed, locale }: Pick<ReservationResult, 'chosen' | 'fixed' | 'locale'>,
): string {
  const own = formatMoney(settings, sum.fixed, fixed.currency, locale)
  if (chosen.currency === fixed.currency || isZero(sum.fixed)) return own
  return `${own} (${formatMoney(settings, sum.chosen, chosen.currency, locale)})`
}
