import { expect, test } from 'vitest'
import type { BasketItem } from '@/domain/basket/schema'
import { hasEnded } from './ended'

const item = (changes: Partial<BasketItem>) =>
  ({
    key: '1',
    productId: 1,
    kind: 'tour',
    date: '2026-11-20',
    endDate: null,
    session: '09:00',
    startTime: '09:00',
    endTime: '16:30',
    choice: null,
    ...changes,
  }) as BasketItem

const stay = item({ kind: 'villa', endDate: '2026-11-27', session: null, startTime: '16:00', endTime: '10:00' })
const night = item({ session: '20:00', startTime: '20:00', endTime: '01:00' })
const long = item({ durationDays: 3 })
const ride = item({
  kind: 'transfer',
  session: null,
  choice: {
    kind: 'transfer',
    direction: 'outward',
    vehicle: 'sedan',
    quantity: 1,
    time: '13:00',
    flightNumber: null,
    returnRide: { date: '2026-11-28', time: '08:00', flightNumber: null },
    luggage: 1,
    childSeats: 0,
  },
})

test.each([
  ['before it begins', [item({})], '2026-11-19', '23:59', false],
  ['while it goes on', [item({})], '2026-11-20', '16:29', false],
  ['when it is over', [item({})], '2026-11-20', '16:31', true],
  ['what ends at night', [night], '2026-11-20', '23:59', false],
  ['the morning after', [night], '2026-11-21', '01:01', true],
  ['the last morning of a stay', [stay], '2026-11-27', '09:00', false],
  ['after the stay', [stay], '2026-11-27', '10:01', true],
  ['the second day of three', [long], '2026-11-21', '12:00', false],
  ['after three days', [long], '2026-11-22', '16:31', true],
  ['before the ride back', [ride], '2026-11-27', '12:00', false],
  ['after the ride back', [ride], '2026-11-28', '08:01', true],
  ['one of two', [item({}), stay], '2026-11-25', '12:00', false],
  ['of nothing', [], '2026-11-25', '12:00', false],
])('%s', (_name, items, date, time, expected) => {
  expect(hasEnded(items, { date, time })).toBe(expected)
})
