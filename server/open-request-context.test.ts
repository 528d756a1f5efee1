import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { openRequestContext } from './open-request-context'

const GIVEN = '0123456789ABCDEF0123456789abcdef'

type Headers = Record<string, string>

/** A response that writes its headers into `told`. */
const responseTo = (told: Headers) =>
  ({ setHeader: (name: string, value: string) => Object.assign(told, { [name]: value }) }) as unknown as ServerResponse

function open(headers: Headers, isBehindProxy: boolean) {
  const told: Headers = {}
  const request = { headers: { ...headers } }
  const context = openRequestContext(request, responseTo(told), { isBehindProxy })
  return { context, told, request }
}

test('each request gets a number of its own, which its answer tells', () => {
  const [first, second] = [open({}, false), open({}, false)]
  expect(first.context).toMatchObject({ requestId: expect.stringMatching(/^[\da-f]{32}$/), isApiMissing: false })
  expect(first.told).toEqual({ 'X-Request-Id': first.context.requestId })
  expect(first.request.headers['x-request-id']).toBe(first.context.requestId)
  expect(second.context.requestId).not.toBe(first.context.requestId)
})

test.each([
  ['GET', '/', true],
  ['HEAD', '/de/p/kekova?adults=2.5', true],
  ['GET', '/u/boats/a-boat', true],
  ['POST', '/de', false],
  ['GET', '/api/operator/getMember', false],
  ['GET', '/uploads/lykia/a.webp', false],
  ['GET', '/sitemap/products-1.xml?x=1', false],
])('%s %s: is it a page? %s', (method, url, isPage) => {
  const context = openRequestContext({ method, url, headers: {} }, responseTo({}), { isBehindProxy: false })
  expect(context.isPage).toBe(isPage)
})

test('the number of a proxy in front is taken over, as a UUID too; a browser chooses none', () => {
  expect(open({ 'x-request-id': GIVEN }, true).context.requestId).toBe(GIVEN.toLowerCase())
  const uuid = '01234567-89ab-cdef-0123-456789abcdef'
  expect(open({ 'x-request-id': uuid }, true).context.requestId).toBe(GIVEN.toLowerCase())
  expect(open({ 'x-request-id': GIVEN }, false).context.requestId).not.toBe(GIVEN.toLowerCase())
})

test.each(['', 'abc', `${GIVEN}0`, `${GIVEN.slice(1)}\n`, 'g'.repeat(32)])(
  '%j is no number, from a proxy either',
  (given) => {
    expect(open({ 'x-request-id': given }, true).context.requestId).toMatch(/^[\da-f]{32}$/)
  },
)

const TRACE = `00-${GIVEN.toLowerCase()}-0123456789abcdef-01`

test('a trace that a proxy in front has begun goes on under its number; a browser begins none', () => {
  const { context, request } = open({ traceparent: TRACE, tracestate: 'a=b', 'x-request-id': 'f'.repeat(32) }, true)
  expect(context.requestId).toBe(GIVEN.toLowerCase())
  expect(context.parent).toEqual({ traceId: GIVEN.toLowerCase(), spanId: '0123456789abcdef', traceFlags: 1 })
  expect(Object.keys(request.headers)).toEqual(['x-request-id'])
  const browser = open({ traceparent: TRACE }, false)
  expect(browser.context.parent).toBeNull()
  expect(browser.context.requestId).not.toBe(GIVEN.toLowerCase())
  expect(open({ traceparent: `00-${'0'.repeat(32)}-0123456789abcdef-01` }, true).context.parent).toBeNull()
})
