import { describe, expect, test } from 'vitest'
import { selectionSchema } from '@/domain/basket/schema'
import { toParty } from './stay-state'
import { daysFrom, euros, knownDays, taken, transfer } from './test-bookings'
import { NO_RIDE, type TransferDraft } from './transfer-choice'
import { buildTransferState, toTransferSelection } from './transfer-state'

const availability = knownDays(daysFrom('2027-05-01', 31, '54.00', { '2027-05-20': taken }))

function ride(changes: Partial<TransferDraft>) {
  const choice = { ...NO_RIDE, date: '2027-05-10', time: '13:45', ...changes }
  const now = Date.parse('2027-04-01T10:00:00Z')
  const state = buildTransferState({ booking: transfer, choice, availability, money: euros, now })
  return { ...state, selection: toTransferSelection(transfer, state, choice) }
}

test('the cheapest vehicle that takes people and cases is taken by itself; the smaller says why not', () => {
  const state = ride({ pax: toParty(3), luggage: 4, flight: 'tk2556', childSeats: 1 })
  expect(state.vehicles.map(({ problem }) => problem)).toEqual(['tooMuchLuggage', null, null])
  expect(state).toMatchObject({ step: 'ready', pick: { vehicle: { vehicle: 'minivan' }, quantity: 1 } })
  expect(state.priced?.totals).toMatchObject({ grandTotal: '68.00', depositTotal: '13.60' })
  expect(selectionSchema.parse(state.selection).choice).toMatchObject({
    direction: 'outward',
    vehicle: 'minivan',
    flightNumber: 'TK2556',
    childSeats: 1,
    returnRide: null,
  })
})

test('there and back is paid twice', () => {
  const state = ride({ isReturn: true, backDate: '2027-05-17', backTime: '09:00' })
  expect(state.priced?.totals.grandTotal).toBe('108.00')
  expect(state.selection?.choice).toMatchObject({ returnRide: { date: '2027-05-17', time: '09:00' } })
})

describe('too many for what was chosen', () => {
  test('the larger vehicle is offered', () => {
    expect(ride({ vehicle: 'sedan', pax: toParty(8) })).toMatchObject({
      step: 'vehicle',
      pick: null,
      proposal: { vehicle: { vehicle: 'minibus' }, quantity: 1 },
    })
  })

  test('or as few of one class as it needs, which a person has to agree to', () => {
    const twenty = { pax: toParty(20), luggage: 4 }
    expect(ride(twenty)).toMatchObject({ step: 'vehicle', proposal: { vehicle: { vehicle: 'minibus' }, quantity: 2 } })
    const agreed = ride({ ...twenty, vehicle: 'minibus', quantity: 2 })
    expect([agreed.step, agreed.priced?.totals.grandTotal]).toEqual(['ready', '224.00'])
  })

  test('or nothing at all', () => {
    expect(ride({ pax: toParty(60) })).toMatchObject({ step: 'vehicle', proposal: null })
  })
})

test.each<[string, Partial<TransferDraft>]>([
  ['date', { date: null }],
  ['time', { time: null }],
  ['flight', { flight: '??' }],
  ['closed', { date: '2027-05-20' }],
  ['back', { isReturn: true }],
  ['back', { isReturn: true, backDate: '2027-05-10', backTime: '13:00' }],
  ['closed', { isReturn: true, backDate: '2027-05-20', backTime: '13:00' }],
])('the step that is missing is %s for %o', (step, changes) => {
  expect(ride(changes).step).toBe(step)
})
