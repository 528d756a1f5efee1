import type { PlainDate } from '@/domain/dates/plain-date'
import type { Instant, LocalTime } from '@/domain/dates/zone'
import type { SeasonPrice } from './types'

/**
 * A season of a villa, yacht or car. `adult` is the price of one night, day or week, whatever the size of the party.
 */
export interface StaySeason extends SeasonPrice {
  /** The shortest stay that begins in the season, in days; null applies the product's minimum. */
  minimumNights: number | null
}

/** Half-open range of days. */
export interface DayRange {
  from: PlainDate
  to: PlainDate
}

/** A unit that is booked or held. `unit` counts from 1. */
export interface TakenUnit extends DayRange {
  unit: number
}

/** How a kind is let. The rules of the kind derive it from the product's details. */
export interface StayRules {
  /** Days that one price covers: 1 for a night or day, 7 for a week. */
  priceDays: 1 | 7
  /** ISO weekday on which every stay begins and ends (6 is Saturday); null: any. */
  changeover: number | null
  /** The shortest stay in days, unless the season sets another. */
  minimumDays: number
  /** The latest time of a day at which a stay may begin. The cut-off is counted back from it. */
  latestStart: LocalTime
}

export interface StayInput extends StayRules {
  units: number
  seasons: readonly StaySeason[]
  closedDays: readonly PlainDate[]
  /** Every booking and hold that overlaps the requested days. */
  taken: readonly TakenUnit[]
  cutoffMinutes: number
  now: Instant
  zone: string
}

/** Consecutive days of a stay with the same price; `quantity` counts nights, days or weeks. */
export interface PricedDays {
  date: PlainDate
  quantity: number
  unitPrice: string
}
