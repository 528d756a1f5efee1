import { expect, test } from 'vitest'
import { readCaller } from './forwarded.mjs'

const ask = () => ({
  headers: { host: 'lykia.localhost', 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'orion.localhost' },
  socket: { remoteAddress: '192.0.2.7' },
})

test('without a proxy nobody chooses the address that limits count by', () => {
  const request = ask()
  readCaller(request, { isBehindProxy: false })
  expect(request.headers).toEqual({ host: 'lykia.localhost', 'x-forwarded-for': '192.0.2.7' })
})

test('a proxy in front is believed', () => {
  const request = ask()
  readCaller(request, { isBehindProxy: true })
  expect(request.headers).toEqual(ask().headers)
})
