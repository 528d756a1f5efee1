import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLingering } from './use-lingering'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

const show = (isOn: boolean) => renderHook(({ on }) => useLingering(on), { initialProps: { on: isOn } })

test('an answer that comes at once leaves the indicator for 200 ms', async () => {
  const { result, rerender } = show(true)
  await pass(20)
  rerender({ on: false })
  expect(result.current).toBe(true)
  await pass(179)
  expect(result.current).toBe(true)
  await pass(1)
  expect(result.current).toBe(false)
})

test('a slow answer takes it away at once, and each fetch has its own 200 ms', async () => {
  const { result, rerender } = show(true)
  await pass(900)
  rerender({ on: false })
  await pass(0)
  expect(result.current).toBe(false)
  rerender({ on: true })
  expect(result.current).toBe(true)
  rerender({ on: false })
  await pass(150)
  expect(result.current).toBe(true)
})

test('what was never on the way shows nothing', () => {
  expect(show(false).result.current).toBe(false)
})
