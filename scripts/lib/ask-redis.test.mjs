import { createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { askRedis } from './ask-redis.mjs'

let server

/** Starts a server that passes received data to `answer`. Returns its URL. */
function listen(answer) {
  server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', (data) => answer(socket, String(data)))
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`redis://127.0.0.1:${server.address().port}`))
  })
}

afterEach(() => server?.close())

test('a server that answers PING is there', async () => {
  // In the protocol each command is an array, which begins with an asterisk.
  const url = await listen((socket, data) => {
    for (const _command of data.match(/^\*/gm) ?? []) socket.write('+PONG\r\n')
  })
  expect(await askRedis(url)).toBeNull()
})

test('a server that is silent, closed or misspelt is not, and why is said', async () => {
  const url = await listen(() => undefined)
  expect(await askRedis(url, { limitMs: 50 })).toBe('no answer within 50 ms')
  await new Promise((resolve) => server.close(resolve))
  expect(await askRedis(url)).toContain('ECONNREFUSED')
  expect(await askRedis('nonsense')).toBe('Invalid URL')
})
