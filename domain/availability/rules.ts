import {
  addDays,
  addMonths,
  compareDates,
  daysBetween,
  monthDays,
  type PlainDate,
  startOfMonth,
  weekdayOf,
} from '@/domain/dates/plain-date'
import { toEpoch, toInstant, toLocal } from '@/domain/dates/zone'
import { seatsLeft } from './departure-room'
import type { ClosedReason, DayAvailability, SessionAvailability } from './schema'
import type { AvailabilityInput, SeasonPrice, SessionRule } from './types'

/** A day is 'few' with at most this many seats left, provided that this is also less than half of the day's seats. */
export const FEW_SEATS = 5

/** Days before and after the month in which the nearest open day is searched. */
export const NEAREST_DAYS = 31

const FARTHEST_OFFSET = 14 * 3_600_000

/** Half-open range of the days whose counters `monthAvailability` needs. */
export function availabilityWindow(month: PlainDate): { from: PlainDate; to: PlainDate } {
  const first = startOfMonth(month)
  return { from: addDays(first, -NEAREST_DAYS), to: addDays(addMonths(first, 1), NEAREST_DAYS) }
}

/** The season that covers the day. Of several, the one with the latest start wins, then the later one in the list. */
export function getSeasonPrice(seasons: readonly SeasonPrice[], date: PlainDate): SeasonPrice | null {
  return seasons
    .filter((season) => season.from <= date && date < season.to)
    .reduce<SeasonPrice | null>((best, season) => (best && best.from > season.from ? best : season), null)
}

/** Sessions that run on the day, earliest first, whether or not they can still be booked. */
export function sessionsOn(sessions: readonly SessionRule[], date: PlainDate): SessionRule[] {
  const weekday = weekdayOf(date)
  return sessions
    .filter((session) => session.weekdays.includes(weekday))
    .filter((session) => session.validFrom === null || session.validFrom <= date)
    .filter((session) => session.validTo === null || date <= session.validTo)
    .sort((left, right) => (left.time < right.time ? -1 : left.time > right.time ? 1 : 0))
}

/** Booking is open until `cutoffMinutes` before the departure, inclusive. */
export function isBeforeCutoff(
  date: PlainDate,
  time: string,
  { cutoffMinutes, now, zone }: Pick<AvailabilityInput, 'cutoffMinutes' | 'now' | 'zone'>,
): boolean {
  const latest = toEpoch(now) + cutoffMinutes * 60_000
  // No zone is more than 14 hours ahead of UTC, so a departure that is far enough away needs no zone lookup.
  if (latest < Date.parse(`${date}T${time}:00Z`) - FARTHEST_OFFSET) return true
  return latest <= toEpoch(toInstant(date, time, zone))
}

/** Whether the day lies after the end of the last season or of the last session. */
function isBeyondHorizon({ seasons, sessions }: AvailabilityInput, date: PlainDate): boolean {
  if (seasons.every((season) => season.to <= date)) return true
  return sessions.length > 0 && sessions.every((session) => session.validTo !== null && session.validTo < date)
}

function closedDay(date: PlainDate, reason: ClosedReason, sessions: SessionAvailability[] = []): DayAvailability {
  return {
    date,
    dayStatus: 'closed',
    reason,
    sessions,
    lowestPrice: null,
    unitsLeft: null,
    minimumStay: null,
    nearestOpen: null,
  }
}

/**
 * Availability of one day. `reason` is the first that applies: past, beyondHorizon, closed, notOperating, pastCutoff,
 * full. `sessions` lists those before the cut-off. A session with fewer seats left than `minPersons` cannot be booked.
 */
export function dayAvailability(input: AvailabilityInput, date: PlainDate): DayAvailability {
  return evaluateDayAt(input, date, toLocal(input.now, input.zone).date)
}

function evaluateDayAt(input: AvailabilityInput, date: PlainDate, today: PlainDate): DayAvailability {
  if (date < today) return closedDay(date, 'past')
  if (isBeyondHorizon(input, date)) return closedDay(date, 'beyondHorizon')
  if (input.closedDays.includes(date)) return closedDay(date, 'closed')
  const season = getSeasonPrice(input.seasons, date)
  const operating = sessionsOn(input.sessions, date)
  if (!season || operating.length === 0) return closedDay(date, 'notOperating')
  const inTime = operating.filter((session) => isBeforeCutoff(date, session.time, input))
  if (inTime.length === 0) return closedDay(date, 'pastCutoff')
  const prices = { adult: season.adult, child: season.child, infant: season.infant }
  const sessions = inTime.map((session): SessionAvailability => {
    const { time, endTime, capacity } = session
    const counter = input.taken.find((entry) => entry.date === date && entry.time === time)
    const limits = { capacity, licensedCapacity: input.licensedCapacity }
    return { time, endTime, capacity, seatsLeft: seatsLeft(limits, counter ?? { taken: 0, infants: 0 }), prices }
  })
  const bookable = sessions.filter((session) => session.seatsLeft >= Math.max(1, input.minPersons))
  if (bookable.length === 0) return closedDay(date, 'full', sessions)
  const seats = bookable.reduce((sum, session) => sum + session.seatsLeft, 0)
  const capacity = sessions.reduce((sum, session) => sum + session.capacity, 0)
  const dayStatus = seats <= FEW_SEATS && seats * 2 < capacity ? 'few' : 'open'
  return {
    date,
    dayStatus,
    reason: null,
    sessions,
    lowestPrice: season.adult,
    unitsLeft: null,
    minimumStay: null,
    nearestOpen: null,
  }
}

/** The open day nearest to the date; of two equally near days, the later. */
export function getNearestOpen(open: readonly PlainDate[], date: PlainDate): PlainDate | null {
  let nearest: PlainDate | null = null
  let distance = Number.POSITIVE_INFINITY
  for (const candidate of open) {
    const days = Math.abs(daysBetween(date, candidate))
    if (days > distance) continue
    nearest = candidate
    distance = days
  }
  return nearest
}

/**
 * The days of the month that contains the given day, in order. Each closed day names the nearest open day within the
 * window around the month. Prices are in the product's currency.
 */
export function monthAvailability(input: AvailabilityInput, month: PlainDate): DayAvailability[] {
  const { from, to } = availabilityWindow(month)
  const today = toLocal(input.now, input.zone).date
  const days = Array.from({ length: daysBetween(from, to) }, (_, index) =>
    evaluateDayAt(input, addDays(from, index), today),
  )
  const open = days.filter((day) => day.dayStatus !== 'closed').map((day) => day.date)
  const inMonth = new Set(monthDays(month))
  return days
    .filter((day) => inMonth.has(day.date))
    .map((day) => (day.dayStatus === 'closed' ? { ...day, nearestOpen: getNearestOpen(open, day.date) } : day))
}

/** The first bookable day of the list. */
export function getFirstOpen(days: readonly DayAvailability[]): PlainDate | null {
  return (
    days.filter((day) => day.dayStatus !== 'closed').sort((left, right) => compareDates(left.date, right.date))[0]
      ?.date ?? null
  )
}
