import { getServiceInstants, getServiceTimes, type ServiceItem } from '@/domain/basket/service-times'
import { sellsNights } from '@/domain/catalogue/kinds/traits'
import { addDays, type PlainDate } from '@/domain/dates/plain-date'

export interface CalendarEntry {
  /**
   * Stays the same for every revision of the entry, so that a calendar replaces the event instead of adding another.
   */
  uid: string
  title: string
  text: string
  place: string
  service: ServiceItem
}

interface CalendarFile {
  entries: readonly CalendarEntry[]
  zone: string
  /** Increases by one with every change of date. */
  revision: number
  stamp: string
}

const LINE_OCTETS = 75
const encoder = new TextEncoder()

/** RFC 5545, 3.3.11. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** RFC 5545, 3.1: at most 75 octets a line, without splitting a character. */
function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > LINE_OCTETS) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}

const toUtc = (instant: string) => `${instant.slice(0, 19).replace(/[-:]/g, '')}Z`
const toDay = (date: PlainDate) => date.replace(/-/g, '')

/**
 * DTEND is exclusive (RFC 5545, 3.6.1): whole days end with the day after the last. A service without a duration has no
 * DTEND.
 */
function timesOf({ service }: CalendarEntry, zone: string): string[] {
  const { start, end, isWholeDays } = getServiceTimes(service)
  if (isWholeDays) {
    const leaves = sellsNights(service.kind) ? end.date : addDays(end.date, 1)
    return [`DTSTART;VALUE=DATE:${toDay(start.date)}`, `DTEND;VALUE=DATE:${toDay(leaves)}`]
  }
  const { startsAt, endsAt } = getServiceInstants(service, zone)
  const from = `DTSTART:${toUtc(startsAt)}`
  return endsAt === startsAt ? [from] : [from, `DTEND:${toUtc(endsAt)}`]
}

function toEvent(entry: CalendarEntry, { zone, revision, stamp }: CalendarFile): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${revision}`,
    `DTSTAMP:${toUtc(stamp)}`,
    ...timesOf(entry, zone),
    `SUMMARY:${escapeText(entry.title)}`,
    `DESCRIPTION:${escapeText(entry.text)}`,
    ...(entry.place === '' ? [] : [`LOCATION:${escapeText(entry.place)}`]),
    'STATUS:CONFIRMED',
    'END:VEVENT',
  ]
}

/** An iCalendar file (RFC 5545) with one event per item, in UTC, so that calendars need no zone rules. */
export function buildCalendarFile(file: CalendarFile): string {
  const events = file.entries.flatMap((entry) => toEvent(entry, file))
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Kervan//Reservations//EN', 'METHOD:PUBLISH', ...events]
  return `${[...lines, 'END:VCALENDAR'].map(fold).join('\r\n')}\r\n`
}
