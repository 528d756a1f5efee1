import type { IncomingMessage } from 'node:http'
import compression from 'compression'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addContentPolicy, createContentPolicy } from './content-security-policy'
import { answerFailures, loadErrorPages } from './error-pages'
import { listen, type TestServer } from './test-support/listen'

const EMPTY = `<!DOCTYPE html><html id="__next_error__"><head></head><body><script>self.__next_f=[]</script>${'x'.repeat(2000)}</body></html>`

const FRAMED = { document: Buffer.from('<html lang="de"><header></header></html>'), policy: "script-src 'sha256-a'" }
/** The shop's frame is available only if the address says so. */
const findUnavailable = async ({ url }: IncomingMessage) => {
  if (!url?.includes('framed')) throw new Error('not kept')
  return FRAMED
}

let shop: TestServer

beforeAll(async () => {
  const pageOf = loadErrorPages('messages')
  const compress = compression()
  shop = await listen((request, response) => {
    addContentPolicy(response, createContentPolicy({}))
    compress(request, response, () => {
      const { searchParams } = new URL(request.url ?? '/', 'http://x')
      answerFailures(request, response, {
        context: { isApiMissing: searchParams.has('unavailable') },
        pageOf,
        findUnavailable,
      })
      response.statusCode = Number(searchParams.get('status'))
      response.setHeader('Content-Type', searchParams.get('type') ?? 'text/html; charset=utf-8')
      response.setHeader('x-script-sources', "'nonce-a'")
      // As React writes an error of a render that another request had started, split across the chunks of a stream.
      const document = searchParams.has('digest') ? `${'y'.repeat(95)}{"digest":"API_UNAVAILABLE"}${EMPTY}` : EMPTY
      if (searchParams.has('streamed')) {
        response.flushHeaders()
        response.write(document.slice(0, 100))
        response.end(document.slice(100))
      } else response.end(document)
    })
  })
})
afterAll(() => shop.close())

const ask = async (path: string) => {
  const answer = await fetch(`${shop.origin}${path}`)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

test.each(['', '&streamed'])('a page that failed says so in its language, without a script (%s)', async (how) => {
  const { status, headers, text } = await ask(`/de/p/boot?status=500${how}`)
  expect(status).toBe(500)
  expect(text).toContain('<html lang="de" dir="ltr">')
  expect(text).toContain('<a href="/de">')
  expect(text).not.toContain('<script')
  expect(text).not.toContain('__next_error__')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-security-policy')).toContain("script-src 'self';")
})

test('an address without a language is answered in English, Arabic from right to left', async () => {
  expect((await ask('/contact?status=500')).text).toContain('<html lang="en"')
  expect((await ask('/ar?status=500')).text).toContain('<html lang="ar" dir="rtl">')
})

test.each([
  ['/contact?status=200', 200],
  ['/contact?status=404&streamed', 404],
  ['/contact?status=503', 503],
  ['/api/x?status=500&type=application/json', 500],
])('%s goes on as it is', async (path, status) => {
  const answer = await ask(path)
  expect([answer.status, answer.text]).toEqual([status, EMPTY])
})

test.each(['unavailable', 'unavailable&streamed', 'digest', 'digest&streamed'])(
  'a page for which the API gave no answer says that the shop is away for a moment (%s)',
  async (how) => {
    const { status, headers, text } = await ask(`/de/search/boot?status=500&${how}`)
    expect(status).toBe(503)
    expect(text).toContain('<html lang="de" dir="ltr">')
    expect(text).toContain('<h1>Wir sind gleich wieder da</h1>')
    expect(text).not.toContain('<script')
    expect(headers.get('retry-after')).toBe('5')
    expect(headers.get('cache-control')).toBe('no-store')
  },
)

test.each(['', '&streamed'])('what is no document keeps its words under the status (%s)', async (how) => {
  const answer = await ask(`/llms.txt?status=500&unavailable&type=text/plain${how}`)
  expect([answer.status, answer.text]).toEqual([503, EMPTY])
})

test('an API that was missed does not make a failure of what was answered', async () => {
  for (const status of [200, 404]) expect((await ask(`/contact?status=${status}&unavailable`)).status).toBe(status)
})

test('the router, which asked for a part of the page, is told under the same status', async () => {
  const { status, headers } = await ask('/de/p/boot?status=500&digest&type=text/x-component')
  expect(status).toBe(503)
  expect(headers.get('content-type')).toContain('text/html')
})

test.each(['unavailable', 'unavailable&streamed', 'digest'])(
  'it says so in the frame of the shop, where that is kept (%s)',
  async (how) => {
    const { status, headers, text } = await ask(`/de/search/boot?status=500&framed&${how}`)
    expect([status, text]).toEqual([503, String(FRAMED.document)])
    expect(headers.get('content-security-policy')).toBe(FRAMED.policy)
    expect(headers.get('cache-control')).toBe('no-store')
  },
)

test('who navigates within the shop, and a fault of ours, are not told that it is away', async () => {
  const fault = await ask('/de/p/boot?status=500&framed')
  expect([fault.status, fault.text.includes('<header>')]).toEqual([500, false])
  const part = await ask('/de/p/boot?status=500&framed&unavailable&type=text/x-component')
  expect([part.status, part.text.includes('<header>')]).toEqual([503, false])
})
