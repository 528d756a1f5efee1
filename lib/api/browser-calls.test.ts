import { expect, test } from 'vitest'
import type { Call } from '@/domain/wire/call'
import { CALLS } from '@/domain/wire/calls'
import { BROWSER_CALLS, isBrowserCall } from './browser-calls'

/** Their answers or requests hold a token, or the key of a booking. */
const TOKEN_CALLS = [
  'login',
  'rememberedSignIn',
  'register',
  'registerByBooking',
  'confirmMember',
  'setPassword',
  'logout',
  'googleSignIn',
  'facebookSignIn',
  'connectProvider',
  'loginAgency',
  'logoutAgency',
  'openBooking',
]

const FOR_PEOPLE = ['public', 'member', 'booker', 'owner', 'agency']

test('lists every call for people, by its method, and none of the service or with the token', () => {
  const expected = Object.entries<Call>(CALLS)
    .filter(([name, { access }]) => FOR_PEOPLE.includes(access) && !TOKEN_CALLS.includes(name))
    .map(([name, { method }]) => [name, method])
  expect(BROWSER_CALLS).toEqual(Object.fromEntries(expected))
})

test.each(['listTenants', 'returnFromBank', 'login', 'toString', '__proto__', ''])('%s is refused', (name) => {
  expect(isBrowserCall(name)).toBe(false)
})
