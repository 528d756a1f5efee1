import { describe, expect, test } from 'vitest'
import { checkAuthCookies, isDocumentRequest, isPersonalArea } from './auth-cookies'

const jar = (text: string) =>
  text.split(';').flatMap((part) => {
    const [name = '', value = ''] = part.trim().split('=')
    return name ? [{ name, value }] : []
  })

describe('checkAuthCookies', () => {
  test.each([
    ['a visitor', 'travellocale=de; currency=EUR'],
    ['a member', 'user_id=7; auth.strategy=local; auth._token.local=x; next-auth.session-token=y'],
    ['a member by Google', 'user_id=7; auth.strategy=google; auth._token.google=x'],
    ['leftovers without a member', 'auth.strategy=local'],
  ])('%s keeps everything', (_name, cookies) => {
    expect(checkAuthCookies(jar(cookies))).toEqual([])
  })

  test.each([
    ['no strategy', 'user_id=7; next-auth.session-token=y', ['user_id', 'next-auth.session-token']],
    ['no token', 'user_id=7; auth.strategy=local; currency=EUR', ['user_id', 'auth.strategy']],
    [
      'the token of another strategy',
      'user_id=7; auth.strategy=google; auth._token.local=x',
      ['user_id', 'auth.strategy', 'auth._token.local'],
    ],
    [
      'an unknown strategy',
      'user_id=7; auth.strategy=evil; auth._token.evil=x',
      ['user_id', 'auth.strategy', 'auth._token.evil'],
    ],
    [
      'a session in pieces',
      'user_id=7; __Host-next-auth.session-token.0=a; __Host-next-auth.session-token.1=b',
      ['user_id', '__Host-next-auth.session-token.0', '__Host-next-auth.session-token.1'],
    ],
  ])('%s clears what belongs to it', (_name, cookies, expected) => {
    expect(checkAuthCookies(jar(cookies))).toEqual(expected)
  })
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
