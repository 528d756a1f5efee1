import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMetrics, kindOf } from './metrics'
import { listen, type TestServer } from './test-support/listen'

const TOKEN = 'metrics-token-of-the-tests'
const counts = new Map<string, number>()
const measure = createMetrics(TOKEN, () => counts)
let shop: TestServer
beforeAll(async () => {
  shop = await listen((request, response) => {
    if (!measure?.(request, response)) response.writeHead(request.url === '/away' ? 404 : 200).end('x')
  })
})
afterAll(() => shop.close())

const read = (authorization?: string) =>
  fetch(`${shop.origin}/api/metrics`, authorization === undefined ? {} : { headers: { authorization } })

test('there are none without a token', () => {
  expect([createMetrics(undefined, () => counts), createMetrics('', () => counts)]).toEqual([null, null])
})

test('are for who has the token', async () => {
  expect((await read(`Bearer ${TOKEN}`)).headers.get('content-type')).toContain('version=0.0.4')
  for (const wrong of [undefined, `Bearer ${TOKEN}x`, `bearer ${TOKEN}`, TOKEN])
    expect((await read(wrong)).status, wrong).toBe(403)
})

test('count answers by kind and status, never by what was asked', async () => {
  for (const path of ['/de/p/a-secret', '/de/p/another', '/away', '/de?_rsc=1', '/api/health', '/_next/static/x.js'])
    await (await fetch(`${shop.origin}${path}`)).text()
  await (await fetch(`${shop.origin}/`, { method: 'PROPFIND' })).text()
  const text = await (await read(`Bearer ${TOKEN}`)).text()
  const answers = [
    ...text.matchAll(
      /duration_seconds_count\{http_request_method="(\w+)",kind="(\w+)",http_response_status_code="(\d+)"\} (\d+)/g,
    ),
  ]
  expect(answers.map(([, ...row]) => row.join(' ')).sort()).toEqual([
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
  counts.set('boundary', 2)
  const count = async () =>
    (await (await read(`Bearer ${TOKEN}`)).text()).match(/kervan_client_errors_total\{kind="boundary"\} (\d+)/)?.[1]
  expect([await count(), await count()]).toEqual(['2', '2'])
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
