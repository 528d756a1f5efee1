import { expect, test } from 'vitest'
import { collectorOf } from './collector'

test('an agency collects from its client, the operator from everybody else', () => {
  expect(collectorOf({ isBookedByAgency: true })).toBe('agency')
  expect(collectorOf({ isBookedByAgency: false })).toBe('operator')
})
