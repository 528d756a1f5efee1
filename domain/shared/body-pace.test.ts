import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAXIMUM_DOCUMENT_BODY_BYTES } from '../requests/document-schema'
import { BODY_PACE, bodyDeadline } from './body-pace'

const { graceMs, bytesPerSecond, idleMs } = BODY_PACE

/** Milliseconds until a body that arrives evenly at this pace is aborted; null when it arrives completely. */
function cutAfter(size: number, pace: number): number | null {
  const bytesAt = (ms: number) => Math.min(size, Math.floor((ms / 1_000) * pace))
  const end = (size / pace) * 1_000
  const step = Math.max(1, 1_000 / pace)
  for (let now = 0; now < end; now += Math.max(step, 250)) {
    const lastByteAt = Math.floor(now / step) * step
    if (now > bodyDeadline({ startedAt: 0, lastByteAt, bytes: bytesAt(now) })) return now
  }
  return null
}

test('every body of an allowed size arrives on a line that carries the minimum rate', () => {
  const sizes = fc.integer({ min: 1, max: MAXIMUM_DOCUMENT_BODY_BYTES })
  const paces = fc.integer({ min: bytesPerSecond, max: 10_000_000 })
  fc.assert(fc.property(sizes, paces, (size, pace) => cutAfter(size, pace) === null))
})

test('a body of one byte a second is cut soon after the grace, however long it says it is', () => {
  const cut = cutAfter(MAXIMUM_DOCUMENT_BODY_BYTES, 1)
  expect(cut).toBeGreaterThanOrEqual(graceMs)
  expect(cut).toBeLessThan(graceMs + 2_000)
})

test('a body that came fast and then stops is cut after the longest pause', () => {
  const deadline = bodyDeadline({ startedAt: 0, lastByteAt: 500, bytes: 4_000_000 })
  expect(deadline).toBe(500 + idleMs)
})
