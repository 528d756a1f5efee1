import { describe, expect, test } from 'vitest'
import { isTransferInTime, restDeadline, transferDeadline } from './transfer-deadline'

const HOUR = 3_600_000
const now = Date.parse('2026-11-21T09:00:00Z')

test('a transfer has 24 hours at least', () => {
  expect(transferDeadline(now, 12)).toBe(now + 24 * HOUR)
  expect(transferDeadline(now, 48)).toBe(now + 48 * HOUR)
})

test('it is in time when its deadline is not after the last moment of sale, of every item', () => {
  const sale = (startsAt: string, cutoffMinutes: number) => ({ startsAt, cutoffMinutes })
  expect(isTransferInTime([sale('2026-11-22T10:00:00Z', 60)], now, 24)).toBe(true)
  expect(isTransferInTime([sale('2026-11-22T10:00:00Z', 61)], now, 24)).toBe(false)
  expect(isTransferInTime([sale('2026-11-23T06:00:00Z', 60)], now, 48)).toBe(false)
  expect(isTransferInTime([sale('2026-11-24T06:00:00Z', 0), sale('2026-11-22T06:00:00Z', 0)], now, 24)).toBe(false)
})

describe('the deadline of the rest of a partly paid reservation', () => {
  const now = Date.parse('2026-12-01T09:00:00Z')
  const hour = 3_600_000
  const partly = { payUntil: null, saleEndsAt: now + 1000 * hour, now, bankTransferHours: 24 }
  test.each([
    ['is that of a transfer', {}, now + 24 * hour],
    ['follows the setting', { bankTransferHours: 72 }, now + 72 * hour],
    ['never gets earlier', { payUntil: now + 30 * hour }, now + 30 * hour],
    ['ends with the sale', { saleEndsAt: now + 5 * hour }, now + 5 * hour],
    ['is none once the sale has ended', { saleEndsAt: now }, null],
  ])('%s', (_name, changes, until) => {
    expect(restDeadline({ ...partly, ...changes })).toBe(until)
  })
})
