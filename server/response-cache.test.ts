import { mkdtemp, rm } from 'node:fs/promises'
import { get, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import compression from 'compression'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { InvalidatedTags } from '@/lib/cache/invalidated-tags'
import { CompressedPages, compressCachedPages } from './compressed-pages'
import { addContentPolicy } from './content-security-policy'
import { cleanHeaders } from './outgoing-headers'
import { ResponseCache } from './response-cache'
import { listen, type TestServer } from './test-support/listen'

/** The responses of the simulated page cache. */
interface State {
  cached: string | null
  headers: Record<string, string>
}

let folder: string
let invalidated: InvalidatedTags
let answers: ResponseCache
let shop: TestServer
let asked: number
let requests: number
let state: State
let isDown: boolean
let tenants: []

const application = { isApiDown: () => isDown, listTenants: () => tenants }

beforeEach(async () => {
  isDown = false
  tenants = []
  folder = await mkdtemp(join(tmpdir(), 'response-cache-'))
  invalidated = new InvalidatedTags(join(folder, 'invalidated-tags.json'))
  answers = new ResponseCache({ invalidated, application })
  asked = 0
  requests = 0
  state = { cached: 'HIT', headers: {} }
  const [pages, compress] = [new CompressedPages(), compression()]
  // The storefront's own order (main.ts), with a page cache that counts renderings.
  shop = await listen((request, response) => {
    requests += 1
    response.setHeader('X-Request-Id', `visit-${requests}`)
    const lookup = answers.open(request)
    if (lookup && answers.send(lookup, response)) return
    cleanHeaders(response, application.isApiDown)
    addContentPolicy(response, (scripts) => `script-src ${scripts}`)
    compress(request, response, () => {
      compressCachedPages(request, response, pages, (tags, body) => {
        if (lookup) answers.store(lookup, response, tags, body)
      })
      asked += 1
      const own = { 'Content-Type': 'text/html; charset=utf-8', 'x-page-tags': 'lykia:settings,lykia:product:7' }
      const sources = {
        'x-script-sources': `'sha256-${asked}'`,
        ...(state.cached ? { 'x-nextjs-cache': state.cached } : {}),
      }
      for (const [name, value] of Object.entries({ ...own, ...sources, ...state.headers }))
        response.setHeader(name, value)
      response.end(`<p>${`visit ${asked} `.repeat(300)}</p>`)
    })
  })
})

afterEach(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

/** The number of the rendering in the response, with the head. */
const sendRequest = (
  path = '/p/boat',
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ headers: IncomingHttpHeaders; shown: number }> =>
  new Promise((resolve, reject) => {
    const given = { host: 'lykia.localhost', 'accept-encoding': 'br', ...headers }
    get({ host: '127.0.0.1', port: shop.port, path, method, headers: given, agent: false }, async (answer) => {
      const body = await buffer(answer)
      const page = method === 'HEAD' ? '' : brotliDecompressSync(body).toString()
      resolve({ headers: answer.headers, shown: Number(/visit (\d+)/.exec(page)?.[1]) })
    }).on('error', reject)
  })

const withoutMoment = ({ date: _date, 'x-request-id': _number, ...headers }: IncomingHttpHeaders) => headers

test('the second visitor is answered with the same head and bytes, without the page cache', async () => {
  const first = await sendRequest()
  const second = await sendRequest()
  expect([first.shown, second.shown, asked]).toEqual([1, 1, 1])
  expect(withoutMoment(second.headers)).toEqual(withoutMoment(first.headers))
  expect([first.headers['x-request-id'], second.headers['x-request-id']]).toEqual(['visit-1', 'visit-2'])
  expect(second.headers).toMatchObject({ 'content-encoding': 'br', 'content-security-policy': "script-src 'sha256-1'" })
  expect(second.headers).not.toHaveProperty('x-page-tags')
})

test('an ended tag is seen at once, and what was made within its second is weighed by the page cache', async () => {
  await sendRequest()
  invalidated.invalidate(['orion:settings'])
  expect((await sendRequest()).shown).toBe(1)
  invalidated.invalidate(['lykia:product:7'])
  expect((await sendRequest()).shown).toBe(2)
  expect((await sendRequest()).shown).toBe(3)
})

test('another list of tenants, or an API that is away, leaves it to the page cache', async () => {
  await sendRequest()
  isDown = true
  expect((await sendRequest('/p/boat')).shown).toBe(2)
  // Responses stored in the meantime are evicted: they may have been invalidated before.
  expect((await sendRequest('/p/car')).shown).toBe(3)
  isDown = false
  expect((await sendRequest()).shown).toBe(1)
  expect((await sendRequest('/p/car')).shown).toBe(4)
  tenants = []
  expect((await sendRequest()).shown).toBe(5)
})

test.each([
  ['a page that is not from the page cache', { cached: null }],
  ['a page that is being made anew', { cached: 'STALE' }],
  ['an answer that gives a cookie', { headers: { 'set-cookie': 'a=b' } }],
  ['a page whose tags are not known', { headers: { 'x-page-tags': '' } }],
])('%s is not kept', async (_name, more) => {
  Object.assign(state, more)
  await sendRequest()
  await sendRequest()
  expect([asked, answers.bytes]).toEqual([2, 0])
})

test('a cookie that a kept page wants to set reaches neither its own visitor nor another', async () => {
  state.headers = { 'set-cookie': 'user_id=7' }
  expect((await sendRequest()).headers).not.toHaveProperty('set-cookie')
  state.headers = {}
  expect((await sendRequest()).shown).toBe(2)
  state.headers = { 'set-cookie': 'user_id=7' }
  const third = await sendRequest()
  expect([third.shown, third.headers['set-cookie']]).toEqual([2, undefined])
})

test('hosts, addresses and encodings have answers of their own', async () => {
  await sendRequest()
  expect((await sendRequest('/p/boat', { host: 'orion.localhost' })).shown).toBe(2)
  expect((await sendRequest('/p/car')).shown).toBe(3)
  await sendRequest('/p/boat', { 'accept-encoding': 'gzip;q=1, br' })
  expect(asked).toBe(3)
})

test('neither port nor spelling of a host has an answer kept once more', async () => {
  await sendRequest()
  const { bytes } = answers
  for (const host of ['lykia.localhost:3000', 'LYKIA.localhost:9', 'lykia.localhost.'])
    expect((await sendRequest('/p/boat', { host })).shown, host).toBe(1)
  expect((await sendRequest('/p/%62oat')).shown).toBe(2)
  expect(answers.bytes).toBe(bytes)
})

test.each([
  ['a query', '/p/boat?page=2', {}],
  ['a part of the page', '/p/boat', { rsc: '1' }],
  ['a part ahead', '/p/boat', { 'next-router-prefetch': '1' }],
])('a request for %s goes its way', async (_name, path, headers) => {
  await sendRequest()
  expect((await sendRequest(path, headers)).shown).toBe(2)
  expect((await sendRequest(path, headers)).shown).toBe(3)
})

test('a menu link to a category has an answer of its own, other queries of a listing have none', async () => {
  expect((await sendRequest('/de/d/tours?kat_k_no=7')).shown).toBe(1)
  expect((await sendRequest('/de/d/tours?kat_k_no=7')).shown).toBe(1)
  expect((await sendRequest('/de/d/tours')).shown).toBe(2)
  for (const path of ['/de/d/tours?kat_k_no=7&page=2', '/p/boat?kat_k_no=7', '/d/a%20b?kat_k_no=7', '/d/a?kat_k_no=07'])
    expect((await sendRequest(path)).shown).not.toBe((await sendRequest(path)).shown)
})

test('a request for the head alone goes its way', async () => {
  await sendRequest()
  await sendRequest('/p/boat', {}, 'HEAD')
  expect(asked).toBe(2)
})

test('the first page is kept by what its language is decided by, other pages by none of it', async () => {
  const turkish = { 'accept-language': 'tr' }
  expect((await sendRequest('/', turkish)).shown).toBe(1)
  expect((await sendRequest('/', turkish)).shown).toBe(1)
  expect((await sendRequest('/', { ...turkish, cookie: 'a=1; travellocale=de' })).shown).toBe(2)
  expect((await sendRequest('/', { ...turkish, 'user-agent': 'a bot' })).shown).toBe(3)
  expect((await sendRequest('/', { ...turkish, 'sec-fetch-site': 'same-origin' })).shown).toBe(4)
  expect((await sendRequest('/', { ...turkish, cookie: 'basket=1' })).shown).toBe(1)
  expect((await sendRequest('/p/boat', turkish)).shown).toBe(5)
  expect((await sendRequest('/p/boat', { cookie: 'travellocale=de' })).shown).toBe(5)
})

test('the memory is bounded', async () => {
  answers = new ResponseCache({ invalidated, application, limit: 40_000 })
  for (let index = 0; index < 30; index += 1) await sendRequest(`/p/${index}`)
  expect(answers.bytes).toBeGreaterThan(0)
  expect(answers.bytes).toBeLessThanOrEqual(40_000)
})
