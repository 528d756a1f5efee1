import { describe, expect, test } from 'vitest'
import type { DayAvailability, SessionAvailability } from '@/domain/availability/schema'
import { evaluateDay, findNearest, getDayEvaluator, getSession, listFitting } from './evaluate-day'

const session = (time: string, seatsLeft: number): SessionAvailability => ({
  time,
  endTime: null,
  capacity: 18,
  seatsLeft,
  prices: { adult: '42.00', child: '21.00', infant: '0.00' },
})

const open = (date: string, ...sessions: SessionAvailability[]): DayAvailability => ({
  date,
  dayStatus: 'open',
  reason: null,
  sessions: sessions.length > 0 ? sessions : [session('09:00', 10)],
  lowestPrice: '42.00',
  unitsLeft: null,
  minimumStay: null,
  nearestOpen: null,
})

const closed = (date: string, changes: Partial<DayAvailability> = {}): DayAvailability => ({
  ...open(date),
  dayStatus: 'closed',
  reason: 'full',
  sessions: [session('09:00', 0)],
  lowestPrice: null,
  ...changes,
})

describe('evaluateDay', () => {
  test('the reason of the API stands', () => {
    expect(evaluateDay(closed('2027-05-18'), 2)).toEqual({
      problem: 'full',
      seatsLeft: 0,
      capacity: 18,
      isFew: false,
      minimumStay: 1,
    })
    expect(evaluateDay(closed('2027-05-17', { reason: 'notOperating', sessions: [] }), 2).problem).toBe('notOperating')
  })

  test('an open day is closed to a party that no single departure can take', () => {
    const day = open('2027-05-12', session('09:00', 2), session('13:30', 2))
    expect(evaluateDay(day, 2).problem).toBeNull()
    expect(evaluateDay(day, 3)).toMatchObject({ problem: 'tooFew', seatsLeft: 2 })
  })

  test('few places are a sign of a day that can be booked', () => {
    const day = { ...open('2027-05-12', session('09:00', 2)), dayStatus: 'few' as const }
    expect([evaluateDay(day, 2).isFew, evaluateDay(day, 3).isFew]).toEqual([true, false])
  })
})

describe('findNearest', () => {
  const days = [open('2027-05-14', session('09:00', 2)), closed('2027-05-18'), open('2027-05-20'), open('2027-05-22')]

  test('looks for a day with room for all', () => {
    expect(findNearest(days, '2027-05-18', getDayEvaluator(2))).toBe('2027-05-20')
    expect(findNearest(days, '2027-05-13', getDayEvaluator(2))).toBe('2027-05-14')
    expect(findNearest(days, '2027-05-13', getDayEvaluator(3))).toBe('2027-05-20')
  })

  test('of two equally near the later', () => {
    expect(
      findNearest([open('2027-05-16'), closed('2027-05-18'), open('2027-05-20')], '2027-05-18', getDayEvaluator(1)),
    ).toBe('2027-05-20')
    expect(findNearest([open('2027-05-20'), open('2027-05-16')], '2027-05-18', getDayEvaluator(1))).toBe('2027-05-20')
  })

  test('falls back on the day that the API named', () => {
    expect(findNearest([closed('2027-05-18', { nearestOpen: '2027-09-01' })], '2027-05-18', getDayEvaluator(1))).toBe(
      '2027-09-01',
    )
    expect(findNearest([closed('2027-05-18')], '2027-05-18', getDayEvaluator(1))).toBeNull()
  })
})

test('a departure is chosen by its time, else it is the first with room', () => {
  const day = open('2027-05-12', session('09:00', 1), session('13:30', 8))
  expect(listFitting(day, 2).map(({ time }) => time)).toEqual(['13:30'])
  expect(getSession(day, '09:00', 2)?.time).toBe('09:00')
  expect(getSession(day, null, 2)?.time).toBe('13:30')
  expect(getSession(day, null, 1)?.time).toBe('09:00')
  expect(getSession(day, null, 9)).toBeNull()
  expect(getSession(day, '23:00', 2)?.time).toBe('13:30')
})
