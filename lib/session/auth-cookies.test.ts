import { parseCookie } from 'cookie'
import { expect, test } from 'vitest'
import { isDocumentRequest, isPersonalArea, listLoginCookies, readStrategyToken } from './auth-cookies'

const jar = (text: string) => Object.entries(parseCookie(text)).map(([name, value = '']) => ({ name, value }))

test.each([
  ['a visitor', 'travellocale=de; currency=EUR', []],
  [
    'a member',
    'user_id=7; currency=EUR; auth.strategy=local; auth._token.local=x; next-auth.session-token=y',
    ['user_id', 'auth.strategy', 'auth._token.local', 'next-auth.session-token'],
  ],
  [
    'a session in pieces',
    '__Host-next-auth.session-token.0=a; __Host-next-auth.session-token.1=b',
    ['__Host-next-auth.session-token.0', '__Host-next-auth.session-token.1'],
  ],
  ['an unknown strategy', 'auth.strategy=evil; auth._token.evil=x', ['auth.strategy', 'auth._token.evil']],
  ['names that only look alike', 'user_ids=7; xuser_id=7; agency.session=z; rememberme=r', []],
])('%s: the cookies of a sign-in', (_name, cookies, expected) => {
  expect(listLoginCookies(jar(cookies))).toEqual(expected)
})

test.each([
  ['auth.strategy=local; auth._token.local=x', 'x'],
  ['auth.strategy=google; auth._token.local=x; auth._token.google=y', 'y'],
  ['auth.strategy=google; auth._token.local=x', null],
  ['auth.strategy=evil; auth._token.evil=x', null],
  ['auth._token.local=x', null],
  ['auth.strategy=local; auth._token.local=', null],
])('%s: the token of the strategy', (cookies, expected) => {
  expect(readStrategyToken(jar(cookies))).toBe(expected)
})

test.each([
  ['/user', true],
  ['/user/reservations', true],
  ['/basket/checkout', true],
  ['/basket-two/cart', true],
  ['/agency/forms', true],
  ['/agency/42', false],
  ['/users-guide', false],
  ['/p/basket', false],
  ['/', false],
])('%s is personal: %s', (path, expected) => {
  expect(isPersonalArea(path)).toBe(expected)
})

test('only a person opening an address is a document request', () => {
  expect(isDocumentRequest('GET', new Headers())).toBe(true)
  expect(isDocumentRequest('GET', new Headers({ 'sec-fetch-dest': 'document' }))).toBe(true)
  expect(isDocumentRequest('GET', new Headers({ 'sec-fetch-dest': 'empty' }))).toBe(false)
  expect(isDocumentRequest('POST', new Headers())).toBe(false)
})
