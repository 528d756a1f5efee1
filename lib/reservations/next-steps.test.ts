import { expect, test } from 'vitest'
import { buildNextSteps, type NextStep } from './next-steps'
import { buildTestPayment, buildTestResult } from './test-result'

const ZONE = 'Europe/Istanbul'
const codesOf = (steps: NextStep[]): string[] => steps.map(({ code }) => code)
const paid = { paid: { amount: '1050.00', currency: 'TRY' } }

test('after a deposit: what was taken, then the day of the trip with its rest', () => {
  // Created at 22:30 UTC, which is the next day in the tenant's time zone.
  const [first, trip] = buildNextSteps(buildTestResult(paid), ZONE)
  expect(first).toEqual({ code: 'paid', date: '2026-11-22', amount: { chosen: '21.00', fixed: '1050.00' } })
  expect(trip).toMatchObject({ code: 'trip', rest: { chosen: '84.00', fixed: '4200.00' }, isSettled: false })
})

test('a transfer comes between booking and trip, with its deadline', () => {
  const steps = buildNextSteps(buildTestResult({ paymentMethod: 'bankTransfer' }), ZONE)
  expect(codesOf(steps)).toEqual(['booked', 'transfer', 'trip'])
  expect(steps[1]).toMatchObject({ until: '2026-11-22T22:30:00.000Z', amount: { chosen: '21.00' } })
})

test('a booking that is paid on arrival and not proven yet waits for its mailed link first', () => {
  const steps = buildNextSteps(buildTestResult({ paymentMethod: 'onArrival' }), ZONE)
  expect(codesOf(steps)).toEqual(['link', 'trip'])
  expect(steps[0]).toEqual({ code: 'link', until: '2026-11-22T22:30:00.000Z' })
  expect(codesOf(buildNextSteps(buildTestResult({ paymentMethod: 'onArrival', payUntil: null }), ZONE))[0]).toBe(
    'booked',
  )
})

test('what the operator confirms itself has its yes before the trip', () => {
  const codes = (changes: object) =>
    codesOf(buildNextSteps(buildTestResult({ awaitsConfirmation: true, ...changes }), ZONE))
  expect(codes(paid)).toEqual(['paid', 'confirm', 'trip'])
  expect(codes({ paymentMethod: 'bankTransfer' })).toEqual(['booked', 'transfer', 'confirm', 'trip'])
  expect(codes({ ...paid, reservationStatus: 'cancelled' })).toEqual([])
})

test('trips stand in the order of their departures, one without a time first', () => {
  const { items, ...rest } = buildTestResult(paid)
  const [item] = items
  if (!item) throw new Error('no item')
  const at = (key: string, date: string, startTime: string | null) => ({
    ...item,
    key,
    date,
    session: startTime,
    startTime,
  })
  const mixed = [at('c', '2027-05-12', '14:00'), at('a', '2027-05-10', '18:00'), at('b', '2027-05-12', null)]
  const trips = buildNextSteps({ ...rest, items: mixed }, ZONE).filter((step) => step.code === 'trip')
  expect(trips.map(({ item: { key } }) => key)).toEqual(['a', 'b', 'c'])
})

test('when all is paid, no trip has a rest', () => {
  const steps = buildNextSteps(buildTestResult({ paid: { amount: '5250.00', currency: 'TRY' } }), ZONE)
  expect(steps.at(-1)).toMatchObject({ code: 'trip', rest: null, isSettled: true })
})

test('there is no road ahead of what is not decided, refused or given up', () => {
  expect(buildNextSteps(buildTestResult(), ZONE)).toEqual([])
  expect(buildNextSteps(buildTestResult({ payment: buildTestPayment('declined') }), ZONE)).toEqual([])
  expect(buildNextSteps(buildTestResult({ reservationStatus: 'cancelled' }), ZONE)).toEqual([])
})
