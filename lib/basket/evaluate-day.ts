import type { ClosedReason, DayAvailability, SessionAvailability } from '@/domain/availability/schema'
import { daysBetween, type PlainDate } from '@/domain/dates/plain-date'

/** Why a party cannot come on a day: the API's reasons, and that its open departures have too few seats for all of them. */
export type DayProblem = ClosedReason | 'tooFew'

export interface DayEvaluation {
  problem: DayProblem | null
  /** Most seats of one departure; 0 when none runs. */
  seatsLeft: number
  /** Places that the fullest-sized departure of the day has. */
  capacity: number
  isFew: boolean
  /** The shortest stay that may begin on the day, in nights; 1 for what is not let by the night. */
  minimumStay: number
}

/** What a calendar shows of a day. */
export type DayEvaluator = (day: DayAvailability) => DayEvaluation

const largest = (numbers: readonly number[]): number => Math.max(0, ...numbers)

/** Whether a party that takes `seats` can be booked on the day, and if not why. */
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

/** Evaluates days for a party of `seats`; the same function for the same number, so that a calendar reuses its cells. */
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
 * The bookable day nearest to the date; the later of two that are equally near, as the API has it. Where none is known, what the API
 * itself named for a party of one.
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

/** The chosen departure of a day, else the first with room for the party; null when none has. */
export function getSession(day: DayAvailability, chosen: string | null, seats: number): SessionAvailability | null {
  const named = day.sessions.find((session) => session.time === chosen)
  if (named) return named
  return listFitting(day, seats)[0] ?? null
}
