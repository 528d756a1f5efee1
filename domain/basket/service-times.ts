import type { BasketItem } from '@/domain/basket/schema'
import { hasDepartures, sellsNights } from '@/domain/catalogue/kinds/traits'
import type { TransferChoice } from '@/domain/catalogue/kinds/transfer/choice'
import { addDays, type PlainDate } from '@/domain/dates/plain-date'
import { type LocalDateTime, type LocalTime, toEpoch, toInstant } from '@/domain/dates/zone'
import { hireOf, rideOf } from './choice-of'

/**
 * The fields that determine when a booked service takes place. Items stored by an earlier release lack the durations.
 */
export type ServiceItem = Pick<
  BasketItem,
  'kind' | 'date' | 'endDate' | 'session' | 'startTime' | 'endTime' | 'choice'
> &
  Partial<Pick<BasketItem, 'durationDays' | 'durationMinutes'>>

/** A period in the tenant's local time; `end` is never before `start`. */
export interface ServicePart {
  start: LocalDateTime
  end: LocalDateTime
}

export interface ServiceTimes extends ServicePart {
  /** True when no time of day is known: the service then covers its days from the first to the last minute. */
  isWholeDays: boolean
}

const START_OF_DAY: LocalTime = '00:00'
const END_OF_DAY: LocalTime = '23:59'
const MINUTES_OF_A_DAY = 24 * 60

const two = (figure: number): string => String(figure).padStart(2, '0')
const isBefore = (left: LocalDateTime, right: LocalDateTime): boolean =>
  left.date < right.date || (left.date === right.date && left.time < right.time)
const laterOf = (left: LocalDateTime, right: LocalDateTime): LocalDateTime => (isBefore(left, right) ? right : left)

/** Adds on the wall clock: a service of eight hours from 09:00 ends at 17:00 even across a clock change. */
function addMinutes({ date, time }: LocalDateTime, minutes: number): LocalDateTime {
  const total = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes
  const rest = total % MINUTES_OF_A_DAY
  return {
    date: addDays(date, Math.floor(total / MINUTES_OF_A_DAY)),
    time: `${two(Math.floor(rest / 60))}:${two(rest % 60)}`,
  }
}

/** The calendar day on which the service ends, before its hours are taken into account. */
function plannedEndDay({ kind, date, endDate, durationDays = 1 }: ServiceItem): PlainDate {
  if (hasDepartures(kind)) return addDays(date, durationDays - 1)
  return endDate ?? (sellsNights(kind) ? addDays(date, 1) : date)
}

function endOf(item: ServiceItem, start: LocalDateTime, hasStartTime: boolean): LocalDateTime {
  const date = plannedEndDay(item)
  const { endTime, durationMinutes } = item
  if (endTime !== null) {
    // A one-day service whose end time is not after its start time ends on the following day.
    const isPastMidnight = date === start.date && endTime <= start.time
    return { date: isPastMidnight ? addDays(date, 1) : date, time: endTime }
  }
  if (!hasStartTime) return { date, time: END_OF_DAY }
  if (hasDepartures(item.kind) && durationMinutes)
    return laterOf(addMinutes(start, durationMinutes), { ...start, date })
  return { date, time: start.time }
}

function listRides({ date, durationMinutes }: ServiceItem, { time, returnRide }: TransferChoice): ServicePart[] {
  const ride = (start: LocalDateTime): ServicePart => ({ start, end: addMinutes(start, durationMinutes ?? 0) })
  const back = returnRide ? [ride({ date: returnRide.date, time: returnRide.time })] : []
  return [ride({ date, time }), ...back]
}

/** The parts of a service, in the order of the choice: two for a return ride, otherwise one. */
export function listServiceParts(item: ServiceItem): ServicePart[] {
  const { choice, date, endDate, session, startTime } = item
  const ride = rideOf(choice)
  if (ride) return listRides(item, ride)
  const hire = hireOf(choice)
  if (hire) {
    const start = { date, time: hire.pickupTime }
    return [{ start, end: laterOf(start, { date: endDate ?? date, time: hire.returnTime }) }]
  }
  const time = session ?? startTime
  const start = { date, time: time ?? START_OF_DAY }
  return [{ start, end: laterOf(start, endOf(item, start, time !== null)) }]
}

/** Start of the first and end of the last part of a booked service, for every kind, in the tenant's local time. */
export function getServiceTimes(item: ServiceItem): ServiceTimes {
  const parts = listServiceParts(item)
  const { choice, session, startTime } = item
  const starts = parts.map(({ start }) => start)
  return {
    start: starts.reduce((first, start) => (isBefore(start, first) ? start : first)),
    end: parts.map(({ end }) => end).reduce(laterOf),
    isWholeDays: session === null && startTime === null && !rideOf(choice) && !hireOf(choice),
  }
}

/** The last day of a service; null for a service that ends on its first day. */
export function getLaterEndDay(item: ServiceItem): PlainDate | null {
  const { start, end } = getServiceTimes(item)
  return end.date === start.date ? null : end.date
}

/** The same as instants (ISO, UTC). If clocks go forward in between, the end is never before the start. */
export function getServiceInstants(item: ServiceItem, zone: string): { startsAt: string; endsAt: string } {
  const { start, end } = getServiceTimes(item)
  const startsAt = toInstant(start.date, start.time, zone)
  const endsAt = toInstant(end.date, end.time, zone)
  return { startsAt, endsAt: toEpoch(endsAt) < toEpoch(startsAt) ? startsAt : endsAt }
}

export function compareStarts(left: ServiceItem, right: ServiceItem): number {
  const [first, second] = [getServiceTimes(left).start, getServiceTimes(right).start]
  return isBefore(first, second) ? -1 : isBefore(second, first) ? 1 : 0
}
