import { isPlainDate, type PlainDate } from './plain-date'

/**
 * Parses a date as people type it (DD.MM.YYYY, spec 9, also without dots) or as browsers fill it in (YYYY-MM-DD). Null
 * for an invalid date.
 */
export function readWrittenDate(text: string): PlainDate | null {
  const given = text.trim()
  const written = /^(?<day>\d{1,2})(?<sign>[./\s-])(?<month>\d{1,2})\k<sign>(?<year>\d{4})$/.exec(given)
  const packed = /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/.exec(given)
  const { day = '', month = '', year = '' } = (written ?? packed)?.groups ?? {}
  const date = year === '' ? given : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isPlainDate(date) ? date : null
}
