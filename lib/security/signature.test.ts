import { expect, test } from 'vitest'
import { isSigned, sign } from './signature'

const secret = 's'.repeat(32)
const now = 1_800_000_000_000
const body = '{"company":"lykia","tags":["settings"]}'
const signed = (time: number) => ({ body, timestamp: String(time), signature: sign(secret, String(time), body) })

test('takes what was signed lately with the secret', () => {
  expect(isSigned(secret, signed(now), now)).toBe(true)
  expect(isSigned(secret, signed(now - 299_000), now)).toBe(true)
})

test.each([
  ['an old message', signed(now - 301_000)],
  ['one from the future', signed(now + 301_000)],
  ['another body', { ...signed(now), body: body.replace('lykia', 'orion') }],
  ['another time', { ...signed(now), timestamp: String(now + 1) }],
  ['another secret', { ...signed(now), signature: sign('x'.repeat(32), String(now), body) }],
  ['a short signature', { ...signed(now), signature: 'abc' }],
  ['no signature', { ...signed(now), signature: null }],
  ['no time', { ...signed(now), timestamp: null }],
  ['a time that is none', { ...signed(now), timestamp: '1e3' }],
])('refuses %s', (_name, message) => {
  expect(isSigned(secret, message, now)).toBe(false)
})
