import { dayOf, type Moment, type TripSpan, timeOf } from '@/domain/basket/trip'
import { addDays, type PlainDate } from '@/domain/dates/plain-date'

/** A trip of up to this many days shows them all; a longer one collapses days on which nothing begins or ends. */
const MOST_DAYS = 8
/** Minimum number of days, so that items can be moved. */
const LEAST_DAYS = 4

export interface TripAxis {
  /** The columns; null stands for consecutive days on which nothing begins or ends. */
  days: (PlainDate | null)[]
  /** Position of a moment on the axis, from 0 (beginning) to 1 (end). */
  place: (moment: Moment) => number
}

function listDays(from: PlainDate, to: PlainDate): PlainDate[] {
  const days: PlainDate[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/** Builds the axis of a trip with at least one span. */
export function buildTripAxis(spans: readonly TripSpan[]): TripAxis {
  const touched = [...new Set(spans.flatMap(({ from, to }) => [dayOf(from), dayOf(to)]))].sort()
  const [first = '', last = first] = [touched[0], touched.at(-1)]
  const least = addDays(first, LEAST_DAYS - 1)
  const [, end = last] = [least, last].sort()
  const all = listDays(first, end)
  const isShort = all.length <= MOST_DAYS
  const days = all
    .map((day) => (isShort || touched.includes(day) ? day : null))
    .filter((day, index, columns) => day !== null || columns[index - 1] !== null)
  const place = (moment: Moment): number => {
    const time = timeOf(moment)
    const share = (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) / (24 * 60)
    return (days.indexOf(dayOf(moment)) + share) / days.length
  }
  return { days, place }
}
