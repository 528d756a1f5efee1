import { expect, test } from 'vitest'
import { EMPTY_SEARCH, findRidePlace, parseRideSearch, toRideQuery } from './ride-search'

const PLACES = [
  { key: 'dalaman-airport', content: { en: { title: 'Dalaman Airport' }, tr: { title: 'Dalaman Havalimanı' } } },
  { key: 'kas', content: { en: { title: 'Kaş' }, de: { title: 'Kaş' } } },
  { key: 'antalya-airport', content: { en: { title: 'Antalya Airport' } } },
]
const WHOLE = { ...EMPTY_SEARCH, from: 'Dalaman Airport', to: 'kas', date: '2027-05-02', time: '13:45' }
const TODAY = '2027-05-01'

test('a place is found by key, by its name in any language and without its accents', () => {
  expect(findRidePlace('kas', PLACES)?.key).toBe('kas')
  expect(findRidePlace('dalaman havalimani', PLACES)?.key).toBe('dalaman-airport')
  expect(findRidePlace('KAŞ', PLACES)?.key).toBe('kas')
})

test('part of a name will do where it means one place, and not where it means two', () => {
  expect(findRidePlace('dalam', PLACES)?.key).toBe('dalaman-airport')
  expect(findRidePlace('airport', PLACES)).toBeNull()
  expect(findRidePlace('  ', PLACES)).toBeNull()
})

test('what makes no sense in an address counts as not given', () => {
  const search = parseRideSearch({ from: ['a', 'b'], date: '2027-13-40', time: '25:00', people: '0', cases: '-3' })
  expect(search).toEqual(EMPTY_SEARCH)
})

test('a whole search becomes the question of the API', () => {
  expect(toRideQuery({ ...WHOLE, isReturn: true, backDate: '2027-05-09' }, PLACES, TODAY)).toEqual({
    ok: true,
    query: {
      fromPlace: 'dalaman-airport',
      toPlace: 'kas',
      date: '2027-05-02',
      time: '13:45',
      returnRide: { date: '2027-05-09', time: '12:00' },
      people: 2,
      luggage: 2,
    },
  })
})

test.each([
  ['points', { from: '' }],
  ['points', { to: 'nowhere' }],
  ['same', { to: 'Dalaman' }],
  ['date', { date: '' }],
  ['date', { date: parseRideSearch({ date: '9999-12-31' }).date }],
  ['past', { date: '2027-04-30' }],
  ['back', { isReturn: true }],
  ['back', { isReturn: true, backDate: '2027-05-02', backTime: '13:45' }],
])('%s is said of %j', (fault, changes) => {
  expect(toRideQuery({ ...WHOLE, ...changes }, PLACES, TODAY)).toEqual({ ok: false, fault })
})
