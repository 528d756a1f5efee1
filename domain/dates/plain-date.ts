/** A calendar day 'YYYY-MM-DD', years 0001 to 9999, without time or zone. */
export type PlainDate = string

interface Parts {
  year: number
  month: number
  day: number
}

/**
 * NaN if the range contains anything but digits. Calendars parse thousands of dates, and a regular expression takes
 * twice as long.
 */
function readDigits(value: string, from: number, to: number): number {
  let number = 0
  for (let index = from; index < to; index += 1) {
    const digit = value.charCodeAt(index) - 48
    if (!(digit >= 0 && digit <= 9)) return Number.NaN
    number = number * 10 + digit
  }
  return number
}

function getParts(value: string): Parts | null {
  if (value.length !== 10 || value[4] !== '-' || value[7] !== '-') return null
  const year = readDigits(value, 0, 4)
  const month = readDigits(value, 5, 7)
  const day = readDigits(value, 8, 10)
  const isDay = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= monthLength(year, month)
  return isDay ? { year, month, day } : null
}

function requireParts(value: PlainDate): Parts {
  const parts = getParts(value)
  if (!parts) throw new RangeError(`not a calendar date: ${value}`)
  return parts
}

function monthLength(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

function build(year: number, month: number, day: number): PlainDate {
  if (year < 1 || year > 9999) throw new RangeError(`year out of range: ${year}`)
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Days since 1970-01-01 in the Gregorian calendar, in integer arithmetic (no Date, hence no zone). */
function toDayNumber({ year, month, day }: Parts): number {
  const shifted = month <= 2 ? year - 1 : year
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

function fromDayNumber(dayNumber: number): PlainDate {
  const shifted = dayNumber + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthIndex = Math.floor((5 * dayOfYear + 2) / 153)
  const month = monthIndex < 10 ? monthIndex + 3 : monthIndex - 9
  return build(
    yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    dayOfYear - Math.floor((153 * monthIndex + 2) / 5) + 1,
  )
}

/** True only for days that exist; false for '2027-02-29'. */
export function isPlainDate(value: unknown): value is PlainDate {
  return typeof value === 'string' && getParts(value) !== null
}

const FIRST_ON_WIRE = '1900-01-01'
const BEYOND_WIRE = '2200-01-01'

/** Whether the operator API accepts the day in a request. A date centuries away is a typing error. */
export function isWireDate(value: unknown): value is PlainDate {
  return isPlainDate(value) && value >= FIRST_ON_WIRE && value < BEYOND_WIRE
}

/** Throws RangeError when the date does not exist, as do all functions in this file. */
export function addDays(date: PlainDate, days: number): PlainDate {
  if (!Number.isSafeInteger(days)) throw new RangeError(`not a whole number of days: ${days}`)
  return fromDayNumber(toDayNumber(requireParts(date)) + days)
}

/** Days from the first to the second date, negative when the second is earlier; the nights of a half-open stay. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return toDayNumber(requireParts(to)) - toDayNumber(requireParts(from))
}

export function compareDates(left: PlainDate, right: PlainDate): -1 | 0 | 1 {
  const days = daysBetween(right, left)
  return days === 0 ? 0 : days < 0 ? -1 : 1
}

/** ISO weekday: 1 Monday to 7 Sunday. */
export function weekdayOf(date: PlainDate): number {
  return ((((toDayNumber(requireParts(date)) + 3) % 7) + 7) % 7) + 1
}

export function startOfMonth(date: PlainDate): PlainDate {
  const { year, month } = requireParts(date)
  return build(year, month, 1)
}

/** The same day of a later or earlier month, or the last day of that month if it is shorter. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  if (!Number.isSafeInteger(months)) throw new RangeError(`not a whole number of months: ${months}`)
  const { year, month, day } = requireParts(date)
  const index = year * 12 + (month - 1) + months
  const targetYear = Math.floor(index / 12)
  const targetMonth = index - targetYear * 12 + 1
  return build(targetYear, targetMonth, Math.min(day, monthLength(targetYear, targetMonth)))
}

/** Every day of the month that contains the date, in order. */
export function monthDays(date: PlainDate): PlainDate[] {
  const { year, month } = requireParts(date)
  return Array.from({ length: monthLength(year, month) }, (_, index) => build(year, month, index + 1))
}

/** DD.MM.YYYY (spec 9). */
export function formatDate(date: PlainDate): string {
  const { year, month, day } = requireParts(date)
  const [yyyy, mm, dd] = build(year, month, day).split('-')
  return `${dd}.${mm}.${yyyy}`
}
