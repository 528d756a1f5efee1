import { afterEach, expect, test } from 'vitest'
import { ACCOUNT_SCRIPT } from './account-script'
import { announceSession } from './session-hint'

const setCookie = (cookie: string) => Object.assign(document, { cookie: `${cookie}; path=/` })
const isKnown = () => document.documentElement.hasAttribute('data-account')

function forget() {
  for (const name of ['user_id', 'agency_hint', 'other_user_id']) setCookie(`${name}=; max-age=0`)
}
afterEach(forget)

test.each([
  ['user_id=12', true],
  ['agency_hint=1', true],
  ['user_id=', false],
  ['other_user_id=12', false],
])('with the cookie %s somebody is there: %s', (cookie, expected) => {
  document.documentElement.removeAttribute('data-account')
  setCookie('first=1')
  setCookie(cookie)
  new Function(ACCOUNT_SCRIPT)()
  expect(isKnown()).toBe(expected)
})

test('it follows who signs in and out', () => {
  new Function(ACCOUNT_SCRIPT)()
  expect(isKnown()).toBe(false)
  setCookie('user_id=7')
  announceSession()
  expect(isKnown()).toBe(true)
  forget()
  announceSession()
  expect(isKnown()).toBe(false)
})
