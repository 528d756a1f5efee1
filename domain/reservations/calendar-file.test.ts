import { expect, test } from 'vitest'
import { buildCalendarFile, type CalendarEntry } from './calendar-file'

const entry: CalendarEntry = {
  uid: 'INT-AB-CDEF@kervan',
  title: 'Kekova by boat; lunch, tea',
  text: 'Booking number: INT1\nTicket: INT-AB-CDEF',
  place: '',
  date: '2027-03-28',
  time: '01:30',
  endTime: '04:30',
  endDate: null,
}

const linesOf = (changes: Partial<CalendarEntry>, zone = 'Europe/Istanbul') =>
  buildCalendarFile({
    entries: [{ ...entry, ...changes }],
    zone,
    revision: 2,
    stamp: '2027-01-02T03:04:05.678Z',
  }).split('\r\n')

test('an hour of the tenant is one of UTC, also across a change of clocks', () => {
  expect(linesOf({})).toEqual(expect.arrayContaining(['DTSTART:20270327T223000Z', 'DTEND:20270328T013000Z']))
  expect(linesOf({}, 'Europe/Berlin')).toEqual(
    expect.arrayContaining(['DTSTART:20270328T003000Z', 'DTEND:20270328T023000Z']),
  )
})

test('what ends before it begins ends on the next day', () => {
  expect(linesOf({ time: '22:00', endTime: '02:00' })).toContain('DTEND:20270328T230000Z')
})

test('a stay is whole days, its last one exclusive', () => {
  const stay = { time: null, endTime: null, endDate: '2027-04-04' }
  expect(linesOf(stay)).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20270328', 'DTEND;VALUE=DATE:20270404']))
  expect(linesOf({ ...stay, endDate: null })).toContain('DTEND;VALUE=DATE:20270329')
})

test('signs of the format are escaped, revision and stamp are told', () => {
  const lines = linesOf({})
  expect(lines).toContain('SUMMARY:Kekova by boat\\; lunch\\, tea')
  expect(lines).toContain('DESCRIPTION:Booking number: INT1\\nTicket: INT-AB-CDEF')
  expect(lines).toEqual(expect.arrayContaining(['SEQUENCE:2', 'DTSTAMP:20270102T030405Z']))
})

test('long lines are folded by octets and no letter is cut', () => {
  const title = 'Göcek’te on iki ada, çay ve ışık 🚤 '.repeat(8).trim()
  const lines = linesOf({ title })
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  const unfolded = lines.join('\r\n').replace(/\r\n /g, '')
  expect(unfolded).toContain(`SUMMARY:${title.replace(/,/g, '\\,')}`)
})
