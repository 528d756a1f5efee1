import { expect, test } from 'vitest'
import { openVisit } from './visit.mjs'

const GIVEN = '0123456789ABCDEF0123456789abcdef'

function open(headers, isBehindProxy) {
  const told = {}
  const request = { headers: { ...headers } }
  const visit = openVisit(
    request,
    { setHeader: (name, value) => Object.assign(told, { [name]: value }) },
    { isBehindProxy },
  )
  return { visit, told, request }
}

test('each request gets a number of its own, which its answer tells', () => {
  const [first, second] = [open({}, false), open({}, false)]
  expect(first.visit).toMatchObject({ requestId: expect.stringMatching(/^[\da-f]{32}$/), isApiMissing: false })
  expect(first.told).toEqual({ 'X-Request-Id': first.visit.requestId })
  expect(first.request.headers['x-request-id']).toBe(first.visit.requestId)
  expect(second.visit.requestId).not.toBe(first.visit.requestId)
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
  const visit = openVisit({ method, url, headers: {} }, { setHeader: () => undefined }, { isBehindProxy: false })
  expect(visit.isPage).toBe(isPage)
})

test('the number of a proxy in front is taken over, as a UUID too; a browser chooses none', () => {
  expect(open({ 'x-request-id': GIVEN }, true).visit.requestId).toBe(GIVEN.toLowerCase())
  const uuid = '01234567-89ab-cdef-0123-456789abcdef'
  expect(open({ 'x-request-id': uuid }, true).visit.requestId).toBe(GIVEN.toLowerCase())
  expect(open({ 'x-request-id': GIVEN }, false).visit.requestId).not.toBe(GIVEN.toLowerCase())
})

test.each(['', 'abc', `${GIVEN}0`, `${GIVEN.slice(1)}\n`, 'g'.repeat(32)])(
  '%j is no number, from a proxy either',
  (given) => {
    expect(open({ 'x-request-id': given }, true).visit.requestId).toMatch(/^[\da-f]{32}$/)
  },
)

const TRACE = `00-${GIVEN.toLowerCase()}-0123456789abcdef-01`

test('a trace that a proxy in front has begun goes on under its number; a browser begins none', () => {
  const { visit, request } = open({ traceparent: TRACE, tracestate: 'a=b', 'x-request-id': 'f'.repeat(32) }, true)
  expect(visit.requestId).toBe(GIVEN.toLowerCase())
  expect(visit.parent).toEqual({ traceId: GIVEN.toLowerCase(), spanId: '0123456789abcdef', traceFlags: 1 })
  expect(Object.keys(request.headers)).toEqual(['x-request-id'])
  const browser = open({ traceparent: TRACE }, false)
  expect(browser.visit.parent).toBeNull()
  expect(browser.visit.requestId).not.toBe(GIVEN.toLowerCase())
  expect(open({ traceparent: `00-${'0'.repeat(32)}-0123456789abcdef-01` }, true).visit.parent).toBeNull()
})
