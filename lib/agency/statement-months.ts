import { addMonths, type PlainDate } from '@/domain/dates/plain-date'
import { ISO_CODES, type Locale } from '@/domain/shared/locales'

const AHEAD = 6
const BACK = 18

/** Formats '2026-11' as 'November 2026', with the calendar and digits of all other dates, in Arabic too. */
export function nameMonth(month: string, locale: Locale): string {
  const code = `${ISO_CODES[locale]}-u-ca-gregory-nu-latn`
  const format = new Intl.DateTimeFormat(code, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${month}-01T00:00:00Z`))
}

/** Months for which a statement is offered, latest first: six ahead, the current one and 18 back. */
export function listMonths(today: PlainDate): string[] {
  const first = `${today.slice(0, 7)}-01`
  return Array.from({ length: AHEAD + BACK + 1 }, (_, index) => addMonths(first, AHEAD - index).slice(0, 7))
}
