import type { BasketItem } from '@/domain/basket/schema'
import { hasDepartures, sleepsOf } from '@/domain/catalogue/kinds/traits'
import type { TransferChoice } from '@/domain/catalogue/kinds/transfer/choice'
import { daysBetween, type PlainDate } from '@/domain/dates/plain-date'
import type { LocalDateTime, LocalTime } from '@/domain/dates/zone'
import { hireOf, rideOf } from './choice-of'
import { listServiceParts, type ServiceItem, type ServicePart } from './service-times'

export type TripItem = ServiceItem & Pick<BasketItem, 'key'>

/** `YYYY-MM-DDTHH:mm` on the tenant's clocks: a trip is one place's time, and text in this form compares as time does. */
export type Moment = string

/** What a person does with the time: is out on something, sleeps somewhere, has a car, rides. */
export type TripRole = 'outing' | 'bed' | 'car' | 'ride'

/** A stretch of the trip; a ride there and back is two. */
export interface TripSpan {
  key: string
  role: TripRole
  /** A bed, a car or a tour of several days: its first and its last day are told apart. */
  isLong: boolean
  /** Of a ride with a flight: the trip begins, or ends, with it. */
  flight: 'arrival' | 'departure' | null
  from: Moment
  to: Moment
}

export type TripClash =
  /** Two things at once: the later of them begins before the other is over. */
  | { clash: 'overlap'; first: TripSpan; second: TripSpan }
  /** Something begins before the person has arrived, or ends after they have left. */
  | { clash: 'beforeArrival' | 'afterDeparture'; span: TripSpan; ride: TripSpan }
  /** Nights of the trip, half-open, for which no bed is booked though there is one for others. */
  | { clash: 'noBed'; from: PlainDate; to: PlainDate }

/** A day without an hour counts from its beginning. */
export const toMoment = (date: PlainDate, time: LocalTime | null): Moment => `${date}T${time ?? '00:00'}`
export const dayOf = (moment: Moment): PlainDate => moment.slice(0, 10)
export const timeOf = (moment: Moment): LocalTime => moment.slice(11)

const momentOf = ({ date, time }: LocalDateTime): Moment => toMoment(date, time)

type Described = Pick<TripSpan, 'role' | 'isLong' | 'flight'>

/** Whether the trip begins or ends with the ride there, and with the ride back. */
function describeRides(date: PlainDate, { direction, flightNumber, returnRide }: TransferChoice): Described[] {
  const isTrip = returnRide !== null && returnRide.date > date
  // Routes are written from the airport to the place (spec 2): outwards is how one arrives.
  const outFlight = direction === 'outward' ? 'arrival' : 'departure'
  const ride = (flight: TripSpan['flight']): Described => ({ role: 'ride', isLong: false, flight })
  return [ride(flightNumber !== null || isTrip ? outFlight : null), ride(isTrip ? 'departure' : null)]
}

function describe({ kind, date, endDate, choice, durationDays = 1 }: TripItem): Described[] {
  const ride = rideOf(choice)
  if (ride) return describeRides(date, ride)
  if (hireOf(choice)) return [{ role: 'car', isLong: true, flight: null }]
  const sleeps = sleepsOf(kind)
  const isBed = sleeps === 'always' || (sleeps === 'overnight' && endDate !== null && endDate > date)
  if (isBed) return [{ role: 'bed', isLong: true, flight: null }]
  return [{ role: 'outing', isLong: hasDepartures(kind) && durationDays > 1, flight: null }]
}

/** The stretches of time that an item takes. */
export function listSpans(item: TripItem): TripSpan[] {
  const described = describe(item)
  return listServiceParts(item).flatMap(({ start, end }: ServicePart, index) => {
    const about = described[index]
    return about ? [{ key: item.key, ...about, from: momentOf(start), to: momentOf(end) }] : []
  })
}

const byTime = (left: TripSpan, right: TripSpan): number =>
  left.from < right.from ? -1 : left.from > right.from ? 1 : 0

