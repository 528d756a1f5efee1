import { describe, expect, test } from 'vitest'
import { isLater, loadProblem, rideProblem, type TransferInput, transferDay, transferMonth } from './transfer-rules'

const minivan = { vehicle: 'minivan', seats: 6, luggage: 6, price: '45.00', perDay: 2 } as const
const coach = { vehicle: 'coach', seats: 40, luggage: 40, price: '220.00', perDay: 1 } as const

/** Monday 10.05.2027 12:00 in Türkiye. */
function input(changes: Partial<TransferInput> = {}): TransferInput {
  return {
    vehicles: [minivan, coach],
    seasons: [{ from: '2027-01-01', to: '2028-01-01' }],
    closedDays: [],
    taken: [],
    cutoffMinutes: 720,
    now: '2027-05-10T09:00:00Z',
    zone: 'Europe/Istanbul',
    ...changes,
  }
}

describe('a ride', () => {
  test('can be booked until exactly the cut-off before its pick-up', () => {
    const at = (time: string) => rideProblem(input(), { date: '2027-05-11', time }, minivan, 1)
    expect(at('00:00')).toBeNull()
    expect(rideProblem(input(), { date: '2027-05-10', time: '23:59' }, minivan, 1)).toEqual({
      problem: 'pastCutoff',
      limit: null,
    })
  })

  test.each([
    ['yesterday', '2027-05-09', {}, 'past'],
    ['after the last season', '2028-01-01', {}, 'notOperating'],
    ['a closed day', '2027-06-01', { closedDays: ['2027-06-01'] }, 'notOperating'],
    ['both vans on the road', '2027-06-01', { taken: [{ date: '2027-06-01', vehicle: 'minivan', taken: 2 }] }, 'full'],
  ])('%s', (_name, date, changes, problem) => {
    expect(rideProblem(input(changes), { date, time: '10:00' }, minivan, 1)?.problem).toBe(problem)
  })

  test('two on one day want two vans', () => {
    const one = input({ taken: [{ date: '2027-06-01', vehicle: 'minivan', taken: 1 }] })
    expect(rideProblem(one, { date: '2027-06-01', time: '10:00' }, minivan, 1)).toBeNull()
    expect(rideProblem(one, { date: '2027-06-01', time: '10:00' }, minivan, 2)?.problem).toBe('full')
  })

  test('a party that is too large or has too much learns what fits', () => {
    expect(loadProblem(minivan, { people: 7, luggage: 0 }, 1)).toEqual({ problem: 'tooManyPersons', limit: 6 })
    expect(loadProblem(minivan, { people: 6, luggage: 7 }, 1)).toEqual({ problem: 'tooMuchLuggage', limit: 6 })
    expect(loadProblem(minivan, { people: 12, luggage: 12 }, 2)).toBeNull()
  })

  test('back is after there', () => {
    const out = { date: '2027-06-01', time: '10:00' }
    expect(isLater({ date: '2027-06-01', time: '10:01' }, out)).toBe(true)
    expect(isLater({ date: '2027-06-01', time: '10:00' }, out)).toBe(false)
    expect(isLater({ date: '2027-05-31', time: '23:00' }, out)).toBe(false)
  })
})

describe('a day of the route', () => {
  test('counts what is left and names the cheapest left', () => {
    expect(transferDay(input(), '2027-06-01')).toMatchObject({ dayStatus: 'open', unitsLeft: 3, lowestPrice: '45.00' })
    const taken = [{ date: '2027-06-01', vehicle: 'minivan', taken: 2 }]
    expect(transferDay(input({ taken }), '2027-06-01')).toMatchObject({
      dayStatus: 'few',
      unitsLeft: 1,
      lowestPrice: '220.00',
    })
  })

  test('full when none is left, and the day after is nearest', () => {
    const taken = [minivan, coach].map(({ vehicle, perDay }) => ({ date: '2027-06-01', vehicle, taken: perDay }))
    const [first] = transferMonth(input({ taken }), '2027-06-01')
    expect(first).toMatchObject({ dayStatus: 'closed', reason: 'full', unitsLeft: 0, nearestOpen: '2027-06-02' })
  })
})
