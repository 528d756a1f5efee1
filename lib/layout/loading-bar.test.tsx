import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { finishLoading, startLoading } from './loading-bar'

const getBar = (): HTMLElement | null => document.querySelector('.load-bar')

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  finishLoading()
  vi.runAllTimers()
  vi.useRealTimers()
})

test('a short navigation shows nothing', () => {
  startLoading()
  vi.advanceTimersByTime(199)
  finishLoading()
  vi.advanceTimersByTime(10_000)
  expect(getBar()).toBeNull()
})

test('a long one shows the bar after 200 ms and hides it 500 ms after the end', () => {
  startLoading()
  vi.advanceTimersByTime(200)
  expect(getBar()?.dataset.done).toBeUndefined()
  finishLoading()
  expect(getBar()?.dataset.done).toBe('')
  vi.advanceTimersByTime(499)
  expect(getBar()).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(getBar()).toBeNull()
})

test('one that never ends fills up in 5000 ms and goes', () => {
  startLoading()
  vi.advanceTimersByTime(200 + 5000)
  expect(getBar()?.dataset.done).toBe('')
  vi.advanceTimersByTime(500)
  expect(getBar()).toBeNull()
})

test('a second navigation starts anew', () => {
  startLoading()
  vi.advanceTimersByTime(300)
  startLoading()
  expect(getBar()).toBeNull()
  vi.advanceTimersByTime(200)
  expect(document.querySelectorAll('.load-bar')).toHaveLength(1)
})
