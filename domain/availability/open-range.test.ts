import { describe, expect, test } from 'vitest'
import { isStayOpen } from './open-range'
import { stayInput } from './test-stay'

const taken = [{ unit: 1, from: '2027-05-20', to: '2027-05-25' }]
const days = (from: string, to: string) => ({ from, to })

describe('a house', () => {
  test.each([
    ['the whole time free', days('2027-05-13', '2027-05-20'), null, true],
    ['one night of it taken', days('2027-05-13', '2027-05-21'), null, false],
    ['free, but shorter than let', days('2027-05-13', '2027-05-15'), null, false],
    ['five nights fit before the booking', days('2027-05-15', '2027-05-30'), 5, true],
    ['six do not, and none fit after it', days('2027-05-15', '2027-05-30'), 6, false],
    ['one day on which a stay can begin', days('2027-05-13', '2027-05-13'), null, true],
    ['one day that is taken', days('2027-05-21', '2027-05-21'), null, false],
    ['the past', days('2027-05-01', '2027-05-09'), null, false],
  ])('%s', (_name, range, nights, isOpen) => {
    expect(isStayOpen(stayInput({ taken }), range, nights)).toBe(isOpen)
  })
})

describe('a boat by the week', () => {
  const weekly = { priceDays: 7, changeover: 6, minimumDays: 7 } as const
  test.each([
    ['a Saturday to Saturday within', days('2027-06-10', '2027-06-22'), null, true],
    ['no whole week within, though nine days', days('2027-06-13', '2027-06-22'), null, false],
    ['a Saturday among few days', days('2027-06-11', '2027-06-13'), null, true],
    ['no Saturday among few days', days('2027-06-13', '2027-06-15'), null, false],
    ['two weeks', days('2027-06-12', '2027-06-26'), 14, true],
    ['ten nights are no weeks', days('2027-06-12', '2027-06-26'), 10, false],
  ])('%s', (_name, range, nights, isOpen) => {
    expect(isStayOpen(stayInput(weekly), range, nights)).toBe(isOpen)
  })
})
