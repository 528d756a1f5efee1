import type { ClosedReason, DayAvailability, SessionAvailability } from '@/domain/availability/schema'
import { daysBetween, type PlainDate } from '@/domain/dates/plain-date'

/** Reason why a party cannot book a day: a reason of the API, or too few seats on every open departure. */
export type DayProblem = ClosedReason | 'tooFew'

export interface DayEvaluation {
  problem: DayProblem | null
  /** Largest number of free seats on one departure; 0 without departures. */
  seatsLeft: number
  /** Largest capacity of the day's departures. */
  capacity: number
  isFew: boolean
  /** Shortest stay that may begin on the day, in nights; 1 for kinds without nights. */
  minimumStay: number
}

/** Evaluates a day for a calendar. */
export type DayEvaluator = (day: DayAvailability) => DayEvaluation

const largest = (numbers: readonly number[]): number => Math.max(0, ...numbers)

/** Whether a party that takes `seats` can book the day, and the reason if not. */
export function evaluateDay(day: DayAvailability, seats: number): DayEvaluation {
  const seatsLeft = largest(day.sessions.map((session) => session.seatsLeft))
  const capacity = largest(day.sessions.map((session) => session.capacity))
  const isOpen = day.dayStatus !== 'closed'
  const problem = isOpen ? (seatsLeft < seats ? 'tooFew' : null) : (day.reason ?? 'notOperating')
  return {
    problem,
    seatsLeft,
    capacity,
    isFew: problem === null && day.dayStatus === 'few',
    minimumStay: day.minimumStay ?? 1,
  }
}

const evaluators = new Map<number, DayEvaluator>()

/** Evaluates days for a party of `seats`; the same function for the same number, so that a calendar can memoize. */
export function getDayEvaluator(seats: number): DayEvaluator {
  const evaluate = evaluators.get(seats) ?? ((day: DayAvailability) => evaluateDay(day, seats))
  evaluators.set(seats, evaluate)
  return evaluate
}

/** The departures of a day with enough seats for the party. */
export function listFitting(day: DayAvailability, seats: number): SessionAvailability[] {
  return day.sessions.filter((session) => session.seatsLeft >= seats)
}

/**
 * The bookable day nearest to the date; of two equally near days the later one, as in the API. If none is loaded, the
 * day that the API returned for a party of one.
 */
export function findNearest(
  days: readonly DayAvailability[],
  date: PlainDate,
  evaluate: DayEvaluator,
): PlainDate | null {
  const open = days.filter((day) => day.date !== date && evaluate(day).problem === null)
  const nearest = open.reduce<PlainDate | null>((best, { date: candidate }) => {
    if (best === null) return candidate
    const [near, far] = [Math.abs(daysBetween(date, candidate)), Math.abs(daysBetween(date, best))]
    return near < far || (near === far && candidate > best) ? candidate : best
  }, null)
  return nearest ?? days.find((day) => day.date === date)?.nearestOpen ?? null
}

/** The chosen departure of a day, else the first with enough seats; null if there is none. */
export function getSession(day: DayAvailability, chosen: string | null, seats: number): SessionAvailability | null {
  const named = day.sessions.find((session) => session.time === chosen)
  if (named) return named
  return listFitting(day, seats)[0] ?? null
}
