import { describe, expect, test } from 'vitest'
import { selectionSchema } from '@/domain/basket/schema'
import type { VillaBooking, YachtBooking } from './booking'
import { CHARTER_SHAPE, type StayShape, VILLA_SHAPE, WEEK_SHAPE } from './evaluate-stay'
import { NO_STAY, type StayChoice } from './stay-choice'
import { buildStayState, toParty, toStaySelection } from './stay-state'
import { daysFrom, euros, knownDays, taken, villa, yacht } from './test-bookings'

const may = { '2027-05-10': { minimumStay: 5 }, '2027-05-14': { lowestPrice: '160.00' }, '2027-05-18': taken }
const availability = knownDays(daysFrom('2027-05-01', 31, '140.00', may))

function stay(
  changes: Partial<StayChoice>,
  booking: VillaBooking | YachtBooking = villa,
  shape: StayShape = VILLA_SHAPE,
  known = availability,
) {
  const choice = { ...NO_STAY, ...changes }
  const state = buildStayState({
    booking,
    choice,
    shape,
    startTime: '16:00',
    availability: known,
    money: euros,
    now: Date.parse('2027-04-01T10:00:00Z'),
  })
  return { ...state, selection: toStaySelection(booking, state, choice) }
}

describe('a villa', () => {
  test('5 nights, one of them dearer, with the pool heated every day', () => {
    const extras = [{ id: 'heating', quantity: 1 }]
    const state = stay({ date: '2027-05-10', endDate: '2027-05-15', extras })
    expect(state.priced?.lines[0]?.components.map(({ code, quantity, amount }) => [code, quantity, amount])).toEqual([
      ['unit', 4, '560.00'],
      ['unit', 1, '160.00'],
      ['extra:heating', 5, '75.00'],
    ])
    expect(state).toMatchObject({ step: 'ready', length: 5, freeUntil: '2027-05-08T13:00:00.000Z' })
    expect(state.priced?.totals).toMatchObject({ grandTotal: '795.00', depositTotal: '159.00' })
    expect(selectionSchema.parse(state.selection)).toMatchObject({ date: '2027-05-10', endDate: '2027-05-15', extras })
  })

  test.each<[string, Partial<StayChoice>]>([
    ['date', {}],
    ['endDate', { date: '2027-05-10' }],
    ['loading', { date: '2027-06-10' }],
    ['closed', { date: '2027-05-18' }],
    ['closed', { date: '2027-05-10', endDate: '2027-05-14' }],
    ['closed', { date: '2027-05-15', endDate: '2027-05-20' }],
    ['tooMany', { date: '2027-05-10', endDate: '2027-05-15', pax: toParty(7) }],
    ['tooMany', { date: '2027-05-10', endDate: '2027-05-15', pax: { adult: 1, child: 0, infant: 3 } }],
    ['ready', { date: '2027-05-15', endDate: '2027-05-18' }],
  ])('is at the step %s for %o', (step, changes) => {
    const state = stay(changes)
    expect(state.step).toBe(step)
    expect(state.selection === null).toBe(step !== 'ready')
  })

  test('says what is in the way: too short a stay, or a night that is taken', () => {
    expect(stay({ date: '2027-05-10', endDate: '2027-05-12' }).problem).toEqual({
      problem: 'minimumStay',
      date: '2027-05-10',
      minimumStay: 5,
    })
    expect(stay({ date: '2027-05-15', endDate: '2027-05-20' }).problem).toMatchObject({
      problem: 'full',
      date: '2027-05-18',
    })
    expect(stay({ date: '2027-05-18' }).nearest).toBe('2027-05-19')
  })
})

describe('a yacht', () => {
  const known = knownDays(daysFrom('2027-05-01', 31, '640.00'))

  test('for a day: the boat, two guests beyond eight, ten lunches', () => {
    const choice = {
      date: '2027-05-14',
      endDate: '2027-05-14',
      pax: toParty(10),
      extras: [{ id: 'lunch', quantity: 10 }],
    }
    const { priced } = stay(choice, yacht, CHARTER_SHAPE, known)
    expect(priced?.lines[0]?.components.map(({ code, quantity, amount }) => [code, quantity, amount])).toEqual([
      ['group', 1, '640.00'],
      ['extraPerson', 2, '90.00'],
      ['extra:lunch', 10, '220.00'],
    ])
    expect(priced?.totals).toMatchObject({ grandTotal: '950.00', depositTotal: '285.00', remainingTotal: '665.00' })
  })

  test('the last day counts, and so do its guests', () => {
    const state = stay({ date: '2027-05-14', endDate: '2027-05-16', pax: toParty(9) }, yacht, CHARTER_SHAPE, known)
    expect([state.length, state.priced?.totals.grandTotal]).toEqual([3, '2055.00'])
  })

  test('by the week it is priced by its Saturday, and goes to another', () => {
    const weekly = knownDays(
      daysFrom('2027-05-01', 31, '640.00').map((day) => ({ ...day, minimumStay: 7, lowestPrice: '5600.00' })),
    )
    const week: YachtBooking = { ...yacht, charter: 'week', pricing: { pricingMode: 'individual' } }
    const one = stay({ date: '2027-05-08', endDate: '2027-05-15' }, week, WEEK_SHAPE, weekly)
    expect([one.step, one.priced?.totals.grandTotal]).toEqual(['ready', '5600.00'])
    expect(stay({ date: '2027-05-08', endDate: '2027-05-18' }, week, WEEK_SHAPE, weekly).problem?.problem).toBe(
      'changeoverDay',
    )
  })
})
