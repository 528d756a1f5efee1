import { afterEach, expect, test } from 'vitest'
import { addContentPolicy, createContentPolicy } from './content-security-policy'
import { listen, type TestServer } from './test-support/listen'

type Texts = Record<string, string>

let shop: TestServer

afterEach(() => shop.close())

async function answerWith(headers: Texts, environment: Texts = {}, status = 200) {
  shop = await listen((_request, response) => {
    addContentPolicy(response, createContentPolicy(environment))
    response.statusCode = status
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.end('page')
  })
  return fetch(shop.origin)
}

const DOCUMENT = { 'content-type': 'text/html; charset=utf-8' }

async function readDirectives(answer: Response | Promise<Response>): Promise<Texts> {
  const policy = (await answer).headers.get('content-security-policy') ?? ''
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

test('a document runs the scripts that it names, and tells nobody how we name them', async () => {
  const answer = await answerWith({ ...DOCUMENT, 'x-script-sources': "'nonce-abc'" })
  expect(answer.headers.get('x-script-sources')).toBeNull()
  const directives = await readDirectives(answer)
  expect(directives['script-src']).toBe("'self' 'nonce-abc'")
  expect(directives['default-src']).toBe("'self'")
  expect(directives['object-src']).toBe("'none'")
})

test('a document that names none runs no inline script', async () => {
  expect((await readDirectives(answerWith(DOCUMENT)))['script-src']).toBe("'self'")
})

test('pictures may come from the host of the uploads, forms lead to the providers that are configured', async () => {
  const directives = await readDirectives(
    answerWith(DOCUMENT, {
      PUBLIC_UPLOADS_URL: 'https://cdn.example/uploads',
      GOOGLE_CLIENT_ID: 'id',
      FACEBOOK_CLIENT_ID: 'id',
      FACEBOOK_DIALOG_URL: 'https://faces.example/dialog',
    }),
  )
  expect(directives['img-src']).toBe("'self' data: blob: https://cdn.example")
  expect(directives['form-action']).toBe("'self' https://accounts.google.com https://faces.example")
})

test('a provider that is not configured gets no form', async () => {
  expect((await readDirectives(answerWith(DOCUMENT)))['form-action']).toBe("'self'")
})

test('what is no document is kept out of frames and runs nothing inline; a policy of its own stands', async () => {
  const data = await answerWith({ 'content-type': 'application/xml' })
  expect(data.headers.get('content-security-policy')).toBe(
    "default-src 'self'; frame-ancestors 'self'; base-uri 'self'; object-src 'none'",
  )
  await shop.close()
  const own = await answerWith({ ...DOCUMENT, 'content-security-policy': "default-src 'none'" })
  expect(own.headers.get('content-security-policy')).toBe("default-src 'none'")
})

test('a picture that is opened by itself is a document that runs nothing', async () => {
  const directives = await readDirectives(answerWith({ 'content-type': 'image/svg+xml' }))
  expect(directives).toMatchObject({ 'default-src': "'none'", 'style-src': "'unsafe-inline'", sandbox: '' })
})

test('an answer that nothing has changed says nothing of scripts: what the browser has keeps the policy that it came with', async () => {
  const answer = await answerWith({ ETag: '"a"', 'x-script-sources': "'sha256-a'" }, {}, 304)
  expect(answer.status).toBe(304)
  expect(answer.headers.get('content-security-policy')).toBeNull()
  expect(answer.headers.get('x-script-sources')).toBeNull()
})
