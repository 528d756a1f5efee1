import { type Amount, addAmounts, ZERO } from '@/domain/money/amount'
import { convertAmount, type Rate } from '@/domain/money/rates'
import type { ReservationDraft } from '@/domain/reservations/draft'

/** Basket data for the header. */
export interface BasketDigest {
  count: number
  total: Amount
  currency: string
}

/**
 * Number of items and their total: the last quote's total if it is for this very basket, else the sum of the items at
 * the page's rates. Null if their currency has no rate.
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
