import { expect, test } from 'vitest'
import { formatTimeLeft, isHoldOver } from './hold'

const hold = { id: 1, holdToken: 't'.repeat(24), expiresAt: '2026-11-22T10:15:00.000Z', prolongable: true }
const at = (time: string) => Date.parse(`2026-11-22T${time}Z`)

test.each([
  ['10:00:00', '15:00'],
  ['10:00:00.400', '15:00'],
  ['10:14:50', '0:10'],
  ['10:14:59.999', '0:01'],
  ['10:15:00', '0:00'],
  ['11:00:00', '0:00'],
])('at %s there is %s left', (time, left) => {
  expect(formatTimeLeft(hold.expiresAt, at(time))).toBe(left)
  expect(isHoldOver(hold, at(time))).toBe(left === '0:00')
})

test('no hold keeps nothing', () => {
  expect(isHoldOver(null, 0)).toBe(true)
})
