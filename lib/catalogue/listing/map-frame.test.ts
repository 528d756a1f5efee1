import { expect, test } from 'vitest'
import { COAST_SIZE, findWindow, STILL_RATIO, toMapMark, toPercent, toSpot } from './map-frame'

const kas = { latitude: 36.2003, longitude: 29.6408 }
const istanbul = { latitude: 41.0082, longitude: 28.9784 }

test('north is above south, and both are inside the frame', () => {
  const [south, north] = [toSpot(kas), toSpot(istanbul)]
  expect(north.y).toBeLessThan(south.y)
  for (const { x, y } of [south, north]) {
    expect(x > 0 && x < COAST_SIZE.width && y > 0 && y < COAST_SIZE.height).toBe(true)
  }
})

test('a window holds all its points with air around, in the ratio of the still map', () => {
  const frame = findWindow([kas, istanbul])
  expect(frame.width / frame.height).toBeCloseTo(STILL_RATIO)
  for (const point of [kas, istanbul]) {
    const { left, top } = toPercent(point, frame)
    expect(left > 5 && left < 95 && top > 5 && top < 95).toBe(true)
  }
})

test('one point stands in the middle, not infinitely near', () => {
  const frame = findWindow([kas])
  expect(frame.width).toBeGreaterThan(0.5)
  expect(toPercent(kas, frame)).toEqual({ left: 50, top: 50 })
})

test('without points the whole coast is shown', () => {
  expect(findWindow([]).height).toBe(COAST_SIZE.height)
})

test('a mark is short; what has no place has none', () => {
  expect(toMapMark({ mapPoint: { latitude: 36.200312345, longitude: 29.64 } })).toBe('36.2003,29.64')
  expect(toMapMark({ mapPoint: null })).toBeUndefined()
  expect(toMapMark({})).toBeUndefined()
})
