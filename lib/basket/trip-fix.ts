import type { DayAvailability, SessionAvailability } from '@/domain/availability/schema'
import { getHire } from '@/domain/availability/stay-period'
import { hireOf } from '@/domain/basket/choice-of'
import type { BasketItem } from '@/domain/basket/schema'
import { isSameDeparture, seatsOf } from '@/domain/basket/selection'
import {
  dayOf,
  findClashes,
  listTrip,
  type Moment,
  type TripClash,
  type TripSpan,
  timeOf,
  toMoment,
} from '@/domain/basket/trip'
import { hasDepartures, sellsNights } from '@/domain/catalogue/kinds/traits'
import { daysBetween, type PlainDate } from '@/domain/dates/plain-date'
import type { LocalTime } from '@/domain/dates/zone'
import { evaluateDay, listFitting } from './evaluate-day'
import { CHARTER_SHAPE, findStayProblem, HIRE_SHAPE, type StayShape, VILLA_SHAPE, WEEK_SHAPE } from './evaluate-stay'

export type TripChange = Partial<Pick<BasketItem, 'date' | 'endDate' | 'session' | 'startTime' | 'endTime' | 'choice'>>

/** The fix of a clash by one click. `at` is the moment to which it moves something. */
export interface TripFix {
  fix: 'move' | 'time' | 'pickUp' | 'giveBack' | 'arrive' | 'leave' | 'stayUntil'
  key: string
  at: Moment
  change: TripChange
}

/** The loaded days of a product; empty while loading. */
export type DaysOf = (productId: number) => readonly DayAvailability[]

type Basket = readonly BasketItem[]
type Clash<C extends TripClash['clash']> = Extract<TripClash, { clash: C }>

const MINUTES_OF_A_DAY = 24 * 60
const QUARTER = 15

