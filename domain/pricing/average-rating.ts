import { Decimal } from '@/domain/money/decimal'

/** Sum of the scores ÷ their count (spec 9), half up to two decimals; null without scores. */
export function averageRating(scores: readonly number[]): number | null {
  if (scores.length === 0) return null
  const sum = scores.reduce((total, score) => total.plus(score), new Decimal(0))
  return Number(sum.div(scores.length).toFixed(2))
}
