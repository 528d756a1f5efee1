import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import type { PlainDate } from '@/domain/dates/plain-date'
import { type Instant, toLocal } from '@/domain/dates/zone'

dayjs.extend(customParseFormat)

const ISO = 'YYYY-MM-DD'
/** Spec 9; 24 hours (decisions 10). */
const WRITTEN = 'DD.MM.YYYY'

/** Formats a date as DD.MM.YYYY. Throws RangeError for a date that does not exist. */
export function formatDay(date: PlainDate): string {
  const day = dayjs(date, ISO, true)
  if (!day.isValid()) throw new RangeError(`not a calendar date: ${date}`)
  return day.format(WRITTEN)
}

/** Formats an instant as DD.MM.YYYY HH:mm in the time zone. `Intl` provides the offset (ADR 17). */
export function formatInstant(instant: Instant, zone: string): string {
  const { date, time } = toLocal(instant, zone)
  return `${formatDay(date)} ${time}`
}

/** Parses DD.MM.YYYY. Returns null if there is no such day. */
export function parseDay(text: string): PlainDate | null {
  const day = dayjs(text, WRITTEN, true)
  return day.isValid() ? day.format(ISO) : null
}
