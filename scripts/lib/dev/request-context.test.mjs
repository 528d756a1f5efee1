import { unsubscribe } from 'node:diagnostics_channel'
import { createServer, get } from 'node:http'
import { createRequire } from 'node:module'
import { text } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContext } from './request-context.mjs'

const { visits } = createRequire(import.meta.url)('../../../lib/visits/visits.cjs')

let server

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { requestId } = visits.getStore()
    await nextTurn()
    const { requestId: later, isDocument } = visits.getStore()
    const address = request.headers['x-forwarded-for']
    response.end(JSON.stringify({ requestId, later, isDocument, address }))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(() => {
  // Tests of other files that run in this process have no context.
  unsubscribe('http.server.request.start', openContext)
  return new Promise((resolve) => server.close(resolve))
})

function ask(headers, agent) {
  const { port } = server.address()
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, headers, agent }, async (response) => {
      const body = JSON.parse(await text(response))
      resolve({ ...body, told: response.headers['x-request-id'] })
    }).on('error', reject)
  })
}

test('each request has a context of its own, told to the caller, and the address of its connection', async () => {
  const answers = await Promise.all([ask({ 'x-forwarded-for': '203.0.113.9' }, false), ask({ rsc: '1' }, false)])
  for (const { requestId, later, told, address } of answers) {
    expect(requestId).toMatch(/^[\da-f]{32}$/)
    expect([later, told]).toEqual([requestId, requestId])
    expect(address).toBe('127.0.0.1')
  }
  expect(answers.map(({ isDocument }) => isDocument)).toEqual([true, false])
  expect(answers[0].requestId).not.toBe(answers[1].requestId)
})
