import { addDays, type PlainDate } from '@/domain/dates/plain-date'
import { type LocalTime, toInstant } from '@/domain/dates/zone'

export interface CalendarEntry {
  /** The same for every revision of the entry, so that a calendar replaces instead of adding. */
  uid: string
  title: string
  text: string
  place: string
  date: PlainDate
  /** Null for a stay or rental of whole days, until and without `endDate`. */
  time: LocalTime | null
  endTime: LocalTime | null
  endDate: PlainDate | null
}

interface CalendarFile {
  entries: readonly CalendarEntry[]
  zone: string
  /** Grows by one with every change of date. */
  revision: number
  stamp: string
}

const LINE_OCTETS = 75
const encoder = new TextEncoder()

/** RFC 5545, 3.3.11. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** RFC 5545, 3.1: at most 75 octets a line, and no character is cut in two. */
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

function timesOf({ date, time, endTime, endDate }: CalendarEntry, zone: string): string[] {
  if (time === null) {
    return [`DTSTART;VALUE=DATE:${toDay(date)}`, `DTEND;VALUE=DATE:${toDay(endDate ?? addDays(date, 1))}`]
  }
  const start = `DTSTART:${toUtc(toInstant(date, time, zone))}`
  if (endTime === null) return [start]
  // What ends before it begins ends on the next day.
  const lastDay = endDate ?? (endTime <= time ? addDays(date, 1) : date)
  return [start, `DTEND:${toUtc(toInstant(lastDay, endTime, zone))}`]
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

/** An iCalendar file (RFC 5545) with one event an item, in UTC: every calendar shows it right without zone rules. */
export function buildCalendarFile(file: CalendarFile): string {
  const events = file.entries.flatMap((entry) => toEvent(entry, file))
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Kervan//Reservations//EN', 'METHOD:PUBLISH', ...events]
  return `${[...lines, 'END:VCALENDAR'].map(fold).join('\r\n')}\r\n`
}
