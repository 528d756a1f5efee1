import type { DayAvailability } from '@/domain/availability/schema'
import type { PlainDate } from '@/domain/dates/plain-date'
import { type Amount, compareAmounts } from '@/domain/money/amount'
import type { DayEvaluation, DayEvaluator } from '@/lib/basket/evaluate-day'

export interface DayCell {
  date: PlainDate
  evaluation: DayEvaluation
  /** In the product's currency; null if the day cannot be booked. */
  price: Amount | null
  /** One of the cheapest days of the month; false for all if every day costs the same. */
  isLowest: boolean
}

/**
 * Builds the cells of the known days of a month. `evaluate` checks each day; `priceOf` converts the adult price of a
 * day into the displayed price.
 */
export function buildCells(
  days: readonly DayAvailability[],
  month: PlainDate,
  evaluate: DayEvaluator,
  priceOf: (adult: Amount) => Amount,
): Map<PlainDate, DayCell> {
  const cells = days
    .filter((day) => day.date.startsWith(month.slice(0, 7)))
    .map((day) => {
      const evaluation = evaluate(day)
      const price = evaluation.problem === null && day.lowestPrice !== null ? priceOf(day.lowestPrice) : null
      return { date: day.date, evaluation, price }
    })
  const prices = cells.flatMap(({ price }) => (price === null ? [] : [price])).sort(compareAmounts)
  const lowest = prices[0] !== prices.at(-1) ? prices[0] : undefined
  return new Map(cells.map((cell) => [cell.date, { ...cell, isLowest: cell.price !== null && cell.price === lowest }]))
}
