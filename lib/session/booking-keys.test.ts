import { expect, test } from 'vitest'
import { buildBookingKeysCookie, readBookingKeys } from './booking-keys'

const key = (letter: string) => letter.repeat(32)
const jar = (value: string, name = 'booking_keys') => [{ name, value }]

test('keys of the cookie, without what cannot be one, under the name that the scheme gave it', () => {
  expect(readBookingKeys(jar(`${key('a')}.x y.${key('b')}.`))).toBe(`${key('a')}.${key('b')}`)
  expect(readBookingKeys([])).toBe('')
  const both = [...jar(key('a')), ...jar(key('b'), '__Host-booking_keys')]
  expect(readBookingKeys(both)).toBe(key('b'))
})

test('a new key stands first, is there once, and the ninth makes the oldest go', () => {
  const known = 'bcdefghi'.split('').map(key)
  const cookie = buildBookingKeysCookie(jar(known.join('.')), key('a'), false)
  expect(cookie).toBe(
    `booking_keys=${[key('a'), ...known.slice(0, 7)].join('.')}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
  )
  expect(buildBookingKeysCookie(jar(`${key('a')}.${key('b')}`), key('b'), true)).toBe(
    `__Host-booking_keys=${key('b')}.${key('a')}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`,
  )
})
