import { describe, expect, test } from 'vitest'
import { carCodec, NO_HIRE } from './car-choice'
import { parseChoice, toSearch } from './choice-query'
import { getEditPath } from './item-link'
import { NO_STAY, stayCodec } from './stay-choice'
import { buildItem } from './test-items'
import { NO_RIDE, transferCodec } from './transfer-choice'

const BROKEN = [
  '',
  '?date=2027-02-30&until=2027-13-01&adults=x',
  '?at=25:00&back=9&age=17&from=../x&to=%00',
  '?way=up&time=99:99&cases=-1&seats=11&vehicle=rocket&count=9',
]

describe('an address that makes no sense counts as nothing chosen', () => {
  test.each(BROKEN)('%s', (search) => {
    expect(parseChoice(stayCodec, search)).toEqual(NO_STAY)
    expect(parseChoice(carCodec, search)).toEqual(NO_HIRE)
    expect(parseChoice(transferCodec, search)).toEqual(NO_RIDE)
  })

  test('nor does an end before the beginning', () => {
    expect(parseChoice(stayCodec, '?date=2027-05-10&until=2027-05-10').endDate).toBeNull()
    expect(parseChoice(carCodec, '?date=2027-05-10&until=2027-05-09').endDate).toBeNull()
    expect(parseChoice(carCodec, '?date=2027-05-10&until=2027-05-10').endDate).toBe('2027-05-10')
  })
})

test('what is chosen comes back from its address', () => {
  const stay = { ...NO_STAY, date: '2027-05-10', endDate: '2027-05-15', extras: [{ id: 'heating', quantity: 1 }] }
  const hire = { ...NO_HIRE, date: '2027-05-10', endDate: '2027-05-14', pickupTime: '14:30', returnOffice: 'kas' }
  const ride = {
    ...NO_RIDE,
    direction: 'homeward' as const,
    date: '2027-05-10',
    time: '13:45',
    flight: 'TK2556',
    luggage: 4,
    vehicle: 'minivan' as const,
    quantity: 2,
    isReturn: true,
    backDate: '2027-05-17',
    backTime: '09:00',
  }
  expect(parseChoice(stayCodec, toSearch(stayCodec, stay, ''))).toEqual(stay)
  expect(parseChoice(carCodec, toSearch(carCodec, hire, ''))).toEqual(hire)
  expect(parseChoice(transferCodec, toSearch(transferCodec, ride, ''))).toEqual(ride)
  expect([
    toSearch(stayCodec, NO_STAY, ''),
    toSearch(carCodec, NO_HIRE, ''),
    toSearch(transferCodec, NO_RIDE, ''),
  ]).toEqual(['', '', ''])
})

test('editing opens the product with the item’s choice, and names the item', () => {
  const item = buildItem({
    kind: 'car',
    date: '2027-05-10',
    endDate: '2027-05-14',
    session: null,
    extras: [],
    choice: {
      kind: 'car',
      pickupOffice: 'dalaman-airport',
      returnOffice: 'kas',
      pickupTime: '14:30',
      returnTime: '10:00',
      driverAge: 23,
    },
  })
  const url = new URL(getEditPath(item, 'en'), 'http://shop')
  expect(url.pathname).toBe('/p/kekova-by-boat')
  expect(url.searchParams.get('replaces')).toBe(item.key)
  expect(parseChoice(carCodec, url.search)).toMatchObject({ endDate: '2027-05-14', returnOffice: 'kas', driverAge: 23 })
})
