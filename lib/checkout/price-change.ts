import type { Quote } from '@/domain/basket/schema'
import type { Amount } from '@/domain/money/amount'

export interface PriceChange {
  before: { total: Amount; now: Amount }
  after: { total: Amount; now: Amount }
  /** Number of items that are no longer available. */
  lost: number
}

const countBookable = (quote: Quote): number => quote.items.filter(({ item }) => item !== null).length

/** Compares the price that the guest saw with the current one. Null if nothing changed. */
export function findPriceChange(seen: Quote, fresh: Quote): PriceChange | null {
  const isSame =
    seen.fixed.totals.grandTotal === fresh.fixed.totals.grandTotal &&
    seen.fixed.charged === fresh.fixed.charged &&
    seen.chosen.totals.grandTotal === fresh.chosen.totals.grandTotal &&
    seen.chosen.charged === fresh.chosen.charged
  const lost = Math.max(0, countBookable(seen) - countBookable(fresh))
  if (isSame && lost === 0) return null
  const figures = ({ chosen }: Quote) => ({ total: chosen.totals.grandTotal, now: chosen.charged })
  return { before: figures(seen), after: figures(fresh), lost }
}
