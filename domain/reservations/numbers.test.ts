import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookingNumberStamp } from '@/domain/dates/zone'
import { buildBookingNumber, buildTicketNumber, TICKET_ALPHABET, TICKET_RANDOM_LENGTH } from './numbers'

test('a booking number is the prefix, INT by default, and the stamp', () => {
  expect(buildBookingNumber('261120184007')).toBe('INT261120184007')
  expect(buildBookingNumber('261120184007', 'LYK')).toBe('LYK261120184007')
  expect(buildBookingNumber(bookingNumberStamp('2026-11-20T15:40:07Z', 'Europe/Istanbul'))).toBe('INT261120184007')
})

test.each(['', 'LYK', '26112018400', '2611201840077', '26112018400a'])('refuses the stamp %j', (stamp) => {
  expect(() => buildBookingNumber(stamp)).toThrow(RangeError)
})

test('the alphabet is letters and digits without I, each once', () => {
  expect(TICKET_ALPHABET).toMatch(/^[A-HJ-Z0-9]{35}$/)
  expect(new Set(TICKET_ALPHABET).size).toBe(35)
})

test('a ticket number is prefix, 2 and 4 characters', () => {
  expect(buildTicketNumber('LYK', [0, 8, 24, 25, 34, 9])).toBe('LYK-AJ-Z09K')
  const draw = fc.array(fc.nat(34), { minLength: TICKET_RANDOM_LENGTH, maxLength: TICKET_RANDOM_LENGTH })
  fc.assert(
    fc.property(draw, (ints) => {
      expect(buildTicketNumber('INT', ints)).toMatch(/^INT-[A-HJ-Z0-9]{2}-[A-HJ-Z0-9]{4}$/)
    }),
  )
})

test.each([
  [[]],
  [[1, 2, 3, 4, 5]],
  [[1, 2, 3, 4, 5, 6, 7]],
  [[35, 0, 0, 0, 0, 0]],
  [[-1, 0, 0, 0, 0, 0]],
  [[0.5, 0, 0, 0, 0, 0]],
])('refuses the draw %j', (draw) => {
  expect(() => buildTicketNumber('INT', draw)).toThrow(RangeError)
})
