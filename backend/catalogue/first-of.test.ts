import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstOf } from './first-of'

const rows = fc.array(fc.record({ rank: fc.integer({ min: 0, max: 5 }), id: fc.nat() }), { maxLength: 40 })
const byRank = (left: { rank: number }, right: { rank: number }) => left.rank - right.rank

test('is the beginning of the sorted list, equals in the order that they came in', () => {
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 12 }), (list, count) => {
      const isEven = ({ id }: { id: number }) => id % 2 === 0
      expect(firstOf(list, count, byRank)).toEqual([...list].sort(byRank).slice(0, count))
      expect(firstOf(list, count, byRank, isEven)).toEqual(list.filter(isEven).sort(byRank).slice(0, count))
    }),
  )
})

test('asks little more often than the list is long', () => {
  const list = Array.from({ length: 10_000 }, (_, index) => ({ rank: (index * 7_919) % 10_007 }))
  let asked = 0
  firstOf(list, 8, (left, right) => {
    asked += 1
    return byRank(left, right)
  })
  expect(asked).toBeLessThan(1.1 * list.length)
})
