import { expect, test } from 'vitest'
import { BoundedMap } from './bounded-map'

test('what was read or written last stays, what weighs too much with it goes', () => {
  const map = new BoundedMap<string, number>(10)
  map.set('a', 1, 4)
  map.set('b', 2, 4)
  expect(map.get('a')).toBe(1)
  map.set('c', 3, 4)
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3])
  map.set('c', 4, 1)
  map.set('d', 5, 5)
  expect([map.get('a'), map.get('c'), map.get('d'), map.size]).toEqual([1, 4, 5, 3])
})

test('one that is heavier than all the room is not kept, and takes its former self with it', () => {
  const map = new BoundedMap<string, number>(10)
  map.set('a', 1)
  map.set('a', 2, 11)
  expect(map.get('a')).toBeUndefined()
  map.set('b', 3, 10)
  map.clear()
  map.set('c', 4, 10)
  expect([map.get('b'), map.get('c')]).toEqual([undefined, 4])
})
