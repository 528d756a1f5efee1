import { unsubscribe } from 'node:diagnostics_channel'
import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestContext } from '@/lib/request-context/request-context'
import { openDevelopmentContext } from './development-context'
import { listen, type TestServer } from './test-support/listen'

/** The request context on the server, and the response that the caller received. */
interface Answer {
  requestId: string
  later: string
  told: string
  isDocument: boolean
  address: string
  company?: string
}

let shop: TestServer

beforeAll(async () => {
  shop = await listen(async (request, response) => {
    const before = requestContext.getStore()
    await nextTurn()
    const after = requestContext.getStore()
    const address = request.headers['x-forwarded-for']
    response.end(
      JSON.stringify({
        requestId: before?.requestId,
        later: after?.requestId,
        isDocument: after?.isDocument,
        address,
        company: request.headers.company,
      }),
    )
  })
})

afterAll(() => {
  // Tests of other files in this process run without a context.
  unsubscribe('http.server.request.start', openDevelopmentContext)
  return shop.close()
})

function ask(headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: shop.port, headers, agent: false }, async (response) => {
      const body = JSON.parse(await text(response))
      resolve({ ...body, told: response.headers['x-request-id'] })
    }).on('error', reject)
  })
}

test('each request has a context of its own, told to the caller, and the address of its connection', async () => {
  const answers = await Promise.all([ask({ 'x-forwarded-for': '203.0.113.9' }), ask({ rsc: '1' })])
  for (const { requestId, later, told, address } of answers) {
    expect(requestId).toMatch(/^[\da-f]{32}$/)
    expect([later, told]).toEqual([requestId, requestId])
    expect(address).toBe('127.0.0.1')
  }
  expect(answers.map(({ isDocument }) => isDocument)).toEqual([true, false])
  expect(answers[0]?.requestId).not.toBe(answers[1]?.requestId)
})

test('headers that only the server may set are taken from nobody', async () => {
  expect((await ask({ company: 'orion' })).company).toBeUndefined()
})
