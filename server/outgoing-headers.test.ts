import { afterEach, expect, test } from 'vitest'
import { cleanHeaders } from './outgoing-headers'
import { listen, type TestServer } from './test-support/listen'

let shop: TestServer

afterEach(() => shop.close())

async function answerWith(status: number, headers: Record<string, string>, isApiDown = false) {
  shop = await listen((_request, response) => {
    cleanHeaders(response, () => isApiDown)
    response.statusCode = status
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.end('page')
  })
  return fetch(shop.origin)
}

const CACHED = 's-maxage=3600, stale-while-revalidate=31532400'

// Next sets this header when it takes a request for a data request (`/_next/data/…`).
test.each(['x-middleware-rewrite', 'x-nextjs-rewrite'])('the path inside is told to nobody: %s', async (name) => {
  const { headers } = await answerWith(200, { [name]: '/en/lykia', 'cache-control': CACHED })
  expect(headers.get(name)).toBeNull()
  expect(headers.get('cache-control')).toBe(CACHED)
})

test.each([
  [{ 'x-nextjs-cache': 'HIT', 'cache-control': CACHED }, null],
  [{ 'x-nextjs-cache': 'STALE' }, null],
  [{ 'cache-control': 'public, max-age=3600' }, null],
  [{ 'cache-control': CACHED }, null],
  [{ 'cache-control': 'private, no-cache' }, 'user_id=7'],
  [{ 'cache-control': 'no-store' }, 'user_id=7'],
  [{}, 'user_id=7'],
])('an answer that others may be given sets no cookie: %j', async (headers, expected) => {
  const answer = await answerWith(200, { ...headers, 'set-cookie': 'user_id=7' })
  expect(answer.headers.get('set-cookie')).toBe(expected)
})

test('a missing page is kept by shared caches for a minute at most', async () => {
  const { headers } = await answerWith(404, { 'cache-control': CACHED })
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60')
})

test.each([
  [404, 'public, max-age=31536000, immutable', 'public, max-age=0, s-maxage=60'],
  [503, 'public, max-age=86400', 'no-store'],
  [502, CACHED, 'no-store'],
  [503, 's-maxage=1, stale-while-revalidate=31535999', 'no-store'],
  [404, 'public, max-age=0, s-maxage=60', 'public, max-age=0, s-maxage=60'],
  [200, 'public, max-age=86400', 'public, max-age=86400'],
])('a file that answers %i with "%s" says "%s"', async (status, said, leaves) => {
  expect((await answerWith(status, { 'cache-control': said })).headers.get('cache-control')).toBe(leaves)
})

test('a missing page that nobody may keep stays so', async () => {
  const { headers } = await answerWith(404, { 'cache-control': 'private, no-store' })
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('a page has its age while the operator API is away, and at no other time', async () => {
  const made = { 'x-page-made': String(Date.now() - 7_200_500), 'cache-control': CACHED }
  const usual = await answerWith(200, made)
  expect([usual.headers.get('age'), usual.headers.get('x-page-made')]).toEqual([null, null])
  await shop.close()
  const { headers } = await answerWith(200, made, true)
  expect(Number(headers.get('age'))).toBeGreaterThanOrEqual(7_200)
  expect(Number(headers.get('age'))).toBeLessThan(7_300)
  expect(headers.get('x-page-made')).toBeNull()
})

test.each([
  ['rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch', null],
  ['rsc, next-router-state-tree, Accept-Encoding', 'Accept-Encoding'],
])('a picture does not vary by what tells pages from their data: %s', async (vary, expected) => {
  expect((await answerWith(200, { 'content-type': 'image/avif', vary })).headers.get('vary')).toBe(expected)
  await shop.close()
  expect((await answerWith(200, { 'content-type': 'text/html', vary })).headers.get('vary')).toBe(vary)
})

test('a header that Next sets, and the page cache repeats, is sent once', async () => {
  shop = await listen((_request, response) => {
    cleanHeaders(response, () => false)
    response.statusCode = 308
    response.setHeader('location', '/de/d/touren')
    response.appendHeader('location', '/de/d/touren')
    response.setHeader('set-cookie', ['a=1', 'b=2'])
    response.end()
  })
  const { headers } = await fetch(shop.origin, { redirect: 'manual' })
  expect(headers.get('location')).toBe('/de/d/touren')
  expect(headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})
