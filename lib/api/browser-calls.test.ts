import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Call } from '@/domain/wire/call'
import { CALLS } from '@/domain/wire/calls'
import { BROWSER_CALLS, isBrowserCall } from './browser-calls'

/** Calls whose requests or responses contain a token or a booking key. */
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

/** Calls that the storefront never makes. */
const UNUSED_CALLS = ['abandonReservation']

const FOR_PEOPLE = ['public', 'member', 'booker', 'owner', 'agency']

test('lists every call for people, by its method, and none of the service, with the token or unused', () => {
  const expected = Object.entries<Call>(CALLS)
    .filter(([name, { access }]) => FOR_PEOPLE.includes(access) && ![...TOKEN_CALLS, ...UNUSED_CALLS].includes(name))
    .map(([name, { method }]) => [name, method])
  expect(BROWSER_CALLS).toEqual(Object.fromEntries(expected))
})

const SHIPPED = /^(app|components|lib|store)\/.*(?<!\.test)\.tsx?$/

test('the storefront makes every one of them', () => {
  const folders = ['app', 'components', 'lib', 'store']
  const paths = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  const files = paths.filter((path) => SHIPPED.test(path) && !path.endsWith('browser-calls.ts'))
  const code = files.map((path) => readFileSync(path, 'utf8')).join('\n')
  expect(Object.keys(BROWSER_CALLS).filter((name) => !code.includes(`'${name}'`))).toEqual([])
})

test.each(['listTenants', 'abandonReservation', 'returnFromBank', 'login', 'toString', '__proto__', ''])(
  '%s is refused',
  (name) => {
    expect(isBrowserCall(name)).toBe(false)
  },
)
