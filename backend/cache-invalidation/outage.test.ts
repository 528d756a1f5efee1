import { expect, test, vi } from 'vitest'
import type { Logger } from '../platform/logger/logger'
import { Outage } from './outage'

test('the first failure of many and the first answer after them are logged; whoever asks is told "unavailable"', async () => {
  const log = { info: vi.fn(), warn: vi.fn() }
  const outage = new Outage(log as unknown as Logger)
  const fail = () => outage.track(() => Promise.reject(new Error('ECONNREFUSED')))
  expect(await outage.track(async () => 1)).toBe(1)
  for (let turn = 0; turn < 3; turn += 1) await expect(fail()).rejects.toMatchObject({ code: 'unavailable' })
  expect([log.warn.mock.calls.length, log.info.mock.calls.length]).toEqual([1, 0])
  for (let turn = 0; turn < 3; turn += 1) expect(await outage.track(async () => turn)).toBe(turn)
  expect([log.warn.mock.calls.length, log.info.mock.calls.length]).toEqual([1, 1])
})
