import { expect, test } from 'vitest'
import { sumAmounts } from '@/domain/money/amount'
import type { ReservationResult } from '@/domain/reservations/schema'
import { getDues } from '@/lib/member/reservation-view'
import { buildResultMoney, getItemRest } from './result-money'
import { buildTestPayment, buildTestResult } from './test-result'

const paid = (amount: string): Partial<ReservationResult> => ({ paid: { amount, currency: 'TRY' } })

test('a paid deposit stands in both currencies, as it was booked', () => {
  expect(buildResultMoney(buildTestResult(paid('1050.00')))).toEqual({
    paid: { chosen: '21.00', fixed: '1050.00' },
    refunding: null,
    due: null,
    onTheDay: { chosen: '84.00', fixed: '4200.00' },
  })
})

test('everything paid leaves nothing for the day', () => {
  expect(buildResultMoney(buildTestResult(paid('5250.00')))).toEqual({
    paid: { chosen: '105.00', fixed: '5250.00' },
    refunding: null,
    due: null,
    onTheDay: null,
  })
})

test('any other sum is converted at the rates of the booking', () => {
  expect(buildResultMoney(buildTestResult(paid('2500.00'))).paid).toEqual({ chosen: '50.00', fixed: '2500.00' })
})

test('a transfer is due at once, on arrival everything on the day', () => {
  expect(buildResultMoney(buildTestResult({ paymentMethod: 'bankTransfer' }))).toEqual({
    paid: null,
    refunding: null,
    due: { chosen: '21.00', fixed: '1050.00' },
    onTheDay: { chosen: '84.00', fixed: '4200.00' },
  })
  expect(buildResultMoney(buildTestResult({ paymentMethod: 'onArrival' })).onTheDay).toEqual({
    chosen: '105.00',
    fixed: '5250.00',
  })
})

test.each(['bankTransfer', 'onArrival', 'card'] as const)('by %s the parts are the total', (paymentMethod) => {
  const result = buildTestResult({ paymentMethod })
  const { paid: first, due, onTheDay } = buildResultMoney(result)
  const parts = [first, due, onTheDay].map((sum) => sum?.chosen ?? '0.00')
  expect(sumAmounts(parts)).toBe(result.chosen.totals.grandTotal)
})

test('nothing is open of what is cancelled or refunded', () => {
  const nothing = { paid: null, refunding: null, due: null, onTheDay: null }
  expect(buildResultMoney(buildTestResult({ reservationStatus: 'cancelled' }))).toEqual(nothing)
  expect(buildResultMoney(buildTestResult({ payment: buildTestPayment('refunded') }))).toEqual(nothing)
})

test('an item owes its balance, on arrival all of it, and an unknown one nothing', () => {
  const result = buildTestResult(paid('1050.00'))
  const key = result.items[0]?.key ?? ''
  expect(getItemRest(result, key)).toBe('84.00')
  expect(getItemRest(buildTestResult({ paymentMethod: 'onArrival', payUntil: null }), key)).toBe('105.00')
  expect(getItemRest(buildTestResult({ paymentMethod: 'onArrival' }), key)).toBe('105.00')
  expect(getItemRest(result, 'another')).toBeNull()
})

test('an item of what is paid in full, over or cancelled owes nothing', () => {
  const key = buildTestResult().items[0]?.key ?? ''
  expect(getItemRest(buildTestResult({ collectionStatus: 2 }), key)).toBeNull()
  expect(getItemRest(buildTestResult({ reservationStatus: 'closed' }), key)).toBeNull()
  expect(getItemRest(buildTestResult({ reservationStatus: 'cancelled' }), key)).toBeNull()
})

test('what is on its way back stands beside what is paid', () => {
  const result = buildTestResult({ ...paid('5250.00'), refunding: { amount: '1050.00', currency: 'TRY' } })
  expect(buildResultMoney(result)).toMatchObject({
    paid: { chosen: '105.00', fixed: '5250.00' },
    refunding: { chosen: '21.00', fixed: '1050.00' },
    onTheDay: null,
  })
})

test('the client of an agency pays the agency: nothing is paid, due or left for the day', () => {
  const bookedBy = { agencyName: 'Harbour Agents', phone: '+90 242 000 00 04', email: 'agency@mail.example' }
  for (const paymentMethod of ['card', 'bankTransfer', 'onArrival'] as const) {
    const result = buildTestResult({ paymentMethod, bookedBy })
    expect(buildResultMoney(result)).toEqual({ paid: null, refunding: null, due: null, onTheDay: null })
    for (const of of ['chosen', 'fixed'] as const)
      expect(getItemRest(result, result.items[0]?.key ?? '', of)).toBeNull()
    expect(getDues(result)).toEqual({ now: '0.00', later: '0.00' })
  }
})
