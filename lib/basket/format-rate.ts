import { formatAmount } from '@/domain/money/format'
import type { Locale } from '@/domain/shared/locales'

/**
 * Formats a rate with two decimals, or with four if two are too imprecise ('₺49.80', '€0.0201'). For display only;
 * charges are computed from the full rate.
 */
export function formatRate(value: string, symbol: string, locale: Locale): string {
  const number = Number(value)
  if (number >= 10) return formatAmount(number.toFixed(2), { symbol, locale })
  // The symbol is placed as in formatAmount.
  const [whole = '0', fraction = ''] = number.toFixed(4).split('.')
  const written = formatAmount(`${whole}.00`, { symbol, locale })
  return written.replace(/([.,])00/, `$1${fraction}`)
}
