import { Agent, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type ServerType, serve } from '@hono/node-server'
import { afterEach, expect, test } from 'vitest'
import { closeAfterAnswers, closeServer } from './connections'

let server: ServerType
const agent = new Agent({ keepAlive: true })
afterEach(() => {
  agent.destroy()
  server.close()
})

const ask = (port: number, path = '/') =>
  new Promise<string | undefined>((resolve, reject) => {
    get({ port, path, host: '127.0.0.1', agent }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.headers.connection))
    }).on('error', reject)
  })

/** A body that is sent in parts: its headers are sent long before its end. */
function buildSlowBody(): ReadableStream {
  return new ReadableStream({
    async start(stream) {
      stream.enqueue('begun')
      await wait(300)
      stream.close()
    },
  })
}

async function fetch({ url }: Request): Promise<Response> {
  if (url.endsWith('/stream')) return new Response(buildSlowBody())
  if (url.endsWith('/slow')) await wait(300)
  return Response.json({ success: true }, { headers: { 'cache-control': 'no-store' } })
}

async function listen(isEnding: () => boolean): Promise<number> {
  const port = await new Promise<number>((resolve) => {
    server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, (address: AddressInfo) => resolve(address.port))
  })
  closeAfterAnswers(server, isEnding)
  return port
}

test('an API that is about to end keeps no connection that a proxy would send the next call into', async () => {
  let isEnding = false
  const port = await listen(() => isEnding)
  expect(await ask(port)).toBe('keep-alive')
  const slow = ask(port, '/slow')
  await wait(100)
  isEnding = true
  expect(await slow, 'who was waiting already').toBe('close')
  expect(await ask(port)).toBe('close')
})

test('it ends with the last answer, and waits for no connection that is done with', async () => {
  const port = await listen(() => false)
  const answer = ask(port, '/stream')
  await wait(100)
  const began = Date.now()
  await Promise.all([closeServer(server, 5_000), answer])
  expect(Date.now() - began).toBeLessThan(2_000)
  expect((server as Server).listening).toBe(false)
})
