import { formatDate, isPlainDate, type PlainDate } from './plain-date'

/** 'HH:mm', 24 hours. */
export type LocalTime = string

/** An instant: ISO text with Z or an offset, or milliseconds since 1970. */
export type Instant = string | number

export interface LocalDateTime {
  date: PlainDate
  time: LocalTime
}

const DAY = 86_400_000
const ISO = /T.*(Z|[+-]\d{2}:\d{2})$/

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formatters.set(zone, made)
  return made
}

export function isLocalTime(value: unknown): value is LocalTime {
  return typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
}

/** Milliseconds since 1970. Throws RangeError for text without Z or offset, which would use the zone of the machine. */
export function toEpoch(instant: Instant): number {
  const epoch = typeof instant === 'number' ? instant : ISO.test(instant) ? Date.parse(instant) : Number.NaN
  if (!Number.isFinite(epoch)) throw new RangeError(`not an instant: ${instant}`)
  return epoch
}

function wallClock(epoch: number, zone: string): Record<Intl.DateTimeFormatPartTypes, string> {
  const parts = formatterOf(zone).formatToParts(epoch)
  return Object.fromEntries(parts.map((part) => [part.type, part.value])) as Record<
    Intl.DateTimeFormatPartTypes,
    string
  >
}

/** The local wall-clock time interpreted as UTC, to the second. */
function wallEpoch(epoch: number, zone: string): number {
  const wall = wallClock(epoch, zone)
  return Date.parse(
    `${wall.year.padStart(4, '0')}-${wall.month}-${wall.day}T${wall.hour}:${wall.minute}:${wall.second}Z`,
  )
}

/** Offset from UTC, for whole seconds. */
function offsetAt(epoch: number, zone: string): number {
  return wallEpoch(epoch, zone) - epoch
}

/**
 * The instant at which clocks in the zone show the date and time, as ISO UTC text. A time that occurs twice (clocks go
 * back) means the first. A time that is skipped (clocks go forward) is moved forward by the skipped length, 02:30 to
 * 03:30. Throws RangeError for a date, time or zone that does not exist.
 */
export function toInstant(date: PlainDate, time: LocalTime, zone: string): string {
  if (!isPlainDate(date) || !isLocalTime(time)) throw new RangeError(`not a local time: ${date} ${time}`)
  const wall = Date.parse(`${date}T${time}:00Z`)
  const before = wall - offsetAt(wall - DAY, zone)
  const after = wall - offsetAt(wall + DAY, zone)
  const matching = [before, after].filter((epoch) => wallEpoch(epoch, zone) === wall)
  const epoch = matching.length > 0 ? Math.min(...matching) : before
  return new Date(epoch).toISOString()
}

/** Caches the last result, because every day of a calendar converts the same 'now' to the same zone. */
let latest: { epoch: number; zone: string; local: LocalDateTime } | null = null

/** The local date and time of the instant in the zone; seconds are dropped. */
export function toLocal(instant: Instant, zone: string): LocalDateTime {
  const epoch = toEpoch(instant)
  if (latest?.epoch === epoch && latest.zone === zone) return latest.local
  const wall = wallClock(epoch, zone)
  const local: LocalDateTime = {
    date: `${wall.year.padStart(4, '0')}-${wall.month}-${wall.day}`,
    time: `${wall.hour}:${wall.minute}`,
  }
  latest = { epoch, zone, local }
  return local
}

/** The zone's offset from Greenwich at the instant, in the notation of all supported languages: 'GMT+3'. */
export function formatZone(instant: Instant, zone: string): string {
  const minutes = Math.round(offsetAt(Math.floor(toEpoch(instant) / 1000) * 1000, zone) / 60_000)
  if (minutes === 0) return 'GMT'
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `GMT${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}

/** DD.MM.YYYY HH:mm, 24 hours (spec 9 as interpreted by decisions 10). */
export function formatDateTime(instant: Instant, zone: string): string {
  const { date, time } = toLocal(instant, zone)
  return `${formatDate(date)} ${time}`
}

/** YYMMDDHHmmss of the zone's wall clock, used in booking numbers (spec 9). */
export function bookingNumberStamp(instant: Instant, zone: string): string {
  const wall = wallClock(toEpoch(instant), zone)
  return `${wall.year.slice(-2)}${wall.month}${wall.day}${wall.hour}${wall.minute}${wall.second}`
}
