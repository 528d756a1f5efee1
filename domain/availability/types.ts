import type { PlainDate } from '@/domain/dates/plain-date'
import type { Instant, LocalTime } from '@/domain/dates/zone'
import type { Amount } from '@/domain/money/amount'

/** A departure that runs on ISO weekdays (1 Monday to 7 Sunday), from `validFrom` to `validTo`, both days included. */
export interface SessionRule {
  time: LocalTime
  endTime: LocalTime | null
  weekdays: readonly number[]
  capacity: number
  validFrom: PlainDate | null
  validTo: PlainDate | null
}

/** Prices from a day up to, and excluding, `to`. */
export interface SeasonPrice {
  from: PlainDate
  to: PlainDate
  adult: Amount
  child: Amount
  infant: Amount
}

/** Seats of one departure that are sold or held. `infants` sit on laps and take no seat. */
export interface TakenSeats {
  date: PlainDate
  time: LocalTime
  taken: number
  infants: number
}

export interface AvailabilityInput {
  sessions: readonly SessionRule[]
  seasons: readonly SeasonPrice[]
  /** Days on which the operator does not run, even if a session is scheduled. */
  closedDays: readonly PlainDate[]
  /** Counters of every day in `availabilityWindow(month)`; a missing counter means that nothing is taken. */
  taken: readonly TakenSeats[]
  /** Maximum number of people of all parties of a departure, infants included; null where the seats are the limit. */
  licensedCapacity: number | null
  /** Bookings close this many minutes before the departure. */
  cutoffMinutes: number
  /** Smallest bookable number of seats: the product's minimum, or the size of the requesting party if larger. */
  minPersons: number
  now: Instant
  zone: string
}
