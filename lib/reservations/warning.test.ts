import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/domain/shared/locales'
import { buildTestPayment, buildTestResult } from './test-result'
import { getWayOut, toWarningReason, WARNING_REASONS } from './warning'

const triedWith = (...payment: Parameters<typeof buildTestPayment>) =>
  buildTestResult({ payment: buildTestPayment(...payment) })

describe('the reason', () => {
  test.each(WARNING_REASONS)('%s is told as it is', (reason) => {
    expect(toWarningReason(reason, null)).toBe(reason)
  })

  test.each([
    ['paymentUnavailable', 'unavailable'],
    ['tooManyRequests', 'unavailable'],
    ['notFound', 'paymentClosed'],
    ['<b>anything</b>', 'general'],
    ['toString', 'general'],
    [undefined, 'general'],
    [['fraud', 'badCvc'], 'general'],
  ] as const)('%s means %s', (asked, expected) => {
    expect(toWarningReason(asked as string | string[] | undefined, null)).toBe(expected)
  })

  test('a no while a later try is at the bank is told as such', () => {
    expect(toWarningReason(undefined, triedWith('redirect', null))).toBe('superseded')
    expect(toWarningReason('badCvc', triedWith('redirect', null))).toBe('badCvc')
  })

  test('a reservation that is over can no longer be paid, whatever the bank said', () => {
    const tried = { ...triedWith('declined', 'general'), reservationStatus: 'cancelled' as const }
    expect(toWarningReason('general', tried)).toBe('paymentClosed')
  })

  test('what the bank said counts more than the address', () => {
    expect(toWarningReason('fraud', triedWith('declined', 'expiredCard'))).toBe('expiredCard')
    expect(toWarningReason('badCvc', triedWith('declined', null))).toBe('badCvc')
    expect(toWarningReason('inProgress', triedWith('unknown', 'expiredCard'))).toBe('inProgress')
  })
})

test('a payment under way is waited for, a closed one is over, anything else is tried again', () => {
  const unknown = buildTestResult({ payment: buildTestPayment('unknown') })
  expect(getWayOut('general', unknown)).toBe('wait')
  expect(getWayOut('inProgress', null)).toBe('wait')
  expect(getWayOut('paymentClosed', null)).toBe('closed')
  expect(getWayOut('insufficientFunds', buildTestResult({ payment: buildTestPayment('declined') }))).toBe('retry')
})

test.each(LOCALES)('every reason has its words in %s', async (locale) => {
  const { default: messages } = await import(`../../messages/${locale}/reservations.json`)
  expect(Object.keys(messages.warning.reasons).sort()).toEqual([...WARNING_REASONS].sort())
})
