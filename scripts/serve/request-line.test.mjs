import { createServer, request as send } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuseRequestLine } from './request-line.mjs'

let server

beforeAll(async () => {
  server = createServer((request, response) => {
    if (!refuseRequestLine(request, response)) response.end(`${request.headers.host} ${request.url}`)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const ask = (method, path) =>
  new Promise((resolve, reject) => {
    const { port } = server.address()
    send({ port, method, path, headers: { host: 'lykia.localhost' } }, async (answer) => {
      let body = ''
      for await (const part of answer) body += part
      resolve({ status: answer.statusCode, allow: answer.headers.allow, body })
    })
      .on('error', reject)
      .end()
  })

test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s goes on', async (method) => {
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

test.each(['/uploads/lykia/%', '/api/operator/%', '/images/share/en/p/%E0%A4%A.jpg'])(
  '%s cannot be decoded, which is no fault of ours',
  async (path) => {
    expect((await ask('GET', path)).status).toBe(400)
  },
)

test.each(['/p/%', '/api/operator/getPage?slug=%', '/uploads/lykia/a%20b.svg'])('%s goes on', async (path) => {
  expect((await ask('GET', path)).status).toBe(200)
})
