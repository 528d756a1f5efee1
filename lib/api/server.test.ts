import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { logger } from '@/lib/logger'
import { requestContext } from '@/lib/request-context/request-context'
import type { RequestContext } from '@/lib/request-context/request-context-slot'
import { isApiDown, isApiUnavailable, reportApi } from './api-state'
import { callApi } from './server'
import { send } from './transport'

vi.mock('@/lib/logger', () => ({ logger: { warn: vi.fn(), error: vi.fn() } }))

interface Seen {
  method: string | undefined
  url: string
  headers: IncomingMessage['headers']
  body: string
}

let server: Server
let seen: Seen[] = []
let answers: { status: number; body: string; delayMs?: number; retryAfter?: string }[] = []

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    seen.push({ method: request.method, url: request.url ?? '', headers: request.headers, body })
    const answer = answers.shift() ?? { status: 500, body: '' }
    await new Promise((resolve) => setTimeout(resolve, answer.delayMs ?? 0))
    if (answer.retryAfter) response.setHeader('retry-after', answer.retryAfter)
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  vi.stubEnv('API_BASE_URL', `http://127.0.0.1:${port}/`)
  vi.stubEnv('SERVICE_KEY', 'k'.repeat(16))
  vi.stubEnv('AUTH_SECRET', 'a'.repeat(32))
  vi.stubEnv('REMEMBER_SECRET', 'r'.repeat(32))
  vi.stubEnv('REVALIDATE_SECRET', 'v'.repeat(16))
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await new Promise((resolve) => server.close(resolve))
})

beforeEach(() => {
  seen = []
  answers = []
})

const counted = { status: 200, body: '{"success":1,"data":{"success":1,"sayildi":true}}' }
const empty = { status: 200, body: '{"success":1,"data":{"success":1,"urunler":[]}}' }

