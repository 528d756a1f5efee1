import { expect, test } from 'vitest'
import { buildCalendarFile, type CalendarEntry } from './calendar-file'

const entry: CalendarEntry = {
  uid: 'INT-AB-CDEF@kervan',
  title: 'Kekova by boat; lunch, tea',
  text: 'Booking number: INT1\nTicket: INT-AB-CDEF',
  place: '',
  service: {
    kind: 'tour',
    date: '2027-03-28',
    endDate: null,
    session: '01:30',
    startTime: '01:30',
    endTime: '04:30',
    choice: null,
  },
}

const serviceOf = (changes: Partial<CalendarEntry['service']>) => ({ service: { ...entry.service, ...changes } })

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
  expect(linesOf(serviceOf({ session: '22:00', endTime: '02:00' }))).toContain('DTEND:20270328T230000Z')
})

test('a tour of three days ends on the third', () => {
  const tour = serviceOf({ session: '09:00', endTime: '17:00', durationDays: 3 })
  expect(linesOf(tour)).toEqual(expect.arrayContaining(['DTSTART:20270328T060000Z', 'DTEND:20270330T140000Z']))
})

test('a stay lasts from the arrival to the departure', () => {
  const stay = serviceOf({
    kind: 'villa',
    session: null,
    startTime: '16:00',
    endDate: '2027-04-04',
    endTime: '10:00',
  })
  expect(linesOf(stay)).toEqual(expect.arrayContaining(['DTSTART:20270328T130000Z', 'DTEND:20270404T070000Z']))
})

test('without hours it is whole days, the day of departure exclusive', () => {
  const none = { session: null, startTime: null, endTime: null } as const
  const stay = serviceOf({ ...none, kind: 'villa', endDate: '2027-04-04' })
  expect(linesOf(stay)).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20270328', 'DTEND;VALUE=DATE:20270404']))
  expect(linesOf(serviceOf(none))).toContain('DTEND;VALUE=DATE:20270329')
  expect(linesOf(serviceOf({ ...none, durationDays: 3 }))).toContain('DTEND;VALUE=DATE:20270331')
})

test('a ride lasts as long as its route; one of unknown length has no end', () => {
  const choice = {
    kind: 'transfer',
    direction: 'outward',
    vehicle: 'sedan',
    quantity: 1,
    time: '13:00',
    flightNumber: null,
    returnRide: null,
    luggage: 1,
    childSeats: 0,
  } as const
  const ride = serviceOf({ kind: 'transfer', session: null, startTime: '13:00', endTime: null, choice })
  expect(linesOf(ride).filter((line) => line.startsWith('DTEND'))).toEqual([])
  expect(linesOf({ service: { ...ride.service, durationMinutes: 75 } })).toContain('DTEND:20270328T111500Z')
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
