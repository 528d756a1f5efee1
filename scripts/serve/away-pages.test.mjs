import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { AwayPages } from './away-pages.mjs'

/** What the server was asked, and how the page that it keeps is answered. */
const asked = []
let kept = true
let pages
let server

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    if (!request.url.endsWith('/unavailable')) {
      pages.prepareAfter(request, response)
      response.statusCode = request.url.includes('missing') ? 404 : 200
      return response.end('page')
    }
    asked.push(`${request.headers.host}${request.url}`)
    response.statusCode = 503
    if (kept) response.setHeader('x-nextjs-cache', 'HIT')
    response.setHeader('content-security-policy', "script-src 'sha256-a'")
    return response.end('away')
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  pages = new AwayPages(server.address().port)
  asked.length = 0
  kept = true
})

const visit = async (path) => (await fetch(`http://127.0.0.1:${server.address().port}${path}`)).text()
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

test('one that is not kept is none', async () => {
  kept = false
  await expect(pages.find({ headers: { host: 'orion.localhost' }, url: '/' })).rejects.toThrow(
    '/unavailable is not kept',
  )
})

test('it is made after the first page of a language, once', async () => {
  for (const path of ['/ru/missing', '/contact', '/d/tours', '/de', '/de/contact']) {
    await visit(path)
    await settle()
  }
  expect(asked.map((address) => address.replace(/^[^/]*/, ''))).toEqual(['/unavailable', '/de/unavailable'])
})

test('where it could not be made it is tried again', async () => {
  kept = false
  await visit('/contact')
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  await settle()
  kept = true
  await visit('/contact')
  await vi.waitFor(() => expect(asked).toHaveLength(2))
})
