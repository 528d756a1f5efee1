import { connect } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { answerBrokenRequests, SERVER_OPTIONS } from '@/backend/platform/http/connections'
import { endSlowBodies } from '@/backend/platform/http/slow-bodies'
import { startTestApi, type TestApi } from './harness'

let api: TestApi
let server: ServerType
let port: number

beforeAll(async () => {
  api = await startTestApi()
  await new Promise<void>((resolve) => {
    const serverOptions = {
      ...SERVER_OPTIONS,
      headersTimeout: 700,
      requestTimeout: 10_000,
      connectionsCheckingInterval: 100,
    }
    server = serve({ fetch: api.app.fetch, port: 0, hostname: '127.0.0.1', serverOptions }, (info) => {
      port = info.port
      resolve()
    })
    answerBrokenRequests(server)
    endSlowBodies(server, { pace: { graceMs: 500, bytesPerSecond: 1_000, idleMs: 700 }, checkMs: 50 })
  })
})
afterAll(async () => {
  server.close()
  if ('closeAllConnections' in server) server.closeAllConnections()
  await api.stop()
})

/** Everything that the server says to these bytes until it ends the connection, and how long that took. */
function talk(
  ...parts: string[]
): Promise<{ status: number; text: string; body: Record<string, unknown>; ms: number }> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    let text = ''
    const socket = connect(port, '127.0.0.1', () => {
      for (const part of parts) socket.write(part)
    })
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = '', json = ''] = text.split('\r\n\r\n')
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1])
      const body = JSON.parse(json.slice(json.indexOf('{'), json.lastIndexOf('}') + 1) || '{}')
      resolve({ status, text, body, ms: performance.now() - started })
    })
  })
}

const post = (body: string, headers: Record<string, string> = {}, path = '/uye-giris-yap-post') =>
  api.app.request(path, {
    method: 'POST',
    headers: { company: 'alpha', 'content-type': 'application/json', ...headers },
    body,
  })

async function refusal(answer: Response | Promise<Response>) {
  const response = await answer
  const body = await response.json()
  expect(body).toMatchObject({ success: 0, code: expect.any(String), message: expect.any(String) })
  expect(body.fields).toEqual(expect.any(Object))
  return [response.status, body.code]
}