/** A ride clashes with what one is in the middle of; beds by their nights, since one leaves in the morning and arrives in the afternoon. */
function overlaps(first: TripSpan, second: TripSpan): boolean {
  if (first.key === second.key) return false
  const roles = [first.role, second.role]
  if (roles.every((role) => role === 'bed')) return dayOf(second.from) < dayOf(first.to)
  if (roles.every((role) => role === 'outing')) return second.from < first.to
  if (roles.includes('outing') && roles.includes('ride')) return first.from < second.from && second.from < first.to
  return roles.every((role) => role === 'car') && second.from < first.to
}

function findOverlaps(spans: readonly TripSpan[]): TripClash[] {
  return spans.flatMap((first, at) =>
    spans
      .slice(at + 1)
      .filter((second) => overlaps(first, second))
      .map((second) => ({ clash: 'overlap' as const, first, second })),
  )
}

/** Where the person is before the first, and after the last, flight of the basket. */
function findStrays(spans: readonly TripSpan[]): TripClash[] {
  const arrival = spans.find(({ flight }) => flight === 'arrival')
  const departure = spans.findLast(({ flight }) => flight === 'departure')
  const others = spans.filter(({ role }) => role !== 'ride')
  const isEarly = (span: TripSpan, ride: TripSpan) =>
    span.role === 'bed' ? dayOf(span.from) < dayOf(ride.from) : span.from < ride.from
  const isLate = (span: TripSpan, ride: TripSpan) =>
    span.role === 'bed' ? dayOf(span.to) > dayOf(ride.from) : span.to > ride.from
  return others.flatMap((span): TripClash[] => [
    ...(arrival && isEarly(span, arrival) ? [{ clash: 'beforeArrival' as const, span, ride: arrival }] : []),
    ...(departure && isLate(span, departure) ? [{ clash: 'afterDeparture' as const, span, ride: departure }] : []),
  ])
}

/**
 * Whoever books a bed for a part of the trip has none for the rest; without any bed they sleep where we do not know. A
 * tour of several days brings its own beds.
 */
function findNightsWithoutBed(spans: readonly TripSpan[]): TripClash[] {
  const beds = spans.filter(({ role, isLong }) => role === 'bed' || (role === 'outing' && isLong))
  const [first] = beds
  if (!first || !beds.some(({ role }) => role === 'bed')) return []
  const arrival = spans.find(({ flight }) => flight === 'arrival')
  const departure = spans.findLast(({ flight }) => flight === 'departure')
  const gaps: TripClash[] = []
  let slept = dayOf(arrival?.from ?? first.from)
  for (const bed of beds) {
    const from = dayOf(bed.from)
    if (from > slept) gaps.push({ clash: 'noBed', from: slept, to: from })
    if (dayOf(bed.to) > slept) slept = dayOf(bed.to)
  }
  const end = departure ? dayOf(departure.from) : slept
  return end > slept ? [...gaps, { clash: 'noBed', from: slept, to: end }] : gaps
}

/** All stretches of the trip, the earliest first. */
export function listTrip(items: readonly TripItem[]): TripSpan[] {
  return items.flatMap(listSpans).sort(byTime)
}

/** What does not go together, in the order of the trip. */
export function findClashes(spans: readonly TripSpan[]): TripClash[] {
  return [...findStrays(spans), ...findOverlaps(spans), ...findNightsWithoutBed(spans)]
}

/** The stretches that do not go together; none of nights that nobody has booked. */
export function listClashing(clash: TripClash): TripSpan[] {
  if (clash.clash === 'noBed') return []
  return clash.clash === 'overlap' ? [clash.first, clash.second] : [clash.span]
}

/** Whether somebody is brought from the airport and nothing takes them back. */
export function lacksRideBack(spans: readonly TripSpan[]): boolean {
  return spans.some(({ flight }) => flight === 'arrival') && !spans.some(({ flight }) => flight === 'departure')
}

/** Names a clash, so that one that a person wants as it is can be left alone; it is another once its times are. */
export function nameClash(clash: TripClash): string {
  if (clash.clash === 'noBed') return `noBed ${clash.from} ${clash.to}`
  const [one, two] = clash.clash === 'overlap' ? [clash.first, clash.second] : [clash.span, clash.ride]
  return [clash.clash, one.key, one.from, two.key, two.from].join(' ')
}

/** Nights from a day to another. */
export const nightsOf = ({ from, to }: { from: PlainDate; to: PlainDate }): number => daysBetween(from, to)
