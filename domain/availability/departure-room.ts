import type { TakenSeats } from './types'

/** Limits of a departure: `capacity` counts seats, `licensedCapacity` counts people, infants included. */
export interface DepartureLimits {
  capacity: number
  /** Null without a licence; the seats then limit the number of people too. */
  licensedCapacity: number | null
}

type Taken = Pick<TakenSeats, 'taken' | 'infants'>

/** Maximum number of people on a departure: all parties together, infants included. */
export const mostPeople = ({ capacity, licensedCapacity }: DepartureLimits): number => licensedCapacity ?? capacity

/** People who may still be sold. Never below 0, even where more were sold before this rule existed. */
export function peopleLeft(limits: DepartureLimits, { taken, infants }: Taken): number {
  return Math.max(0, mostPeople(limits) - taken - infants)
}

/** Seats that may still be sold, limited by the free seats and by the licence. */
export function seatsLeft(limits: DepartureLimits, taken: Taken): number {
  return Math.min(Math.max(0, limits.capacity - taken.taken), peopleLeft(limits, taken))
}
