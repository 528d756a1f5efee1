import { compareStarts } from '@/domain/basket/service-times'
import { toLocal } from '@/domain/dates/zone'
import { type Amount, isZero } from '@/domain/money/amount'
import type { DoubleAmount } from '@/domain/reservations/double-amount'
import type { ReservationResult } from '@/domain/reservations/schema'
import { buildResultMoney, getItemRest } from './result-money'
import { getResultState, isRequested } from './result-state'

type Item = ReservationResult['items'][number]

/** What comes after booking, in its order. */
export type NextStep =
  | { code: 'paid'; date: string; amount: DoubleAmount }
  | { code: 'booked'; date: string }
  | { code: 'link'; until: string | null }
  | { code: 'transfer'; until: string | null; amount: DoubleAmount }
  | { code: 'confirm' }
  | { code: 'trip'; item: Item; rest: Amount | null }

function buildFirst(result: ReservationResult, zone: string): NextStep[] {
  const { date } = toLocal(result.createdAt, zone)
  const { paid, due } = buildResultMoney(result)
  const state = getResultState(result)
  if (state === 'unproven') return [{ code: 'link', until: result.payUntil }]
  const first: NextStep = paid ? { code: 'paid', date, amount: paid } : { code: 'booked', date }
  return state === 'transfer' && due ? [first, { code: 'transfer', until: result.payUntil, amount: due }] : [first]
}

/** The road of the result page; empty for what is cancelled or not decided. */
export function buildNextSteps(result: ReservationResult, zone: string): NextStep[] {
  const state = getResultState(result)
  if (state !== 'paid' && state !== 'reserved' && state !== 'transfer' && state !== 'unproven') return []
  const trips = [...result.items]
    .sort(compareStarts)
    .map((item): NextStep => ({ code: 'trip', item, rest: restOf(result, item.key) }))
  const asked: NextStep[] = isRequested(result) ? [{ code: 'confirm' }] : []
  return [...buildFirst(result, zone), ...asked, ...trips]
}

/** Nothing is left for the day when everything came in already. */
function restOf(result: ReservationResult, key: string): Amount | null {
  const { onTheDay } = buildResultMoney(result)
  return onTheDay === null || isZero(onTheDay.chosen) ? null : getItemRest(result, key)
}