describe('callApi', () => {
  test('sends a read as a query of the wire, with company and a request number', async () => {
    answers = [empty]
    const result = await callApi(
      'listShowcase',
      { locale: 'de', limit: 4 },
      { company: 'orion', token: 't'.repeat(20) },
    )
    expect(result).toEqual({ ok: true, data: { products: [] } })
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/category-urun-vitrin?lang=de&limit=4' })
    expect(seen[0]?.headers).toMatchObject({
      company: 'orion',
      accept: 'application/json',
      authorization: `Bearer ${'t'.repeat(20)}`,
      'x-request-id': expect.stringMatching(/^[\da-f]{32}$/),
    })
    expect(seen[0]?.headers['x-service-key']).toBeUndefined()
  })

  test('sends a write as JSON of the wire, and says with the service key whom it speaks for', async () => {
    answers = [counted]
    const visitor = { address: '203.0.113.9', userAgent: 'Test/1' }
    await callApi('trackView', { productId: 7 }, { company: 'lykia', visitor })
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/urun-izleme-guncelle', body: '{"urun_k_no":7}' })
    expect(seen[0]?.headers).toMatchObject({
      'x-service-key': 'k'.repeat(16),
      'x-client-address': '203.0.113.9',
      'user-agent': 'Test/1',
    })
  })

  test('tries a read once more after a passing failure', async () => {
    answers = [{ status: 503, body: '' }, empty]
    expect((await callApi('listShowcase', { locale: 'de' }, { company: 'orion' })).ok).toBe(true)
    expect(seen).toHaveLength(2)
  })

  test('asks no sooner than an API with too much to do has said, and tells its caller', async () => {
    answers = [{ status: 503, body: '{"success":0,"code":"documentBusy"}', retryAfter: '5' }, empty]
    const result = await callApi('listShowcase', { locale: 'de' }, { company: 'orion' })
    expect(result).toMatchObject({ ok: false, error: { code: 'documentBusy', retryAfter: '5' } })
    expect(seen).toHaveLength(1)
  })

  test('never repeats a write', async () => {
    answers = [{ status: 503, body: '' }, counted]
    const result = await callApi('trackView', { productId: 7 }, { company: 'lykia' })
    expect(result).toMatchObject({ ok: false, error: { code: 'unavailable' } })
    expect(seen).toHaveLength(1)
    expect(logger.warn).toHaveBeenCalledWith(
      expect.objectContaining({ call: 'trackView', company: 'lykia' }),
      'call failed',
    )
  })

  test('an answer that does not come in time is unavailable, and the next one in time is not', async () => {
    answers = [{ ...counted, delayMs: 400 }]
    const late = await callApi('trackView', { productId: 7 }, { company: 'lykia', timeoutMs: 50 })
    expect(late).toMatchObject({ ok: false, error: { code: 'unavailable', status: 503 } })
    expect(isApiDown()).toBe(true)
    answers = [counted]
    expect((await callApi('trackView', { productId: 7 }, { company: 'lykia' })).ok).toBe(true)
    expect(isApiDown()).toBe(false)
  })

  test('an API that says that it cannot answer is asked how it is before the next page', async () => {
    reportApi(false)
    answers = [
      { status: 503, body: '{"success":0,"code":"unavailable"}' },
      { status: 503, body: '' },
    ]
    await callApi('trackView', { productId: 7 }, { company: 'lykia' })
    expect(await isApiUnavailable()).toBe(true)
    expect(seen.map(({ url }) => url)).toEqual(['/urun-izleme-guncelle', '/health'])
    reportApi(false)
  })

  test('a call says the number of the request that it is made for, a kept one where no key is made of it', async () => {
    const requestId = '0123456789abcdef0123456789abcdef'
    const options = { company: 'orion', tags: ['orion:tours'] }
    answers = [empty, empty]
    await requestContext.run(
      { requestId, isApiMissing: false, span: null, isDocument: true, isRenderedPerRequest: false },
      async () => {
        await callApi('listShowcase', { locale: 'de' }, { company: 'orion' })
        await callApi('listShowcase', { locale: 'de' }, options)
      },
    )
    const [asked, kept] = seen.map(({ headers }) => headers)
    const traceparent = expect.stringMatching(new RegExp(`^00-${requestId}-[\\da-f]{16}-00$`))
    expect(asked).toMatchObject({ 'x-request-id': requestId, traceparent })
    expect(kept).toMatchObject({ traceparent })
    expect(kept).not.toHaveProperty('x-request-id')
  })

  describe('on a page', () => {
    const openContext = (readsUntil: number) => ({
      requestId: '0'.repeat(32),
      isApiMissing: false,
      span: null,
      isDocument: true,
      isRenderedPerRequest: false,
      isPage: true,
      readsUntil,
    })
    const hang = (times: number) => Array.from({ length: times }, () => ({ ...empty, delayMs: 5_000 }))

    /** Makes six sequential reads, two of them cached. Returns the milliseconds that they took. */
    async function readSix(): Promise<number> {
      const began = performance.now()
      for (let read = 0; read < 6; read += 1) {
        const cached = read % 3 === 1 ? { tags: ['orion:tours'] } : {}
        const { ok } = await callApi('listShowcase', { locale: 'de' }, { company: 'orion', ...cached })
        expect(ok).toBe(false)
      }
      return performance.now() - began
    }

    test('all reads share one deadline when the API takes them and never answers', async () => {
      answers = hang(20)
      const took = await requestContext.run(openContext(performance.now() + 400), readSix)
      expect(took).toBeGreaterThan(390)
      expect(took).toBeLessThan(1_500)
    })

    test('an answer that comes byte by byte is no answer in time', async () => {
      const dribbling = createServer((_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        const writing = setInterval(() => response.write(' '), 20)
        response.once('close', () => clearInterval(writing))
      })
      await new Promise<void>((resolve) => dribbling.listen(0, '127.0.0.1', resolve))
      const url = `http://127.0.0.1:${(dribbling.address() as AddressInfo).port}/`
      const began = performance.now()
      expect(await send({ method: 'GET', url, headers: {}, timeoutMs: 200, deadline: began + 300 })).toBeNull()
      expect(performance.now() - began).toBeLessThan(1_000)
      dribbling.closeAllConnections()
      dribbling.close()
    })

    test('the first read sets it, five seconds on; other requests have none', async () => {
      const { readsUntil: _, ...page } = openContext(0)
      const context: RequestContext = { ...page }
      answers = [empty, empty]
      await requestContext.run(context, () => callApi('listShowcase', { locale: 'de' }, { company: 'orion' }))
      expect(context.readsUntil).toBeGreaterThan(performance.now() + 4_000)
      expect(context.readsUntil).toBeLessThan(performance.now() + 5_001)
      const other: RequestContext = { ...page, isPage: false }
      await requestContext.run(other, () => callApi('listShowcase', { locale: 'de' }, { company: 'orion' }))
      expect(other.readsUntil).toBeUndefined()
    })

    test('a read that begins when the time is over still gets what is there at once', async () => {
      answers = [empty]
      const ask = () => callApi('listShowcase', { locale: 'de' }, { company: 'orion' })
      expect((await requestContext.run(openContext(performance.now() - 1), ask)).ok).toBe(true)
    })
  })
})
