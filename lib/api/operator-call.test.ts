import { NextRequest } from 'next/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Call } from '@/domain/wire/call'
import { CALLS } from '@/domain/wire/calls'
import { getSessionToken } from '@/lib/auth/session-token'
import { handleOperatorCall } from './operator-call'
import { sendCall } from './server'

vi.mock('./server', () => ({ sendCall: vi.fn() }))
vi.mock('@/lib/auth/session-token', () => ({ getSessionToken: vi.fn() }))
vi.mock('@/lib/tenancy/current-directory', () => ({
  getTenantByHost: async (host: string | null) => (host === 'lykia.localhost' ? { company: 'lykia' } : null),
}))

const sent = vi.mocked(sendCall)
const token = vi.mocked(getSessionToken)

beforeEach(() => {
  sent.mockReset().mockResolvedValue({ ok: true, data: { counted: true } })
  token.mockReset().mockResolvedValue(null)
})

interface Asked {
  method?: 'GET' | 'POST' | 'DELETE'
  query?: string
  body?: unknown
  headers?: Record<string, string>
}

async function ask(name: string, { method = 'POST', query = '', body, headers = {} }: Asked = {}) {
  const given = {
    host: 'lykia.localhost',
    origin: 'http://lykia.localhost',
    'content-type': 'application/json',
    ...headers,
  }
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? {})
  const init = { method, headers: given, ...(method === 'GET' ? {} : { body: text }) }
  const response = await handleOperatorCall(
    new NextRequest(`http://lykia.localhost/api/operator/${name}${query}`, init),
    name,
  )
  return { status: response.status, json: await response.json(), headers: response.headers }
}

describe('handleOperatorCall', () => {
  test('passes a call on with the company of the host and the address of the person', async () => {
    const headers = { company: 'orion', 'x-forwarded-for': '6.6.6.6, 203.0.113.9', 'user-agent': 'Test/1' }
    const { status, json, headers: answered } = await ask('trackView', { body: { productId: 7, x: 1 }, headers })
    expect([status, json]).toEqual([200, { ok: true, data: { counted: true } }])
    expect(answered.get('cache-control')).toBe('no-store')
    const visitor = { address: '203.0.113.9', userAgent: 'Test/1' }
    expect(sent).toHaveBeenCalledWith(
      'trackView',
      { productId: 7 },
      expect.objectContaining({ company: 'lykia', visitor }),
    )
  })

  test('reads a query by the schema of its call', async () => {
    await ask('listProducts', {
      method: 'GET',
      query: '?locale=de&kinds=tour,villa&priceFrom=10&freeCancellation=true',
    })
    const request = { locale: 'de', kinds: ['tour', 'villa'], priceFrom: 10, freeCancellation: true }
    expect(sent).toHaveBeenCalledWith('listProducts', expect.objectContaining(request), expect.anything())
  })

  test('a call for members goes out with the token of the session and the key of the intent', async () => {
    token.mockResolvedValue('api-token')
    await ask('addFavourite', { body: { productId: 7 }, headers: { 'idempotency-key': 'once-12345' } })
    const options = expect.objectContaining({ token: 'api-token', idempotencyKey: 'once-12345' })
    expect(sent).toHaveBeenCalledWith('addFavourite', { productId: 7 }, options)
  })

  test('a refusal of the API keeps its status', async () => {
    sent.mockResolvedValue({ ok: false, error: { code: 'soldOut', status: 409, message: '' } })
    expect(await ask('trackView', { body: { productId: 7 } })).toMatchObject({
      status: 409,
      json: { error: { code: 'soldOut' } },
    })
  })

  test.each([
    ['an unknown call', 'nothing', {}, 404, 'callUnknown'],
    ['a call of the service', 'listTenants', { method: 'GET' }, 404, 'callUnknown'],
    ['signing in, whose answer holds the token', 'login', {}, 404, 'callUnknown'],
    ['another method', 'trackView', { method: 'GET' }, 405, 'methodNotAllowed'],
    ['another site', 'trackView', { headers: { origin: 'https://evil.example' } }, 403, 'originRefused'],
    ['a form', 'trackView', { headers: { 'content-type': 'text/plain' } }, 415, 'unsupportedMediaType'],
    ['half a body', 'trackView', { body: '{"productId":' }, 400, 'malformedJson'],
    ['64 KiB and more', 'trackView', { body: `"${'x'.repeat(65_536)}"` }, 413, 'bodyTooLarge'],
    ['a guest', 'addFavourite', { body: { productId: 7 } }, 401, 'unauthenticated'],
    [
      'an unknown host',
      'trackView',
      { body: { productId: 7 }, headers: { host: 'x.example', origin: 'http://x.example' } },
      404,
      'companyUnknown',
    ],
    ['a body that is no object', 'trackView', { body: '[]' }, 422, 'invalidRequest'],
  ] as const)('%s is refused', async (_name, call, asked, status, code) => {
    expect(await ask(call, asked)).toMatchObject({ status, json: { ok: false, error: { code } } })
    expect(sent).not.toHaveBeenCalled()
  })

  test('documents pass on the calls that carry them, up to 4.4 MB, and on no other', async () => {
    token.mockResolvedValue('api-token')
    const base64 = 'x'.repeat(4_190_000)
    const upload = { fileName: 'x.pdf', base64, documentConsent: true }
    const agency = { applicationToken: 'x'.repeat(32), agencyDocumentKind: 'other', fileName: 'x.pdf', base64 }
    const claim = { bookingNumber: 'INT1', amount: '1.00', currency: 'TRY', paidOn: '2026-01-01', sender: 'Ada' }
    expect((await ask('addDocument', { body: upload })).status).toBe(200)
    expect((await ask('addAgencyDocument', { body: agency })).status).toBe(200)
    expect((await ask('notifyPayment', { body: { ...claim, receipt: base64 } })).status).toBe(200)
    expect((await ask('addDocument', { body: { ...upload, base64: 'x'.repeat(4_400_000) } })).status).toBe(413)
    const roomy = Object.entries<Call>(CALLS).filter(([, call]) => call.maximumBodyBytes)
    expect(roomy.map(([name]) => name).sort()).toEqual(['addAgencyDocument', 'addDocument', 'notifyPayment'])
  })

  test('wrong fields are named', async () => {
    const { status, json } = await ask('trackView', { body: { productId: -1 } })
    expect(status).toBe(422)
    expect(json.error.fields).toEqual({ productId: 'too_small' })
  })
})
