import { expect, test } from 'vitest'
import { isTransferInTime, transferDeadline } from './transfer-deadline'

const now = Date.parse('2026-11-21T09:00:00Z')
const zone = 'Europe/Istanbul'
const start = (date: string, cutoffMinutes = 60) => ({ date, time: '09:00', cutoffMinutes })

test('a transfer has 24 hours at least', () => {
  expect(transferDeadline(now, 12)).toBe(now + 24 * 3_600_000)
  expect(transferDeadline(now, 48)).toBe(now + 48 * 3_600_000)
})

test('it is in time when its deadline is not after the last moment of sale, of every item', () => {
  const isInTime = (hours: number, ...starts: ReturnType<typeof start>[]) =>
    isTransferInTime(starts, { now, zone, bankTransferHours: hours })
  // 21 November, 12:00 in Istanbul, and 24 hours: 22 November, 12:00.
  expect(isInTime(24, { date: '2026-11-22', time: '13:00', cutoffMinutes: 60 })).toBe(true)
  expect(isInTime(24, { date: '2026-11-22', time: '13:00', cutoffMinutes: 61 })).toBe(false)
  expect(isInTime(24, start('2026-11-23'))).toBe(true)
  expect(isInTime(24, start('2026-11-23'), start('2026-11-22'))).toBe(false)
  expect(isInTime(48, start('2026-11-23'))).toBe(false)
})
