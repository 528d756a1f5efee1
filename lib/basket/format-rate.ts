import { formatAmount } from '@/domain/money/format'
import type { Locale } from '@/domain/shared/locales'

/**
 * A rate with the digits that matter: two decimals, or four where two would say too little ('₺49.80', '€0.0201'). For people; what is
 * charged is computed from the whole rate.
 */
export function formatRate(value: string, symbol: string, locale: Locale): string {
  const number = Number(value)
  if (number >= 10) return formatAmount(number.toFixed(2), { symbol, locale })
  // The language's own sign stands where formatAmount puts it.
  const [whole = '0', fraction = ''] = number.toFixed(4).split('.')
  const written = formatAmount(`${whole}.00`, { symbol, locale })
  return written.replace(/([.,])00/, `$1${fraction}`)
}
