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

/** What one press does about a clash. `at` is the moment that it moves something to. */
export interface TripFix {
  fix: 'move' | 'time' | 'pickUp' | 'giveBack' | 'arrive' | 'leave' | 'stayUntil'
  key: string
  at: Moment
  change: TripChange
}

/** What is known of a product's days; empty while they are on their way. */
export type DaysOf = (productId: number) => readonly DayAvailability[]

type Basket = readonly BasketItem[]
type Clash<C extends TripClash['clash']> = Extract<TripClash, { clash: C }>

const MINUTES_OF_A_DAY = 24 * 60
const QUARTER = 15

const toMinutes = (time: LocalTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const two = (figure: number) => String(figure).padStart(2, '0')
const toTime = (minutes: number): LocalTime => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

/** The quarter of an hour at or after it; null where that is another day. */
function nextQuarter(time: LocalTime): LocalTime | null {
  const minutes = Math.ceil(toMinutes(time) / QUARTER) * QUARTER
  return minutes < MINUTES_OF_A_DAY ? toTime(minutes) : null
}

const lastQuarter = (time: LocalTime): LocalTime => toTime(Math.floor(toMinutes(time) / QUARTER) * QUARTER)

/** Whether an item changed like this goes together with all the others. */
function isAtPeace(item: BasketItem, change: TripChange, others: Basket): boolean {
  const changed = { ...item, ...change }
  if (others.some((other) => isSameDeparture(other, changed))) return false
  return findClashes(listTrip([...others, changed])).every((clash) => {
    if (clash.clash === 'noBed') return true
    const spans = clash.clash === 'overlap' ? [clash.first, clash.second] : [clash.span, clash.ride]
    return spans.every(({ key }) => key !== item.key)
  })
}

/** The departures of a day that the party fits into, the one at the same time first. */
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

/** The nearest departure that goes together with everything else; the same day first, then the later of two days. */
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

/** A stay with another beginning or end, if the house, boat or car can be had for it as far as its days are known. */
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

/** Of two things at once the one that can be moved, the later of them first. */
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

/** A house on either side of the gap is kept for longer. */
function fixNights({ from, to }: Clash<'noBed'>, basket: Basket, daysOf: DaysOf): TripFix | null {
  const beds = listTrip(basket).filter(({ role }) => role === 'bed')
  const itemOf = (span: TripSpan | undefined) => basket.find((item) => item.key === span?.key)
  const before = itemOf(beds.find((bed) => dayOf(bed.to) === from))
  const longer = before && changeStay(before, 'stayUntil', { endDate: to }, daysOf(before.productId))
  if (longer) return longer
  const after = itemOf(beds.find((bed) => dayOf(bed.from) === to))
  return (after && changeStay(after, 'arrive', { date: from }, daysOf(after.productId))) ?? null
}

/** What one press can do about a clash, from what is known of the products' days; null when nothing that is known helps. */
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

/** The items whose days have to be known before a fix can be proposed, and the days around which they are looked at. */
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
