import { expect, test } from 'vitest'
import { cleanError } from './clean-error'

const ERROR = {
  kind: 'error' as const,
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'price')",
  frames: ['/_next/static/chunks/0a~b.js:1:20345'],
  path: '/de/p/kekova-mit-dem-boot',
}
const messageOf = (message: string) => cleanError({ ...ERROR, message }).message
const pathOf = (path: string) => cleanError({ ...ERROR, path }).path

test('what says where the fault is stays', () => {
  expect(cleanError({ ...ERROR, digest: 'API_UNAVAILABLE' })).toEqual({ ...ERROR, digest: 'API_UNAVAILABLE' })
  expect(messageOf('Minified React error #441; see the list')).toBe('Minified React error #441; see the list')
})

test.each([
  ['hannah@mail.example is taken', '(e-mail) is taken'],
  ['write to <h.w+trip@mail.example>', 'write to <(e-mail)>'],
  ['call +44 (0)7700 900-123 now', 'call # now'],
  ['card 4111 1111 1111 1111', 'card #'],
  ['booking LYK202611230001', 'booking LYK#'],
  ['failed to fetch https://lykia.example/search?q=Ay%C5%9Fe#x', 'failed to fetch (address)'],
  ['no answer at /user/confirm?token=abc-def', 'no answer at /user/confirm?…'],
  ['Unexpected token \'H\', "Hannah Whi"... is not valid JSON', 'Unexpected token \'H\', "…"... is not valid JSON'],
  ['refused Bearer eyJhbGciOi.eyJzdWIi.c2ln', 'refused Bearer #'],
  ['token _og49WkxU9JSfkBLCPtlcVqr2dAB4qdB is over', 'token # is over'],
  ['useSyncExternalStoreWithSelector is not a function', 'useSyncExternalStoreWithSelector is not a function'],
  ['never closed "Hannah', 'never closed "…"'],
  ['one\nline\u0000\u001b[31m', 'one line [31m'],
])('%j is told as %j', (message, told) => {
  expect(messageOf(message)).toBe(told)
})

test.each([
  ['/de/p/kekova?mail=a@b.example', '/de/p/kekova'],
  ['/user/reservations/R7K2A9', '/user/reservations/#'],
  ['/voucher/LYK202611230001', '/voucher/#'],
  ['/agency/123', '/agency/#'],
  ['/de/search/hannah', '/de/search/#'],
  ['/search/hannah@mail.example', '/search/#'],
  ['/search/hannah%40mail.example', '/search/#'],
  [`/confirm/${'x'.repeat(80)}`, '/confirm/#'],
])('of the page %s it is told as %s', (path, told) => {
  expect(pathOf(path)).toBe(told)
})

test('frames are of our own files, a digest of letters', () => {
  const frames = ['/_next/static/chunks/a.js:1:2', '/p/hannah:1:2', '/_next/static/a.js?x=1:1:2', 'Hannah']
  const told = cleanError({ ...ERROR, name: 'Hannah Whitfield <h@w>', frames, digest: 'h@ w' })
  expect(told.frames).toEqual(['/_next/static/chunks/a.js:1:2'])
  expect(told.name).not.toMatch(/[ <@]/)
  expect(told).not.toHaveProperty('digest')
})
