import fc from 'fast-check'
import { expect, test } from 'vitest'
import { peopleLeft, seatsLeft } from './departure-room'

test.each([
  [{ capacity: 10, licensedCapacity: null }, { taken: 0, infants: 0 }, 10, 10],
  [{ capacity: 10, licensedCapacity: null }, { taken: 4, infants: 4 }, 2, 2],
  [{ capacity: 10, licensedCapacity: 14 }, { taken: 4, infants: 4 }, 6, 6],
  [{ capacity: 10, licensedCapacity: 14 }, { taken: 8, infants: 1 }, 5, 2],
  [{ capacity: 10, licensedCapacity: 8 }, { taken: 0, infants: 0 }, 8, 8],
  [{ capacity: 10, licensedCapacity: 10 }, { taken: 9, infants: 4 }, 0, 0],
])('%j with %j has room for %i people and %i seats', (limits, taken, people, seats) => {
  expect([peopleLeft(limits, taken), seatsLeft(limits, taken)]).toEqual([people, seats])
})

test('what is left never lets more aboard than the licence and the seats', () => {
  const count = fc.nat({ max: 30 })
  const property = fc.property(count, fc.option(count), count, count, (capacity, licensedCapacity, taken, infants) => {
    const limits = { capacity, licensedCapacity }
    const seats = seatsLeft(limits, { taken, infants })
    if (seats === 0) return
    expect(taken + seats).toBeLessThanOrEqual(capacity)
    expect(taken + infants + seats).toBeLessThanOrEqual(licensedCapacity ?? capacity)
  })
  fc.assert(property)
})
