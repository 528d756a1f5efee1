import { createServer, get } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../../bench/free-port.mjs'
import { Gate } from './gate.mjs'

let gate
let server
let port

beforeEach(async () => {
  port = await freePort()
  const targetPort = await freePort()
  server = createServer((request, response) => response.end(`${request.method} ${request.url}`))
  await new Promise((resolve) => server.listen(targetPort, '127.0.0.1', resolve))
  gate = new Gate({ port, host: '127.0.0.1', targetPort })
  await gate.listen()
})

afterEach(async () => {
  gate.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const ask = (path) =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent: false }, (response) => text(response).then(resolve, reject)).on(
      'error',
      (error) => resolve(error.code),
    )
  })

const soon = () => new Promise((resolve) => setTimeout(() => resolve('nothing yet'), 50))

test('who comes while it holds waits and is answered when it opens', async () => {
  const waiting = [ask('/a'), ask('/b')]
  expect(await Promise.race([...waiting, soon()])).toBe('nothing yet')
  gate.open()
  expect(await Promise.all(waiting)).toEqual(['GET /a', 'GET /b'])
  expect(await ask('/c')).toBe('GET /c')
})

test('who waits or comes while it refuses is refused', async () => {
  const waiting = ask('/a')
  await soon()
  gate.refuse()
  expect(await Promise.all([waiting, ask('/b')])).toEqual(['ECONNRESET', 'ECONNRESET'])
})

test('who comes when it holds again waits again', async () => {
  gate.open()
  gate.hold()
  const waiting = ask('/a')
  expect(await Promise.race([waiting, soon()])).toBe('nothing yet')
  gate.open()
  expect(await waiting).toBe('GET /a')
})

test('a process that does not listen is seen as such', async () => {
  await new Promise((resolve) => server.close(resolve))
  gate.open()
  expect(await ask('/a')).toBe('ECONNRESET')
})

test('a taken port is an error', async () => {
  const other = new Gate({ port, host: '127.0.0.1', targetPort: port })
  await expect(other.listen()).rejects.toThrow('EADDRINUSE')
})
