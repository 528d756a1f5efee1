import { describe, expect, test } from 'vitest'
import {
  COLLECTION_STATUSES,
  collectionStatusOf,
  toCollectionCode,
  toCollectionStatus,
  toReservationStatus,
} from './status'

test.each([
  ['active', 'active'],
  ['closed', 'closed'],
  ['cancelled', 'cancelled'],
  ['', 'cancelled'],
  ['ACTIVE', 'cancelled'],
  ['whatever', 'cancelled'],
])('the word %j means %s', (word, status) => {
  expect(toReservationStatus(word)).toBe(status)
})

describe('collection', () => {
  test.each([
    [0, 'uncollected'],
    [1, 'depositCollected'],
    [2, 'collected'],
    [3, 'partlyCollected'],
    [4, 'pending'],
    [-1, 'pending'],
    [1.5, 'pending'],
    [Number.NaN, 'pending'],
  ])('%d is %s', (code, status) => {
    expect(toCollectionStatus(code)).toBe(status)
  })

  test('codes and words are each other back', () => {
    for (const status of COLLECTION_STATUSES) expect(toCollectionStatus(toCollectionCode(status))).toBe(status)
    expect(COLLECTION_STATUSES.map(toCollectionCode)).toEqual([0, 1, 2, 3, 4])
  })

  test.each([
    ['0.00', 'uncollected'],
    ['-5.00', 'uncollected'],
    ['0.01', 'partlyCollected'],
    ['19.99', 'partlyCollected'],
    ['20.00', 'depositCollected'],
    ['20.01', 'partlyCollected'],
    ['99.99', 'partlyCollected'],
    ['100.00', 'collected'],
    ['100.01', 'collected'],
  ])('%s of 100.00 with a deposit of 20.00: %s', (paid, status) => {
    expect(collectionStatusOf({ paid, deposit: '20.00', total: '100.00' })).toBe(status)
  })

  test('nothing due is all collected; a deposit of everything is all', () => {
    expect(collectionStatusOf({ paid: '0.00', deposit: '0.00', total: '0.00' })).toBe('collected')
    expect(collectionStatusOf({ paid: '100.00', deposit: '100.00', total: '100.00' })).toBe('collected')
  })
})
