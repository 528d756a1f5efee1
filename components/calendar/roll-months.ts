import { listWeeks } from '@/domain/dates/day-words'
import { addMonths, type PlainDate } from '@/domain/dates/plain-date'

type Week = (PlainDate | null)[]

export interface RolledMonth {
  month: PlainDate
  weeks: Week[]
}

/** The weeks of a month that are not over. */
export const listWeeksToCome = (month: PlainDate, today: PlainDate): Week[] =>
  listWeeks(month).filter((week) => week.some((date) => date !== null && date >= today))

/**
 * What a calendar of days to come shows of a month: weeks that are over make room for as many of the next one, so that a
 * month that runs out does not begin with rows of what nobody can choose. One row of them goes for the next month's name.
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
