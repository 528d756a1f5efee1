import type { TakenSeats } from './types'

/** What a departure offers: its seats, and most people by its licence, infants included. */
export interface DepartureLimits {
  capacity: number
  /** Null where there is no licence: the seats then are the limit for people too. */
  licensedCapacity: number | null
}

type Taken = Pick<TakenSeats, 'taken' | 'infants'>

/** Most people that a departure may carry, all parties and their infants together (issue 25, point 8). */
export const mostPeople = ({ capacity, licensedCapacity }: DepartureLimits): number => licensedCapacity ?? capacity

/** People who may still be sold; 0, never less, where more were sold before this rule. */
export function peopleLeft(limits: DepartureLimits, { taken, infants }: Taken): number {
  return Math.max(0, mostPeople(limits) - taken - infants)
}

/** Seats that may still be sold: one that is free is of no use where the licence is used up. */
export function seatsLeft(limits: DepartureLimits, taken: Taken): number {
  return Math.min(Math.max(0, limits.capacity - taken.taken), peopleLeft(limits, taken))
}
