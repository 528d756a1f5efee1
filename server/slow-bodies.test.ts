import type { RequestListener } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endSlowBodies } from './slow-bodies'
import { listen, type TestServer } from './test-support/listen'

const PACE = { graceMs: 400, bytesPerSecond: 1_000, idleMs: 600 }
let shop: TestServer

beforeAll(async () => {
  const count: RequestListener = async (request, response) => {
    if (request.url === '/late') await new Promise((resolve) => setTimeout(resolve, 1_200))
    let size = 0
    try {
      for await (const part of request) size += part.length
    } catch {
      return
    }
    response.end(`${size} bytes`)
  }
  shop = await listen(count, (server) => endSlowBodies(server, { pace: PACE, checkMs: 50 }))
})
afterAll(() => shop.close())

/**
 * Sends `part` every `everyMs`, `times` times. Resolves to the response and the time after which the connection closed.
 */
interface Body {
  /** Null for a chunked body. */
  length: number | null
  part: string
  everyMs: number
  times: number
  keepsOpen?: boolean
}

function dribble(
  path: string,
  { length, part, everyMs, times, keepsOpen = false }: Body,
): Promise<{ text: string; ms: number }> {
  return new Promise((resolve) => {
    const began = performance.now()
    let text = ''
    const socket = connect({ port: shop.port, host: '127.0.0.1', allowHalfOpen: keepsOpen })
    const size = length === null ? 'transfer-encoding: chunked' : `content-length: ${length}`
    socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${size}\r\n\r\n`)
    let sent = 0
    const sending = setInterval(() => {
      if (sent++ < times && socket.writable) socket.write(part)
    }, everyMs)
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(sending)
      resolve({ text, ms: performance.now() - began })
    })
  })
}

test.each([
  ['with a length', { length: 100_000, part: 'x' }],
  ['in chunks', { length: null, part: '1\r\nx\r\n' }],
  ['whose sender keeps its side open', { length: 100_000, part: 'x', keepsOpen: true }],
])('a body that dribbles is cut: %s', async (_name, body) => {
  const { text, ms } = await dribble('/', { ...body, everyMs: 50, times: 400 })
  expect(text).toMatch(/^HTTP\/1\.1 408 /)
  expect(ms).toBeGreaterThan(PACE.graceMs)
  expect(ms).toBeLessThan(3_500)
})

test('a body that stops is cut, whatever came before', async () => {
  const { text } = await dribble('/', { length: 100_000, part: 'x'.repeat(50_000), everyMs: 20, times: 1 })
  expect(text).toMatch(/^HTTP\/1\.1 408 /)
})

test('a body that keeps the minimum rate is taken, though it takes longer than the grace', async () => {
  const { text, ms } = await dribble('/', { length: 2_000, part: 'x'.repeat(100), everyMs: 60, times: 20 })
  expect(text).toContain('2000 bytes')
  expect(ms).toBeGreaterThan(PACE.graceMs)
})

test('a sender does not pay for an application that reads late', async () => {
  const { text } = await dribble('/late', { length: 1_000_000, part: 'x'.repeat(500_000), everyMs: 10, times: 2 })
  expect(text).toContain('1000000 bytes')
})
