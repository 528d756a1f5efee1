import { NextRequest } from 'next/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { sendCall } from '@/lib/api/server'
import { getAgencyToken } from '@/lib/session/agency-session'
import { getSessionToken } from '@/lib/session/session-token'
import { handleOperatorCall } from './handle-operator-call'

vi.mock('@/lib/api/server', () => ({ sendCall: vi.fn() }))
vi.mock('@/lib/session/agency-session', () => ({ getAgencyToken: vi.fn() }))
vi.mock('@/lib/session/session-token', () => ({ getSessionToken: vi.fn() }))
vi.mock('@/lib/tenancy/current-directory', () => ({
  getTenantByHost: async (host: string | null) =>
    host === 'lykia.localhost' ? { company: 'lykia', language: { default: 'tr' } } : null,
}))

const sent = vi.mocked(sendCall)
const token = vi.mocked(getSessionToken)
const agency = vi.mocked(getAgencyToken)

beforeEach(() => {
  sent.mockReset().mockResolvedValue({ ok: true, data: { counted: true } })
  token.mockReset().mockResolvedValue(null)
  agency.mockReset().mockResolvedValue(null)
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

describe('an answer of handleOperatorCall', () => {
  test.each([
    ['addFavourite', { productId: 7 }, /^(user_id|next-auth\.session-token)=; Max-Age=0; Path=\/;/, 2],
    ['getAgency', undefined, /^agency(\.session|_hint)=;.*Max-Age=0/, 2],
    ['quote', { locale: 'en' }, /./, 0],
  ] as const)(
    'the cookies of a session that has ended go with the answer of %s',
    async (name, body, cleared, count) => {
      token.mockResolvedValue('api-token')
      agency.mockResolvedValue('agency-token')
      sent.mockResolvedValue({ ok: false, error: { code: 'unauthenticated', status: 401, message: '' } })
      const cookie = 'user_id=7; next-auth.session-token=x; agency_hint=1; currency=EUR; rememberme=r'
      const asked = body ? { body, headers: { cookie } } : { method: 'GET' as const, headers: { cookie } }
      const set = (await ask(name, asked)).headers.getSetCookie()
      expect(set).toHaveLength(count)
      for (const one of set) expect(one).toMatch(cleared)
    },
  )

  test('another refusal ends no session', async () => {
    token.mockResolvedValue('api-token')
    sent.mockResolvedValue({ ok: false, error: { code: 'unavailable', status: 503, message: '' } })
    const { headers } = await ask('addFavourite', { body: { productId: 7 }, headers: { cookie: 'user_id=7' } })
    expect(headers.getSetCookie()).toEqual([])
  })

  test('who deletes the account leaves no session and no remembered address behind', async () => {
    token.mockResolvedValue('api-token')
    sent.mockResolvedValue({ ok: true, data: {} })
    const cookie = 'user_id=7; auth.strategy=local; next-auth.session-token=x; currency=EUR; rememberme=r'
    const { headers } = await ask('deleteMember', { body: { password: 'secret' }, headers: { cookie } })
    const set = headers.getSetCookie()
    expect(set.map((one) => one.split('=')[0]).sort()).toEqual([
      'auth.strategy',
      'next-auth.session-token',
      'remember_hint',
      'rememberme',
      'user_id',
    ])
    for (const one of set) expect(one).toMatch(/=;.*Max-Age=0/)
    // The cookie can only be cleared below its own path, and the browser need not send it here.
    expect(set.find((one) => one.startsWith('rememberme'))).toContain('Path=/api/auth;')
    const other = await ask('deleteMember', { body: { password: 'secret' } })
    expect(other.headers.getSetCookie().map((one) => one.split('=')[0])).toEqual(['rememberme', 'remember_hint'])
  })
})
