import { expect, test } from 'vitest'
import { KnownInvalidations } from './known-invalidations'

const NOW = 1_800_000_000_000
const SECOND = 1_000

test('a page carries the number that was known before it can have begun to be rendered', () => {
  const known = new KnownInvalidations()
  expect(known.numberOfPage(NOW)).toBe(0)
  known.learn([{ tag: 'lykia:pages', number: 7 }], NOW)
  expect(known.number).toBe(7)
  expect(known.numberOfPage(NOW + SECOND)).toBe(0)
  known.learn([{ tag: 'lykia:settings', number: 9 }], NOW + 3 * SECOND)
  expect(known.numberOfPage(NOW + 6 * SECOND)).toBe(7)
  expect(known.numberOfPage(NOW + 9 * SECOND)).toBe(9)
})

test('a page has ended when one of its tags has a higher number', () => {
  const known = new KnownInvalidations()
  known.learn([{ tag: 'lykia:pages', number: 7 }], NOW)
  expect(known.areInvalidated(['lykia:pages', 'lykia:settings'], 6)).toBe(true)
  expect(known.areInvalidated(['lykia:pages'], 7)).toBe(false)
  expect(known.areInvalidated(['orion:pages'], 0)).toBe(false)
})

test('asking again and learning nothing leaves everything, and does not grow', () => {
  const known = new KnownInvalidations()
  for (let at = 0; at < 1_000; at += 1) known.learn([{ tag: 'lykia:pages', number: at + 1 }], NOW + at * SECOND)
  known.learn([], NOW + 2_000 * SECOND)
  expect(known.number).toBe(1_000)
  expect((known as unknown as { history: unknown[] }).history.length).toBeLessThan(10)
})