describe('every refusal has one shape', () => {
  test.each([
    ['an unknown path', '/nothing', 'GET', 404, 'callUnknown'],
    ['an unknown path, posted to', '/nothing', 'POST', 404, 'callUnknown'],
    ['a path that cannot be decoded', '/%E0%A4%A', 'GET', 404, 'callUnknown'],
    ['a path that climbs', '/../../etc/passwd', 'GET', 404, 'callUnknown'],
    ['a wrong method', '/setting-get', 'DELETE', 405, 'methodNotAllowed'],
    ['a wrong method of a POST', '/uye-kayit-ol-post', 'GET', 405, 'methodNotAllowed'],
    ['an unheard-of method', '/setting-get', 'PROPFIND', 405, 'methodNotAllowed'],
    ['a wrong method of what is no call', '/health', 'POST', 405, 'methodNotAllowed'],
    ['a look at where the gateway posts', '/odeme-webhook', 'GET', 405, 'methodNotAllowed'],
  ])('%s', async (_name, path, method, status, code) => {
    expect(await refusal(api.app.request(path, { method, headers: { company: 'alpha' } }))).toEqual([status, code])
  })

  test('a wrong method is told the right one', async () => {
    const response = await api.app.request('/setting-get', { method: 'PUT', headers: { company: 'alpha' } })
    expect(response.headers.get('allow')).toBe('GET')
  })

  test.each([
    ['deep nesting', `{"e_mail":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, {}, 400, 'malformedJson'],
    ['a form', 'e_mail=x', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'unsupportedMediaType'],
    ['a type that only begins so', '{}', { 'content-type': 'application/jsonp' }, 415, 'unsupportedMediaType'],
    ['a packed body', '\u001f\u008b', { 'content-encoding': 'gzip' }, 400, 'malformedJson'],
    ['a missing body', '', {}, 422, 'invalidRequest'],
    ['too much', `{"e_mail":"${'x'.repeat(70_000)}"}`, {}, 413, 'bodyTooLarge'],
  ] as [string, string, Record<string, string>, number, string][])('%s', async (_name, body, headers, status, code) => {
    expect(await refusal(post(body, headers))).toEqual([status, code])
  })

  test('a type with its charset is taken', async () => {
    expect(await refusal(post('{}', { 'content-type': 'Application/JSON; charset=utf-8' }))).toEqual([
      422,
      'invalidRequest',
    ])
  })

  test('only the call that carries documents has room for them', async () => {
    const body = JSON.stringify({ dosya_adi: 'x', base64: 'x'.repeat(100_000), belge_onayi: true })
    expect(await refusal(post(body, {}, '/talep-belge-post'))).toEqual([422, 'fileRefused'])
    expect((await refusal(post(body, {}, '/iletisim-post')))[0]).toBe(413)
  })
})

test('a name has no line breaks and no signs that nobody sees', async () => {
  const form = {
    firstName: 'Ada\u202e\r\nBcc: x',
    lastName: ' Lane\u0007\u0085 ',
    email: 'unseen@mail.example',
    password: 'secret',
    passwordConfirmation: 'secret',
    privacyPolicy: true as const,
    locale: 'en' as const,
  }
  const { data } = await api.ask('register', form)
  expect([data.member.firstName, data.member.lastName]).toEqual(['Ada Bcc: x', 'Lane'])
  const empty = await api.ask('updateMember', { firstName: '\u0007\u202e' }, { token: data.token })
  expect([empty.status, empty.body.fields]).toEqual([422, { ad: 'too_small' }])
})

test('what may be somebody’s own is kept by nothing on the way', async () => {
  const headers = { company: 'alpha' }
  const own = await api.app.request('/rezervasyon-sonuc-get?referans=unknown', { headers })
  expect(own.headers.get('cache-control')).toBe('no-store')
  const content = await api.app.request('/setting-get', { headers })
  expect([content.status, content.headers.get('cache-control')]).toEqual([200, 'no-cache'])
})

describe('dangerous and unknown keys', () => {
  test('reach nothing and are not kept', async () => {
    const body =
      '{"__proto__":{"e_mail":"a@b.example"},"constructor":{"prototype":{"e_mail":"x"}},"yabanci":1,"sifre":"x"}'
    const response = await post(body)
    expect(Object.keys((await response.json()).fields)).toEqual(['e_mail'])
    expect(({} as Record<string, unknown>).e_mail).toBeUndefined()
    const query = await api.app.request('/urun-musaitlik-getir?__proto__=1&constructor=2&prototype=3', {
      headers: { company: 'alpha' },
    })
    expect(query.status).toBe(422)
  })

  test('signs that the database cannot hold are no fault of the server', async () => {
    const query = encodeURIComponent('a\u0000b')
    const response = await api.app.request(`/category-urun-arama?lang=en&kelime=${query}`, {
      headers: { company: 'alpha' },
    })
    expect(response.status).toBe(200)
  })
})

describe('on the wire', () => {
  const headers = 'host: x\r\ncompany: alpha\r\n'

  test('a whole request is answered', async () => {
    const { status } = await talk(`GET /setting-get HTTP/1.1\r\n${headers}connection: close\r\n\r\n`)
    expect(status).toBe(200)
  })

  test('what is no HTTP', async () => {
    const { status, body } = await talk('hello there\r\n\r\n')
    expect([status, body.code, body.fields]).toEqual([400, 'malformedRequest', {}])
  })

  test('huge headers', async () => {
    const { status, body } = await talk(`GET /setting-get HTTP/1.1\r\n${headers}x: ${'x'.repeat(40_000)}\r\n\r\n`)
    expect([status, body.code]).toEqual([431, 'headersTooLarge'])
  })

  test('a body that trickles is cut', async () => {
    const type = 'content-type: application/json\r\ncontent-length: 500\r\n\r\n{"e_mail":'
    const { status, body, ms } = await talk(`POST /uye-giris-yap-post HTTP/1.1\r\n${headers}${type}`)
    expect([status, body.code]).toEqual([408, 'requestTimeout'])
    expect(ms).toBeLessThan(3_000)
  })

  test('a body that dribbles is cut, and no fault of the server', async () => {
    const logged = vi.spyOn(api.services.log, 'error')
    const type = 'content-type: application/json\r\ncontent-length: 50000\r\n\r\n'
    const answer = await new Promise<{ text: string; ms: number }>((resolve) => {
      const started = performance.now()
      let text = ''
      const socket = connect(port, '127.0.0.1')
      socket.write(`POST /uye-giris-yap-post HTTP/1.1\r\n${headers}${type}`)
      const dribbling = setInterval(() => socket.writable && socket.write(' '), 50)
      socket.on('data', (chunk) => {
        text += chunk
      })
      socket.on('error', () => undefined)
      socket.on('close', () => {
        clearInterval(dribbling)
        resolve({ text, ms: performance.now() - started })
      })
    })
    expect(answer.text).toMatch(/^HTTP\/1\.1 408 /)
    expect(logged).not.toHaveBeenCalled()
    expect(answer.ms).toBeGreaterThan(500)
    expect(answer.ms).toBeLessThan(3_000)
  })

  test('a body that keeps the minimum rate is read, though it takes longer than the grace', async () => {
    const json = `{"e_mail":"nobody@example.com","sifre":"${'x'.repeat(30)}"}`.padStart(1_500)
    const type = `content-type: application/json\r\ncontent-length: ${json.length}\r\n\r\n`
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      socket.write(`POST /uye-giris-yap-post HTTP/1.1\r\n${headers}connection: close\r\n${type}`)
      let [sent, heard] = [0, '']
      const sending = setInterval(() => {
        if (!socket.writable || sent >= json.length) return
        socket.write(json.slice(sent, sent + 100))
        sent += 100
      }, 60)
      socket.on('data', (chunk) => {
        heard += chunk
      })
      socket.on('error', reject)
      socket.on('close', () => {
        clearInterval(sending)
        resolve(heard)
      })
    })
    expect(text).not.toContain('requestTimeout')
    expect(text).toMatch(/^HTTP\/1\.1 4(01|22) /)
  })

  test('headers that trickle are cut', async () => {
    const { status, body, ms } = await talk(`GET /setting-get HTTP/1.1\r\nhost: x\r\n`)
    expect([status, body.code]).toEqual([408, 'requestTimeout'])
    expect(ms).toBeLessThan(3_000)
  })

  test('a body without end is cut at the limit, not read', async () => {
    const type = 'content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n'
    const chunk = `${(16_384).toString(16)}\r\n${'x'.repeat(16_384)}\r\n`
    const { status, body } = await talk(
      `POST /uye-giris-yap-post HTTP/1.1\r\n${headers}connection: close\r\n${type}`,
      ...Array.from({ length: 6 }, () => chunk),
      '0\r\n\r\n',
    )
    expect([status, body.code]).toEqual([413, 'bodyTooLarge'])
  })

  test('two lengths at once are refused: nobody smuggles a second request', async () => {
    const both = 'content-type: application/json\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n'
    const { status } = await talk(`POST /uye-giris-yap-post HTTP/1.1\r\n${headers}${both}0\r\n\r\n`)
    expect(status).toBe(400)
  })
})
