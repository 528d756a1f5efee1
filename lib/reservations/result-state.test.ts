import { expect, test } from 'vitest'
import { canPayAgain, getResultState, getTicketWait, isBooked } from './result-state'
import { buildTestPayment, buildTestResult } from './test-result'

const deposit = { amount: '1050.00', currency: 'TRY' }

test.each([
  ['pending', 'asking'],
  ['redirect', 'asking'],
  ['unknown', 'asking'],
  ['declined', 'declined'],
  ['captured', 'paid'],
  ['refunded', 'refunded'],
] as const)('a card payment that is %s is %s', (paymentState, expected) => {
  const state = getResultState(buildTestResult({ payment: buildTestPayment(paymentState) }))
  expect(state).toBe(expected)
  expect(isBooked(state)).toBe(expected === 'paid')
})

test('other ways to pay are booked at once, with or without money', () => {
  expect(getResultState(buildTestResult({ paymentMethod: 'bankTransfer' }))).toBe('transfer')
  expect(getResultState(buildTestResult({ paymentMethod: 'bankTransfer', paid: deposit }))).toBe('paid')
  expect(getResultState(buildTestResult({ paymentMethod: 'onArrival', payUntil: null }))).toBe('reserved')
  expect(getResultState(buildTestResult({ paymentMethod: 'onArrival' }))).toBe('unproven')
})

test('money that came in counts more than a later try that did not', () => {
  expect(getResultState(buildTestResult({ paid: deposit, payment: buildTestPayment('declined') }))).toBe('paid')
})

test('what was given up is cancelled, whatever its payment was', () => {
  const given = buildTestResult({ reservationStatus: 'cancelled', payment: buildTestPayment('declined') })
  expect(getResultState(given)).toBe('cancelled')
  expect(isBooked('cancelled')).toBe(false)
})

test('whose money went back pays again as long as the places are kept', () => {
  const back = { payment: buildTestPayment('refunded'), payUntil: '2027-05-01T10:00:00.000Z' }
  expect(canPayAgain(buildTestResult(back))).toBe(true)
  expect(canPayAgain(buildTestResult({ ...back, payUntil: null }))).toBe(false)
  expect(canPayAgain(buildTestResult({ ...back, reservationStatus: 'cancelled' }))).toBe(false)
  expect(canPayAgain(buildTestResult({ ...back, payment: buildTestPayment('captured') }))).toBe(false)
})

test('where a coupon paid all of it, it is paid; where only nothing is due before the day, it is reserved', () => {
  const { fixed } = buildTestResult()
  const free = { ...fixed, charged: '0.00' }
  for (const paymentMethod of ['card', 'bankTransfer'] as const) {
    const facts = { paymentMethod, payment: buildTestPayment('captured') }
    const whole = { ...free, totals: { ...free.totals, grandTotal: '0.00' } }
    expect(getResultState(buildTestResult({ ...facts, fixed: whole }))).toBe('paid')
    expect(getResultState(buildTestResult({ ...facts, fixed: free }))).toBe('reserved')
  }
})

test('a ticket waits for the operator or the money; of what was cancelled there is none', () => {
  expect(getTicketWait(buildTestResult({}))).toBe('later')
  expect(getTicketWait(buildTestResult({ awaitsConfirmation: true }))).toBe('unconfirmed')
  expect(getTicketWait(buildTestResult({ reservationStatus: 'cancelled', awaitsConfirmation: true }))).toBe('void')
})
