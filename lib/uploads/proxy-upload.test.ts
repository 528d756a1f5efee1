import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { proxyUpload } from './proxy-upload'

vi.mock('@/lib/env', () => ({ requireEnvironment: () => ({ API_BASE_URL: 'http://api.internal:4000/' }) }))
vi.mock('@/lib/logger', () => ({ logger: { warn: vi.fn() } }))
vi.mock('@/lib/tenancy/current-directory', () => ({
  getTenantByHost: async (host: string | null) => (host === 'lykia.localhost' ? { company: 'lykia' } : null),
}))

afterEach(() => {
  vi.unstubAllGlobals()
})

function ask(path: string, answer: () => Promise<Response>, headers: Record<string, string> = {}) {
  const fetched = vi.fn<typeof fetch>(answer)
  vi.stubGlobal('fetch', fetched)
  const request = new Request('http://x/', { headers: { host: 'lykia.localhost', cookie: 'user_id=1', ...headers } })
  return { fetched, response: proxyUpload(request, path.split('/')) }
}

const picture = async () =>
  new Response('bytes', { headers: { 'content-type': 'image/avif', etag: '"1"', 'set-cookie': 'a=b', server: 'x' } })

test('passes the file on, but neither the cookies of the person nor those of the API', async () => {
  const { fetched, response } = ask('lykia/urun/12/a-320.avif', picture, { 'if-none-match': '"0"' })
  const { status, headers } = await response
  expect([status, headers.get('content-type'), headers.get('etag')]).toEqual([200, 'image/avif', '"1"'])
  expect(headers.get('set-cookie')).toBeNull()
  const [url, init] = fetched.mock.calls[0] ?? []
  expect(url).toBe('http://api.internal:4000/uploads/lykia/urun/12/a-320.avif')
  expect(init?.headers).toEqual({ 'if-none-match': '"0"' })
})

test('a question for the head asks for the head alone, and has the length', async () => {
  const fetched = vi.fn<typeof fetch>(
    async () => new Response(null, { headers: { 'content-type': 'image/avif', 'content-length': '1234' } }),
  )
  vi.stubGlobal('fetch', fetched)
  const request = new Request('http://x/', { method: 'HEAD', headers: { host: 'lykia.localhost' } })
  const { headers } = await proxyUpload(request, ['lykia', 'a-320.avif'])
  expect(fetched.mock.calls[0]?.[1]?.method).toBe('HEAD')
  expect(headers.get('content-length')).toBe('1234')
})

test('the length of a compressed file is not passed on', async () => {
  const sent = { 'content-type': 'image/svg+xml', 'content-length': '20', 'content-encoding': 'gzip' }
  const { response } = ask('lykia/a.svg', async () => new Response('unpacked', { headers: sent }))
  expect((await response).headers.get('content-length')).toBeNull()
})

test('an unchanged file stays in the browser', async () => {
  const { response } = ask('lykia/a.svg', async () => new Response(null, { status: 304 }))
  expect((await response).status).toBe(304)
})

test.each(['orion/a.svg', 'lykia/../orion/a.svg', 'lykia/.env', 'lykia/a%2Fb', 'lykia'.concat('/', ''), '..'])(
  '%s is not ours to give',
  async (path) => {
    const { fetched, response } = ask(path, picture)
    expect((await response).status).toBe(404)
    expect(fetched).not.toHaveBeenCalled()
  },
)

test('an unknown host has no files', async () => {
  const { response } = ask('lykia/a.svg', picture, { host: 'nobody.localhost' })
  expect((await response).status).toBe(404)
})

test.each([
  [404, 404],
  [500, 502],
])('what the API answers with %i is a %i', async (status, expected) => {
  const { response } = ask('lykia/a.svg', async () => new Response(null, { status }))
  expect((await response).status).toBe(expected)
})

test('an address of the release before leads to the new one, and to nowhere else', async () => {
  const moved = (location: string) => async () => new Response(null, { status: 301, headers: { location } })
  const { response } = ask('lykia/pictures/a-3-1-640.avif', moved('../urun/12/a-0f3c5a7b9d1e2f30-640.avif'))
  const { status, headers } = await response
  expect([status, headers.get('location')]).toEqual([301, '../urun/12/a-0f3c5a7b9d1e2f30-640.avif'])
  for (const elsewhere of ['https://evil.example/a.avif', '//evil.example', '../../api', '../a/../../../x'])
    expect((await ask('lykia/pictures/a-3-1-640.avif', moved(elsewhere)).response).status).toBe(502)
})

test('an API that is away is a 503, not kept', async () => {
  const { response } = ask('lykia/a.svg', async () => Promise.reject(new TypeError('fetch failed')))
  const { status, headers } = await response
  expect([status, headers.get('cache-control')]).toEqual([503, 'no-store'])
})

test.each([
  ['a document', 'text/html', '<script>'],
  ['a script', 'text/javascript', 'alert(1)'],
  ['something without a name', '', 'bytes'],
])('%s is no picture, whatever the path is called', async (_name, type, body) => {
  const { response } = ask('lykia/a-320.avif', async () => new Response(body, { headers: { 'content-type': type } }))
  const { status, headers } = await response
  expect([status, headers.get('cache-control')]).toEqual([502, 'no-store'])
})

test('a picture without end is refused by its announced length, and broken off where none is announced', async () => {
  const part = new Uint8Array(1024 * 1024)
  const endless = () =>
    new Response(new ReadableStream({ pull: (controller) => controller.enqueue(part) }), {
      headers: { 'content-type': 'image/avif' },
    })
  const told = ask('lykia/a-320.avif', async () => {
    const answer = endless()
    answer.headers.set('content-length', String(1024 ** 3))
    return answer
  })
  expect((await told.response).status).toBe(502)
  const { response } = ask('lykia/a-320.avif', async () => endless())
  await expect((await response).arrayBuffer()).rejects.toThrow('too large')
})

test.each([404, 502, 503])(
  'an image that is missing (%i) is the no-image drawing, which runs nothing',
  async (status) => {
    const { response } = ask('lykia/urun/12/gone-320.avif', async () => new Response(null, { status }))
    const answer = await response
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      status,
      'image/svg+xml',
      'no-store',
    ])
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; object-src 'none';/)
    expect(await answer.text()).toBe(readFileSync('public/images/no-image.svg', 'utf8'))
  },
)
