import { compareStarts } from '@/domain/basket/service-times'
import { toLocal } from '@/domain/dates/zone'
import { isZero } from '@/domain/money/amount'
import type { DoubleAmount } from '@/domain/reservations/double-amount'
import { type MoneySummary, summariseMoney } from '@/domain/reservations/money-summary'
import type { ReservationResult } from '@/domain/reservations/schema'
import { getResultState, isRequested } from './result-state'

type Item = ReservationResult['items'][number]

/** The steps after booking, in order. */
export type NextStep =
  | { code: 'paid'; date: string; amount: DoubleAmount }
  | { code: 'booked'; date: string }
  | { code: 'link'; until: string | null }
  | { code: 'transfer'; until: string | null; amount: DoubleAmount }
  | { code: 'confirm' }
  /** `rest`: amount due on the day of the trip; `isSettled`: nothing is left to pay. */
  | { code: 'trip'; item: Item; rest: DoubleAmount | null; isSettled: boolean }

function buildFirst(result: ReservationResult, { paid, now, until }: MoneySummary, zone: string): NextStep[] {
  const { date } = toLocal(result.createdAt, zone)
  const state = getResultState(result)
  if (state === 'unproven') return [{ code: 'link', until: result.payUntil }]
  const first: NextStep = isZero(paid.fixed) ? { code: 'booked', date } : { code: 'paid', date, amount: paid }
  return state === 'transfer' && !isZero(now.fixed) ? [first, { code: 'transfer', until, amount: now }] : [first]
}

/** The steps shown on the result page; empty for a cancelled or undecided reservation. */
export function buildNextSteps(result: ReservationResult, zone: string): NextStep[] {
  const state = getResultState(result)
  if (state !== 'paid' && state !== 'reserved' && state !== 'transfer' && state !== 'unproven') return []
  const money = summariseMoney(result)
  const trips = [...result.items].sort(compareStarts).map((item): NextStep => {
    const rest = money.rests.get(item.key) ?? null
    const isSettled = rest === null && (money.laterBy === 'onTheDay' || isZero(money.later.fixed))
    return { code: 'trip', item, rest, isSettled }
  })
  const asked: NextStep[] = isRequested(result) ? [{ code: 'confirm' }] : []
  return [...buildFirst(result, money, zone), ...asked, ...trips]
}
