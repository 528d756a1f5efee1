import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { listen, type TestServer } from './test-support/listen'
import { UnavailablePages } from './unavailable-pages'

/** The requests that the server received, and whether the page that it answers is cached. */
const asked: string[] = []
let isCached = true
let pages: UnavailablePages
let shop: TestServer

beforeAll(async () => {
  shop = await listen((request, response) => {
    const { url = '' } = request
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    if (!url.endsWith('/unavailable')) {
      pages.prepareAfter(request, response)
      response.statusCode = url.includes('missing') ? 404 : 200
      return response.end('page')
    }
    asked.push(`${request.headers.host}${url}`)
    response.statusCode = 503
    if (isCached) response.setHeader('x-nextjs-cache', 'HIT')
    response.setHeader('content-security-policy', "script-src 'sha256-a'")
    return response.end('away')
  })
})
afterAll(() => shop.close())
beforeEach(() => {
  pages = new UnavailablePages(shop.port)
  asked.length = 0
  isCached = true
})

const fetchText = async (path: string) => (await fetch(`${shop.origin}${path}`)).text()
const settle = () => new Promise((resolve) => setTimeout(resolve, 50))

test.each([
  ['/de/search/boot?page=2', '/de/unavailable'],
  ['/ar', '/ar/unavailable'],
  ['/contact', '/unavailable'],
  ['/', '/unavailable'],
])('for %s it is the page %s of the same host', async (url, path) => {
  const { document, policy } = await pages.find({ headers: { host: 'orion.localhost' }, url })
  expect(asked).toEqual([`orion.localhost${path}`])
  expect([String(document), policy]).toEqual(['away', "script-src 'sha256-a'"])
})

test('one that is not cached is none', async () => {
  isCached = false
  await expect(pages.find({ headers: { host: 'orion.localhost' }, url: '/' })).rejects.toThrow(
    '/unavailable is not cached',
  )
})

test('it is made after the first page of a language, once', async () => {
  for (const path of ['/ru/missing', '/contact', '/d/tours', '/de', '/de/contact']) {
    await fetchText(path)
    await settle()
  }
  expect(asked.map((address) => address.replace(/^[^/]*/, ''))).toEqual(['/unavailable', '/de/unavailable'])
})

test('where it could not be made it is tried again', async () => {
  isCached = false
  await fetchText('/contact')
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  await settle()
  isCached = true
  await fetchText('/contact')
  await vi.waitFor(() => expect(asked).toHaveLength(2))
})
