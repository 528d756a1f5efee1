import { addMonths, type PlainDate } from '@/domain/dates/plain-date'
import { ISO_CODES, type Locale } from '@/domain/shared/locales'

const AHEAD = 6
const BACK = 18

/** 'November 2026' in a language, of '2026-11': by the calendar and in the figures of all other dates, in Arabic too. */
export function nameMonth(month: string, locale: Locale): string {
  const code = `${ISO_CODES[locale]}-u-ca-gregory-nu-latn`
  const format = new Intl.DateTimeFormat(code, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${month}-01T00:00:00Z`))
}

/** Months that a statement is offered for, latest first: what is booked ahead, and a year and a half back. */
export function listMonths(today: PlainDate): string[] {
  const first = `${today.slice(0, 7)}-01`
  return Array.from({ length: AHEAD + BACK + 1 }, (_, index) => addMonths(first, AHEAD - index).slice(0, 7))
}
