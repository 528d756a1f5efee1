import { commaOf, ISO_CODES, isolate, type Locale } from '@/domain/shared/locales'
import { addDays, formatDate, monthDays, type PlainDate, weekdayOf } from './plain-date'
import { formatZone, type Instant, toLocal } from './zone'

type Width = 'short' | 'long'

const A_MONDAY: PlainDate = '2024-01-01'
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(locale: Locale, part: 'weekday' | 'month', width: Width): Intl.DateTimeFormat {
  const key = `${locale} ${part} ${width}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(ISO_CODES[locale], { [part]: width, timeZone: 'UTC', calendar: 'gregory' })
  formatters.set(key, made)
  return made
}

const word = (date: PlainDate, locale: Locale, part: 'weekday' | 'month', width: Width): string =>
  formatterOf(locale, part, width).format(new Date(`${date}T00:00:00Z`))

/** For text at the start of a line or label: Russian and Dutch write weekdays in lower case within a sentence. */
export const capitalise = (text: string, locale: Locale): string =>
  `${text.charAt(0).toLocaleUpperCase(ISO_CODES[locale])}${text.slice(1)}`

export function formatWeekday(date: PlainDate, locale: Locale, width: Width = 'short'): string {
  return word(date, locale, 'weekday', width)
}

/**
 * 'Wed 12.05.2027'. The date is DD.MM.YYYY in every language (spec 9). The weekday is in the page's language, in the
 * form used within a sentence; use `capitalise` at the start of one. A no-break space joins the two.
 */
export function formatDay(date: PlainDate, locale: Locale, width: Width = 'short'): string {
  return `${formatWeekday(date, locale, width)}\u00A0${formatDate(date)}`
}

/** '12.05.', where the year is clear from the context. */
export function formatDayMonth(date: PlainDate, locale: Locale): string {
  return isolate(formatDate(date).slice(0, 6), locale)
}

/** 'Wed 12.05.', where the year is clear from the context. */
export function formatDayShort(date: PlainDate, locale: Locale): string {
  return formatDay(date, locale).replace(formatDate(date), formatDayMonth(date, locale))
}

/** 'Wed 12.05' at the end of a sentence, whose full stop also ends the date. */
export function formatDayLast(date: PlainDate, locale: Locale): string {
  return formatDayShort(date, locale).replace(/\.(\u2069?)$/, '$1')
}

/**
 * 'Wed 12.05.2027, 09:00 GMT+3': the format of all deadlines, in the zone's local time with its offset. A no-break
 * space keeps the offset on the line of the time.
 */
export function formatMoment(instant: Instant, zone: string, locale: Locale): string {
  const { date, time } = toLocal(instant, zone)
  return `${formatDay(date, locale)}${commaOf(locale)}${time}\u00A0${formatZone(instant, zone)}`
}

/** 'May 2027'. */
export function formatMonth(date: PlainDate, locale: Locale): string {
  return `${capitalise(word(date, locale, 'month', 'long'), locale)} ${date.slice(0, 4)}`
}

/** Monday first, as in the calendars of all supported languages. */
export function listWeekdays(locale: Locale, width: Width): string[] {
  return Array.from({ length: 7 }, (_, index) =>
    capitalise(formatWeekday(addDays(A_MONDAY, index), locale, width), locale),
  )
}

/** The days of a month in rows of seven, Monday first; null where a row has none of this month. */
export function listWeeks(month: PlainDate): (PlainDate | null)[][] {
  const days = monthDays(month)
  const [first = month] = days
  const cells = [...Array.from({ length: weekdayOf(first) - 1 }, () => null), ...days]
  const rows = Math.ceil(cells.length / 7)
  return Array.from({ length: rows }, (_, row) => Array.from({ length: 7 }, (_, at) => cells[row * 7 + at] ?? null))
}
