import { expect, test } from 'vitest'
import { averageRating } from './average-rating'

test.each([
  [[], null],
  [[5], 5],
  [[5, 4], 4.5],
  [[5, 5, 4], 4.67], // 4.666…
  [[4.1, 4.2, 4.3], 4.2], // floats would make 4.2000000000000002
  [[1, 1, 1, 1, 1, 1, 1, 2], 1.13], // 1.125
])('%j: %s', (scores, average) => {
  expect(averageRating(scores)).toBe(average)
})