const toMinutes = (time: LocalTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const two = (figure: number) => String(figure).padStart(2, '0')
const toTime = (minutes: number): LocalTime => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

/** Rounds up to the next quarter of an hour; null if that is the next day. */
function nextQuarter(time: LocalTime): LocalTime | null {
  const minutes = Math.ceil(toMinutes(time) / QUARTER) * QUARTER
  return minutes < MINUTES_OF_A_DAY ? toTime(minutes) : null
}

const lastQuarter = (time: LocalTime): LocalTime => toTime(Math.floor(toMinutes(time) / QUARTER) * QUARTER)

/** Whether the changed item clashes with no other item. */
function isAtPeace(item: BasketItem, change: TripChange, others: Basket): boolean {
  const changed = { ...item, ...change }
  if (others.some((other) => isSameDeparture(other, changed))) return false
  return findClashes(listTrip([...others, changed])).every((clash) => {
    if (clash.clash === 'noBed') return true
    const spans = clash.clash === 'overlap' ? [clash.first, clash.second] : [clash.span, clash.ride]
    return spans.every(({ key }) => key !== item.key)
  })
}

/** The departures of a day with enough seats, the one at the same time first. */
export function listDepartures(item: BasketItem, day: DayAvailability): TripChange[] {
  const { date } = day
  if (!hasDepartures(item.kind))
    return evaluateDay(day, 0).problem === null ? [{ date, endDate: item.endDate === null ? null : date }] : []
  const seats = seatsOf(item.pax)
  if (evaluateDay(day, seats).problem !== null) return []
  const isSame = ({ time }: SessionAvailability) => Number(time === item.session)
  return listFitting(day, seats)
    .sort((left, right) => isSame(right) - isSame(left))
    .map(({ time, endTime }) => ({ date, session: time, startTime: time, endTime }))
}

/** The nearest departure without a clash; the same day first, of two equally near days the later. */
function findRoom(item: BasketItem, days: readonly DayAvailability[], others: Basket): TripFix | null {
  const distance = ({ date }: DayAvailability) => Math.abs(daysBetween(item.date, date))
  const near = [...days].sort((left, right) => distance(left) - distance(right) || (left.date < right.date ? 1 : -1))
  for (const day of near)
    for (const change of listDepartures(item, day)) {
      if (!isAtPeace(item, change, others)) continue
      const at = toMoment(day.date, change.session ?? item.startTime)
      return { fix: day.date === item.date ? 'time' : 'move', key: item.key, at, change }
    }
  return null
}

function shapeOf({ kind, choice, unit }: BasketItem): StayShape {
  if (hireOf(choice)) return HIRE_SHAPE
  if (sellsNights(kind)) return VILLA_SHAPE
  return unit === 'week' ? WEEK_SHAPE : CHARTER_SHAPE
}

/** Changes the beginning or end of a stay, if the loaded days show that the house, boat or car is available. */
function changeStay(
  item: BasketItem,
  fix: TripFix['fix'],
  change: TripChange,
  days: readonly DayAvailability[],
): TripFix | null {
  const { date, endDate, choice } = { ...item, ...change }
  if (endDate === null || endDate < date || days.length === 0) return null
  const hire = hireOf(choice)
  if (hire ? getHire({ date, endDate, ...hire }) === null : endDate === date) return null
  const knows = (day: PlainDate) => days.some((known) => known.date === day)
  if (!knows(date) || !knows(endDate) || findStayProblem(days, date, endDate, shapeOf(item))) return null
  const isStart = fix === 'pickUp' || fix === 'arrive'
  const times = hire ?? { pickupTime: item.startTime, returnTime: item.endTime }
  const at = isStart ? toMoment(date, times.pickupTime) : toMoment(endDate, times.returnTime)
  return { fix, key: item.key, at, change }
}

function fixStray(
  item: BasketItem,
  { clash, ride }: Clash<'beforeArrival' | 'afterDeparture'>,
  days: readonly DayAvailability[],
) {
  const [date, time] = [dayOf(ride.from), timeOf(ride.from)]
  const hire = hireOf(item.choice)
  if (clash === 'beforeArrival') {
    if (!hire) return changeStay(item, 'arrive', { date }, days)
    const pickupTime = nextQuarter(time)
    return pickupTime === null ? null : changeStay(item, 'pickUp', { date, choice: { ...hire, pickupTime } }, days)
  }
  if (!hire) return changeStay(item, 'leave', { endDate: date }, days)
  return changeStay(item, 'giveBack', { endDate: date, choice: { ...hire, returnTime: lastQuarter(time) } }, days)
}

/** The movable ones of two overlapping spans, the later first. */
function listMovable({ first, second }: Clash<'overlap'>): TripSpan[] {
  return [second, first].filter(({ role }) => role === 'outing')
}

function fixOverlap(clash: Clash<'overlap'>, basket: Basket, daysOf: DaysOf): TripFix | null {
  const itemOf = ({ key }: TripSpan) => basket.find((item) => item.key === key)
  for (const span of listMovable(clash)) {
    const item = itemOf(span)
    const others = basket.filter((other) => other !== item)
    const found = item && findRoom(item, daysOf(item.productId), others)
    if (found) return found
  }
  const { first, second } = clash
  const later = itemOf(second)
  if (!later || first.role !== 'bed' || second.role !== 'bed') return null
  return changeStay(later, 'arrive', { date: dayOf(first.to) }, daysOf(later.productId))
}

/** Extends the stay before or after the gap. */
function fixNights({ from, to }: Clash<'noBed'>, basket: Basket, daysOf: DaysOf): TripFix | null {
  const beds = listTrip(basket).filter(({ role }) => role === 'bed')
  const itemOf = (span: TripSpan | undefined) => basket.find((item) => item.key === span?.key)
  const before = itemOf(beds.find((bed) => dayOf(bed.to) === from))
  const longer = before && changeStay(before, 'stayUntil', { endDate: to }, daysOf(before.productId))
  if (longer) return longer
  const after = itemOf(beds.find((bed) => dayOf(bed.from) === to))
  return (after && changeStay(after, 'arrive', { date: from }, daysOf(after.productId))) ?? null
}

/** The fix of a clash from the loaded days of the products; null if there is none. */
export function proposeFix(clash: TripClash, basket: Basket, daysOf: DaysOf): TripFix | null {
  if (clash.clash === 'noBed') return fixNights(clash, basket, daysOf)
  if (clash.clash === 'overlap') return fixOverlap(clash, basket, daysOf)
  const item = basket.find(({ key }) => key === clash.span.key)
  if (!item) return null
  const days = daysOf(item.productId)
  if (clash.span.role !== 'outing') return fixStray(item, clash, days)
  return findRoom(
    item,
    days,
    basket.filter((other) => other !== item),
  )
}

/** The items and days to load before a fix can be proposed. */
export function listQuestions(clash: TripClash, basket: Basket): { productId: number; date: PlainDate }[] {
  const ask = (span: TripSpan, date: PlainDate) => {
    const item = basket.find(({ key }) => key === span.key)
    return item && span.role !== 'ride' ? [{ productId: item.productId, date }] : []
  }
  if (clash.clash === 'overlap') return [clash.first, clash.second].flatMap((span) => ask(span, dayOf(span.from)))
  if (clash.clash !== 'noBed')
    return [...ask(clash.span, dayOf(clash.span.from)), ...ask(clash.span, dayOf(clash.ride.from))]
  const beds = listTrip(basket).filter(
    ({ role, from, to }) => role === 'bed' && (dayOf(to) === clash.from || dayOf(from) === clash.to),
  )
  return beds.flatMap((bed) => [...ask(bed, dayOf(bed.from)), ...ask(bed, clash.from)])
}
