import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMetrics, kindOf } from './metrics.mjs'

const TOKEN = 'metrics-token-of-the-tests'
const answer = createMetrics(TOKEN)
const server = createServer((request, response) => {
  if (!answer(request, response)) response.writeHead(request.url === '/away' ? 404 : 200).end('x')
})
let origin
beforeAll(async () => {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${server.address().port}`
})
afterAll(() => server.close())

const read = (authorization) =>
  fetch(`${origin}/api/metrics`, authorization === undefined ? {} : { headers: { authorization } })

test('there are none without a token', () => {
  expect([createMetrics(undefined), createMetrics('')]).toEqual([null, null])
})

test('are for who has the token', async () => {
  expect((await read(`Bearer ${TOKEN}`)).headers.get('content-type')).toContain('version=0.0.4')
  for (const wrong of [undefined, `Bearer ${TOKEN}x`, `bearer ${TOKEN}`, TOKEN])
    expect((await read(wrong)).status, wrong).toBe(403)
})

test('count answers by kind and status, never by what was asked', async () => {
  for (const path of ['/de/p/a-secret', '/de/p/another', '/away', '/de?_rsc=1', '/api/health', '/_next/static/x.js'])
    await (await fetch(`${origin}${path}`)).text()
  await (await fetch(`${origin}/`, { method: 'PROPFIND' })).text()
  const text = await (await read(`Bearer ${TOKEN}`)).text()
  const counts = [
    ...text.matchAll(
      /duration_seconds_count\{http_request_method="(\w+)",kind="(\w+)",http_response_status_code="(\d+)"\} (\d+)/g,
    ),
  ]
  expect(counts.map(([, ...row]) => row.join(' ')).sort()).toEqual([
    'GET call 200 1',
    'GET file 200 1',
    'GET navigation 200 1',
    'GET page 200 2',
    'GET page 404 1',
    'other page 200 1',
  ])
  expect(text).not.toContain('secret')
})

test('count what browsers told of, by kind', async () => {
  const counts = Symbol.for('kervan.client-errors')
  globalThis[counts] = new Map([['boundary', 2]])
  const count = async () =>
    (await (await read(`Bearer ${TOKEN}`)).text()).match(/kervan_client_errors_total\{kind="boundary"\} (\d+)/)?.[1]
  expect([await count(), await count()]).toEqual(['2', '2'])
  delete globalThis[counts]
})

test.each([
  ['/', 'page'],
  ['/_next/static/chunks/a.js', 'file'],
  ['/api/operator/quote', 'call'],
  ['/de/d/touren?page=2&_rsc=abc', 'navigation'],
  ['/search/_rsc=', 'page'],
])('%s is a %s', (url, kind) => {
  expect(kindOf(url)).toBe(kind)
})
