import { formatPercent } from '@/domain/money/format'
import type { Locale } from '@/domain/shared/locales'

/** Returns a percentage of the paid amount, rounded to an integer. A partial refund is never shown as 0 or 100. */
export function percentOf(amount: string, paid: string): number {
  if (Number(paid) === 0) return 0
  const share = (Number(amount) / Number(paid)) * 100
  if (share <= 0 || share >= 100) return Math.round(share)
  return Math.min(99, Math.max(1, Math.round(share)))
}

/** Formats the share as a percentage. Adds "≈" if the rounded percentage does not give the amount to the cent. */
export function writeShare(amount: string, paid: string, locale: Locale): string {
  const percent = percentOf(amount, paid)
  const isExact = Math.abs((Number(paid) * percent) / 100 - Number(amount)) < 0.0051
  const words = formatPercent(String(percent), locale)
  return isExact ? words : `≈\u00a0${words}`
}
