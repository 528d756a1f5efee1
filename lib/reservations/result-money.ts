import { type Amount, clampToZero, isZero, subtractAmounts } from '@/domain/money/amount'
import { collectorOf } from '@/domain/reservations/collector'
import { type DoubleAmount, toDouble } from '@/domain/reservations/double-amount'
import type { ReservationResult } from '@/domain/reservations/schema'
import { toCollectionStatus } from '@/domain/reservations/status'
import { getResultState } from './result-state'

/**
 * What is paid, what is to be paid at once, and what on the day; null for nothing. Together they are the total. What is on its way back is
 * beside them.
 */
export interface ResultMoney {
  paid: DoubleAmount | null
  refunding: DoubleAmount | null
  due: DoubleAmount | null
  onTheDay: DoubleAmount | null
}

const orNull = (sum: DoubleAmount): DoubleAmount | null => (isZero(sum.chosen) && isZero(sum.fixed) ? null : sum)

const NOTHING: DoubleAmount = { chosen: '0.00', fixed: '0.00' }

export function buildResultMoney(result: ReservationResult): ResultMoney {
  const { fixed, chosen, paid, refunding, bookedBy } = result
  if (collectorOf({ isBookedByAgency: bookedBy !== null }) === 'agency')
    return { paid: null, refunding: null, due: null, onTheDay: null }
  const total: DoubleAmount = { chosen: chosen.totals.grandTotal, fixed: fixed.totals.grandTotal }
  const state = getResultState(result)
  const paidSum = isZero(paid.amount) ? NOTHING : toDouble(paid.amount, result)
  const isDue = state === 'transfer' || state === 'asking' || state === 'declined'
  const missing = (name: keyof DoubleAmount, of: Amount) => clampToZero(subtractAmounts(of, paidSum[name]))
  const dueSum = isDue ? { chosen: missing('chosen', chosen.charged), fixed: missing('fixed', fixed.charged) } : NOTHING
  const isOver = state === 'cancelled' || state === 'refunded'
  const rest = (name: keyof DoubleAmount): Amount =>
    isOver ? '0.00' : clampToZero(subtractAmounts(subtractAmounts(total[name], paidSum[name]), dueSum[name]))
  return {
    paid: orNull(paidSum),
    refunding: refunding === null ? null : orNull(toDouble(refunding.amount, result)),
    due: orNull(dueSum),
    onTheDay: orNull({ chosen: rest('chosen'), fixed: rest('fixed') }),
  }
}

/** What of one item is left for its day, in the chosen currency or the one that is charged; null for nothing. */
export function getItemRest(result: ReservationResult, key: string, of: 'chosen' | 'fixed' = 'chosen'): Amount | null {
  const line = result[of].lines.find((candidate) => candidate.key === key)
  const isSettled = toCollectionStatus(result.collectionStatus) === 'collected'
  if (!line || isSettled || result.reservationStatus !== 'active') return null
  if (collectorOf({ isBookedByAgency: result.bookedBy !== null }) === 'agency') return null
  const state = getResultState(result)
  const rest = state === 'reserved' || state === 'unproven' ? line.total : line.balance
  return isZero(rest) ? null : rest
}
