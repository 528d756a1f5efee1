import { request as send } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuseRequestLine } from './request-line'
import { listen, type TestServer } from './test-support/listen'

let shop: TestServer

beforeAll(async () => {
  shop = await listen((request, response) => {
    if (!refuseRequestLine(request, response)) response.end(`${request.headers.host} ${request.url}`)
  })
})
afterAll(() => shop.close())

interface Answer {
  status: number | undefined
  allow: string | undefined
  body: string
}

const ask = (method: string, path: string, headers = ['host', 'lykia.localhost']): Promise<Answer> =>
  new Promise((resolve, reject) => {
    send({ port: shop.port, agent: false, method, path, headers }, async (answer) => {
      let body = ''
      for await (const part of answer) body += part
      resolve({ status: answer.statusCode, allow: answer.headers.allow, body })
    })
      .on('error', reject)
      .end()
  })

test.each(['PUT', 'PATCH', 'DELETE'])(
  '%s is for calls: on a page it is refused with the methods that are not',
  async (method) => {
    for (const path of ['/', '/de/contact?a=1', '/apiary', '/favicon.ico', 'http://lykia.localhost/contact'])
      expect(await ask(method, path), path).toMatchObject({ status: 405, allow: 'GET, HEAD, POST, OPTIONS', body: '' })
    expect(await ask(method, '/api/operator/quote')).toMatchObject({ status: 200 })
  },
)

test.each(['GET', 'POST', 'OPTIONS'])('%s goes on', async (method) => {
  expect(await ask(method, '/contact?a=1')).toMatchObject({ status: 200, body: 'lykia.localhost /contact?a=1' })
})

test.each(['TRACE', 'PURGE', 'PROPFIND'])('%s is refused, and no fault of ours', async (method) => {
  const { status, allow } = await ask(method, '/contact')
  expect(status).toBe(405)
  expect(allow).toContain('GET')
})

test.each([
  ['http://lykia.localhost/contact?a=1', 'lykia.localhost /contact?a=1'],
  ['https://lykia.localhost//x/../user', 'lykia.localhost //user'],
])('%s is that path of the host that is asked', async (address, expected) => {
  expect(await ask('GET', address)).toMatchObject({ status: 200, body: expected })
})

test.each([
  '*',
  'contact',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'http://evil.example/contact',
  'http://orion.localhost/user',
])('%s is no target', async (target) => {
  expect((await ask('GET', target)).status).toBe(400)
})

test('a request that names two hosts is refused: of two shops neither is meant', async () => {
  const headers = ['host', 'lykia.localhost', 'host', 'orion.localhost']
  expect((await ask('GET', '/contact', headers)).status).toBe(400)
})

test.each(['/uploads/lykia/%', '/api/operator/%', '/images/share/en/p/%E0%A4%A.jpg'])(
  '%s cannot be decoded, which is no fault of ours',
  async (path) => {
    expect((await ask('GET', path)).status).toBe(400)
  },
)

test.each([
  '/_next/data/build/user/profile.json',
  '/_next/DATA/build/user/profile.json?a=1',
  '/_next/image?url=%2Fimages%2F404.svg&w=640&q=75',
  '/user/profile.rsc',
  '/user/profile%2ersc?_rsc=1',
])('%s has no answer: a person’s page would stand at the address of a file', async (path) => {
  expect(await ask('GET', path)).toMatchObject({ status: 404, body: '' })
})

test.each(['/_next/static/chunks/a.js', '/p/data.rsc.x', '/search/rsc'])('%s goes on as well', async (path) => {
  expect((await ask('GET', path)).status).toBe(200)
})

test.each(['/p/%', '/api/operator/getPage?slug=%', '/uploads/lykia/a%20b.svg'])('%s goes on', async (path) => {
  expect((await ask('GET', path)).status).toBe(200)
})
