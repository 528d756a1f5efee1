import { listWeeks } from '@/domain/dates/day-words'
import { addMonths, type PlainDate } from '@/domain/dates/plain-date'

type Week = (PlainDate | null)[]

export interface RolledMonth {
  month: PlainDate
  weeks: Week[]
}

/** Lists the weeks of a month that are not over. */
export const listWeeksToCome = (month: PlainDate, today: PlainDate): Week[] =>
  listWeeks(month).filter((week) => week.some((date) => date !== null && date >= today))

/**
 * Months and weeks that a calendar of future days shows. Past weeks are replaced by the same number of weeks of the
 * next month, minus one row for its name, so the calendar does not begin with rows of past days.
 */
export function rollMonths(month: PlainDate, today: PlainDate): RolledMonth[] {
  const all = listWeeks(month)
  const weeks = listWeeksToCome(month, today)
  const room = all.length - weeks.length - 1
  if (weeks.length === 0 || room < 1) return [{ month, weeks: weeks.length === 0 ? all : weeks }]
  const next = addMonths(month, 1)
  return [
    { month, weeks },
    { month: next, weeks: listWeeks(next).slice(0, room) },
  ]
}
