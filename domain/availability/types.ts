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

/** Prices from a day up to, and not including, `to`. */
export interface SeasonPrice {
  from: PlainDate
  to: PlainDate
  adult: Amount
  child: Amount
  infant: Amount
}

/** Seats sold or held of one departure, and the infants of these parties, who sit on laps. */
export interface TakenSeats {
  date: PlainDate
  time: LocalTime
  taken: number
  infants: number
}

export interface AvailabilityInput {
  sessions: readonly SessionRule[]
  seasons: readonly SeasonPrice[]
  /** Days on which the operator does not run although a session would. */
  closedDays: readonly PlainDate[]
  /** Counters of every day in `availabilityWindow(month)`; a missing one means that nothing is taken. */
  taken: readonly TakenSeats[]
  /** Most people of all parties of a departure, infants included; null where its seats are the limit. */
  licensedCapacity: number | null
  /** Booking ends this many minutes before the departure. */
  cutoffMinutes: number
  /** Fewest seats that can be booked: the product's minimum, or the size of the asking party when larger. */
  minPersons: number
  now: Instant
  zone: string
}
