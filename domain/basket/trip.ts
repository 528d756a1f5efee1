import type { BasketItem } from '@/domain/basket/schema'
import { hasDepartures, sleepsOf } from '@/domain/catalogue/kinds/traits'
import type { TransferChoice } from '@/domain/catalogue/kinds/transfer/choice'
import { daysBetween, type PlainDate } from '@/domain/dates/plain-date'
import type { LocalDateTime, LocalTime } from '@/domain/dates/zone'
import { hireOf, rideOf } from './choice-of'
import { listServiceParts, type ServiceItem, type ServicePart } from './service-times'

export type TripItem = ServiceItem & Pick<BasketItem, 'key'>

/** `YYYY-MM-DDTHH:mm` in the tenant's local time. A trip uses one zone, and this format sorts chronologically. */
export type Moment = string

/** The purpose of a span: an outing, accommodation, a car, a ride. */
export type TripRole = 'outing' | 'bed' | 'car' | 'ride'

/** A period of the trip. A return ride has two. */
export interface TripSpan {
  key: string
  role: TripRole
  /** True for a bed, a car or a tour of several days: the first and the last day are shown separately. */
  isLong: boolean
  /** For a ride that connects to a flight: whether the trip begins or ends with it. */
  flight: 'arrival' | 'departure' | null
  from: Moment
  to: Moment
}

export type TripClash =
  /** Two items overlap: the later one begins before the earlier one ends. */
  | { clash: 'overlap'; first: TripSpan; second: TripSpan }
  /** An item begins before the guest's arrival, or ends after the departure. */
  | { clash: 'beforeArrival' | 'afterDeparture'; span: TripSpan; ride: TripSpan }
  /** Nights of the trip, half-open, without a bed while other nights have one. */
  | { clash: 'noBed'; from: PlainDate; to: PlainDate }

/** A day without a time counts from 00:00. */
export const toMoment = (date: PlainDate, time: LocalTime | null): Moment => `${date}T${time ?? '00:00'}`
export const dayOf = (moment: Moment): PlainDate => moment.slice(0, 10)
export const timeOf = (moment: Moment): LocalTime => moment.slice(11)

const momentOf = ({ date, time }: LocalDateTime): Moment => toMoment(date, time)

type Described = Pick<TripSpan, 'role' | 'isLong' | 'flight'>

/** Marks the rides with which the trip begins and ends. */
function describeRides(date: PlainDate, { direction, flightNumber, returnRide }: TransferChoice): Described[] {
  const isTrip = returnRide !== null && returnRide.date > date
  // Routes are defined from the airport to the place (spec 2), so the outward ride is the arrival.
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

/** The spans of an item. */
export function listSpans(item: TripItem): TripSpan[] {
  const described = describe(item)
  return listServiceParts(item).flatMap(({ start, end }: ServicePart, index) => {
    const about = described[index]
    return about ? [{ key: item.key, ...about, from: momentOf(start), to: momentOf(end) }] : []
  })
}

const byTime = (left: TripSpan, right: TripSpan): number =>
  left.from < right.from ? -1 : left.from > right.from ? 1 : 0

/**
 * A ride overlaps with an outing in progress. Beds overlap by nights: guests leave in the morning and arrive in the
 * afternoon.
 */
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

/** Items before the first arrival flight or after the last departure flight of the basket. */
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
 * Nights without a bed, if the guest books a bed for a part of the trip. Without any bed there are no gaps, because the
 * guest's accommodation is unknown. A tour of several days includes its own beds.
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

/** All spans of the trip, earliest first. */
export function listTrip(items: readonly TripItem[]): TripSpan[] {
  return items.flatMap(listSpans).sort(byTime)
}

/** All clashes: flight times first, then overlaps, then nights without a bed. */
export function findClashes(spans: readonly TripSpan[]): TripClash[] {
  return [...findStrays(spans), ...findOverlaps(spans), ...findNightsWithoutBed(spans)]
}

/** The clashing spans; empty for nights without a bed. */
export function listClashing(clash: TripClash): TripSpan[] {
  if (clash.clash === 'noBed') return []
  return clash.clash === 'overlap' ? [clash.first, clash.second] : [clash.span]
}

/** Whether the trip has an arrival ride but no departure ride. */
export function lacksRideBack(spans: readonly TripSpan[]): boolean {
  return spans.some(({ flight }) => flight === 'arrival') && !spans.some(({ flight }) => flight === 'departure')
}

/** The key of a clash, by which a guest dismisses it. It changes when the times change. */
export function nameClash(clash: TripClash): string {
  if (clash.clash === 'noBed') return `noBed ${clash.from} ${clash.to}`
  const [one, two] = clash.clash === 'overlap' ? [clash.first, clash.second] : [clash.span, clash.ride]
  return [clash.clash, one.key, one.from, two.key, two.from].join(' ')
}

export const nightsOf = ({ from, to }: { from: PlainDate; to: PlainDate }): number => daysBetween(from, to)
