import type { BasketItem } from '@/domain/basket/schema'
import { addDays, daysBetween, type PlainDate } from '@/domain/dates/plain-date'
import type { LocalTime } from '@/domain/dates/zone'

export type TripItem = Pick<
  BasketItem,
  'key' | 'kind' | 'date' | 'endDate' | 'session' | 'startTime' | 'endTime' | 'choice'
>

/** `YYYY-MM-DDTHH:mm` on the tenant's clocks: a trip is one place's time, and text in this form compares as time does. */
export type Moment = string

/** What a person does with the time: is out on something, sleeps somewhere, has a car, rides. */
export type TripRole = 'outing' | 'bed' | 'car' | 'ride'

/** A stretch of the trip; a ride there and back is two. A ride has no length: how long it takes nobody has said. */
export interface TripSpan {
  key: string
  role: TripRole
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

const NOON: LocalTime = '12:00'

export const toMoment = (date: PlainDate, time: LocalTime | null): Moment => `${date}T${time ?? NOON}`
export const dayOf = (moment: Moment): PlainDate => moment.slice(0, 10)
export const timeOf = (moment: Moment): LocalTime => moment.slice(11)

function spansOfRide(
  key: string,
  date: PlainDate,
  choice: Extract<TripItem['choice'], { kind: 'transfer' }>,
): TripSpan[] {
  const { direction, flightNumber, returnRide, time } = choice
  const isTrip = returnRide !== null && returnRide.date > date
  const at = (moment: Moment, flight: TripSpan['flight']): TripSpan => ({
    key,
    role: 'ride',
    flight,
    from: moment,
    to: moment,
  })
  // Routes are written from the airport to the place (spec 2): outwards is how one arrives.
  const outFlight = direction === 'outward' ? 'arrival' : 'departure'
  const out = at(toMoment(date, time), flightNumber !== null || isTrip ? outFlight : null)
  if (returnRide === null) return [out]
  return [out, at(toMoment(returnRide.date, returnRide.time), isTrip ? 'departure' : null)]
}

/** The stretches of time that an item takes. */
export function listSpans({ key, kind, date, endDate, session, startTime, endTime, choice }: TripItem): TripSpan[] {
  if (choice?.kind === 'transfer') return spansOfRide(key, date, choice)
  const span = (role: TripRole, from: Moment, to: Moment): TripSpan[] => [{ key, role, flight: null, from, to }]
  if (choice?.kind === 'car')
    return span('car', toMoment(date, choice.pickupTime), toMoment(endDate ?? date, choice.returnTime))
  const from = toMoment(date, session ?? startTime)
  if (kind === 'villa') return span('bed', from, toMoment(endDate ?? addDays(date, 1), endTime))
  if (kind === 'yacht' && endDate !== null && endDate > date) return span('bed', from, toMoment(endDate, endTime))
  const start = timeOf(from)
  // What ends at night ends on the next day.
  const isPastMidnight = endTime !== null && endTime <= start
  return span('outing', from, toMoment(isPastMidnight ? addDays(date, 1) : (endDate ?? date), endTime ?? start))
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

/** Whoever books a bed for a part of the trip has none for the rest; without any bed they sleep where we do not know. */
function findNightsWithoutBed(spans: readonly TripSpan[]): TripClash[] {
  const beds = spans.filter(({ role }) => role === 'bed')
  const [first] = beds
  if (!first) return []
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
