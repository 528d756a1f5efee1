import { describe, expect, test } from 'vitest'
import { selectionSchema } from '@/domain/basket/schema'
import { type CarDraft, NO_HIRE } from './car-choice'
import { buildCarState, toCarSelection } from './car-state'
import { car, daysFrom, euros, knownDays, taken } from './test-bookings'

const availability = knownDays(daysFrom('2027-05-01', 31, '42.00', { '2027-05-20': taken }))

function hire(changes: Partial<CarDraft>, booking = car) {
  const choice = { ...NO_HIRE, ...changes }
  const now = Date.parse('2027-04-01T10:00:00Z')
  const state = buildCarState({ booking, choice, availability, money: euros, now })
  return { ...state, selection: toCarSelection(booking, state, choice) }
}

const four = { date: '2027-05-10', endDate: '2027-05-14', pickupTime: '14:30', returnTime: '10:00' }

test('four days less their band, left elsewhere, with a child seat', () => {
  const state = hire({ ...four, returnOffice: 'kas', extras: [{ id: 'seat', quantity: 1 }] })
  expect(state.priced?.lines[0]?.components.map(({ code, amount }) => [code, amount])).toEqual([
    ['unit', '168.00'],
    ['lengthDiscount', '-16.80'],
    ['oneWay', '35.00'],
    ['extra:seat', '12.00'],
  ])
  expect(state).toMatchObject({ step: 'ready', days: 4, bandFrom: 4 })
  expect(state.priced?.totals.grandTotal).toBe('198.20')
  expect(selectionSchema.parse(state.selection).choice).toEqual({
    kind: 'car',
    pickupOffice: 'dalaman-airport',
    returnOffice: 'kas',
    pickupTime: '14:30',
    returnTime: '10:00',
    driverAge: 30,
  })
})

test('a minute more is a day more, and a young driver pays for each', () => {
  const state = hire({ ...four, returnTime: '14:45', driverAge: 23 })
  expect([state.days, state.priced?.lines[0]?.components.at(-1)]).toMatchObject([
    5,
    { code: 'youngDriver', quantity: 5, amount: '40.00' },
  ])
})

describe('the step that is missing', () => {
  test.each<[string, Partial<CarDraft>]>([
    ['date', {}],
    ['endDate', { date: '2027-05-10' }],
    ['time', { date: '2027-05-10', endDate: '2027-05-10' }],
    ['closed', { date: '2027-05-18', endDate: '2027-05-20' }],
    ['age', { ...four, driverAge: 20 }],
    ['age', { ...four, driverAge: 76 }],
    ['ready', { date: '2027-05-10', endDate: '2027-05-10', returnTime: '18:00' }],
  ])('is %s for %o', (step, changes) => {
    expect(hire(changes).step).toBe(step)
  })

  test('is an office where the car has none', () => {
    expect(hire(four, { ...car, offices: [] }).step).toBe('office')
  })
})

test('an office that the car does not have counts as not chosen', () => {
  expect(hire({ ...four, pickupOffice: 'nowhere', returnOffice: 'moon' })).toMatchObject({
    pickup: { key: 'dalaman-airport' },
    giveBack: { key: 'dalaman-airport' },
  })
})
