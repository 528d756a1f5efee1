import { type Amount, addAmounts, ZERO } from '@/domain/money/amount'
import { convertAmount, type Rate } from '@/domain/money/rates'
import type { ReservationDraft } from '@/domain/reservations/draft'

/** What the header says of a basket. */
export interface BasketDigest {
  count: number
  total: Amount
  currency: string
}

/**
 * How many items and what they come to: the last quote's total where there is one for this very basket, else the sum of the items at
 * the page's rates. Null when their currency has no rate.
 */
export function buildDigest(draft: ReservationDraft, currency: string, rates: readonly Rate[]): BasketDigest | null {
  const count = draft.items.length
  if (count === 0) return { count, total: ZERO, currency }
  if (draft.chosenTotals && draft.chosenCurrency === currency) {
    return { count, total: draft.chosenTotals.grandTotal, currency }
  }
  let total = ZERO
  for (const item of draft.items) {
    const part = convertAmount(item.fixedTotal, draft.fixedCurrency, currency, rates)
    if (part === null) return null
    total = addAmounts(total, part)
  }
  return { count, total, currency }
}
