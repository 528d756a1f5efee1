import { expect, test } from 'vitest'
import { getRefererPath, toSafePath } from './safe-path'

test.each([
  ['/user', '/user'],
  ['/de/user?x=1#a', '/de/user?x=1#a'],
  ['/a/../user', '/user'],
  ['/', '/'],
  // These are paths of this site in spite of their look.
  ['/@evil.example', '/@evil.example'],
  ['/https://evil.example', '/https://evil.example'],
  ['/%5cevil.example', '/%5cevil.example'],
  ['/user\r\nset-cookie: a=b', '/userset-cookie:%20a=b'],
])('%s stays %s', (value, expected) => {
  expect(toSafePath(value)).toBe(expected)
})

test.each([
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  'http:evil.example',
  'https:/evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/\r/evil.example',
  '/\r\n\\evil.example',
  '/./\\evil.example',
  '/%2e//evil.example',
  '\uff0f\uff0fevil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'user',
  '/api',
  '/./api/auth/signout',
  '/%2e/api/auth/signout',
  '/de/..//evil.example',
  '',
  '/api/auth/signout',
  '/API/auth/signout',
  '/x/../api/operator/logout',
  `/${'x'.repeat(3000)}`,
  null,
  ['/user'],
])('%j leads nowhere', (value) => {
  expect(toSafePath(value)).toBeNull()
})

test('the referer counts only when it is this host', () => {
  const from = (referer: string) => getRefererPath(new Headers({ host: 'lykia.localhost:3000', referer }))
  expect(from('http://lykia.localhost:3000/user?x=1')).toBe('/user?x=1')
  expect(from('http://lykia.localhost/user')).toBeNull()
  expect(from('http://evil.example/user')).toBeNull()
  expect(from('')).toBeNull()
})
