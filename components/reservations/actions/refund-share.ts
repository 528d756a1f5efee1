import { formatPercent } from '@/domain/money/format'
import type { Locale } from '@/domain/shared/locales'

/** Whole per cent of what was paid; what is neither nothing nor everything is never shown as one of them. */
export function percentOf(amount: string, paid: string): number {
  if (Number(paid) === 0) return 0
  const share = (Number(amount) / Number(paid)) * 100
  if (share <= 0 || share >= 100) return Math.round(share)
  return Math.min(99, Math.max(1, Math.round(share)))
}

/** The share as words beside both sums: one that does not give the sum to the cent says so, or the reader's own reckoning finds a fault. */
export function writeShare(amount: string, paid: string, locale: Locale): string {
  const percent = percentOf(amount, paid)
  const isExact = Math.abs((Number(paid) * percent) / 100 - Number(amount)) < 0.0051
  const words = formatPercent(String(percent), locale)
  return isExact ? words : `≈\u00a0${words}`
}
