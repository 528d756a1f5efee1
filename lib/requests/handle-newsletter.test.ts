import { NextRequest } from 'next/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { callApi } from '@/lib/api/server'
import { handleNewsletter } from './handle-newsletter'

vi.mock('@/lib/api/server', () => ({ callApi: vi.fn() }))
vi.mock('@/lib/tenancy/current-directory', () => ({
  getTenantByHost: async (host: string | null) =>
    host === 'orion.localhost' ? { company: 'orion', language: { default: 'de', enabled: ['de', 'en'] } } : null,
}))

const api = vi.mocked(callApi)
const TOKEN = 'x'.repeat(40)

beforeEach(() => {
  api.mockReset().mockResolvedValue({ ok: true, data: { stored: true } })
})

async function post(fields: Record<string, string>, origin = 'http://orion.localhost', host = 'orion.localhost') {
  const answer = await handleNewsletter(
    new NextRequest(`http://${host}/api/newsletter`, {
      method: 'POST',
      headers: { host, origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    }),
  )
  return { status: answer.status, location: answer.headers.get('location') }
}

test('an address with consent is sent on, and not into the next address', async () => {
  const fields = { email: 'ada@mail.example', locale: 'en', privacyPolicy: 'on' }
  expect(await post(fields)).toEqual({ status: 303, location: '/newsletter?state=sent' })
  expect(api).toHaveBeenCalledWith(
    'subscribeNewsletter',
    { email: 'ada@mail.example', locale: 'en', privacyPolicy: true },
    expect.objectContaining({ company: 'orion' }),
  )
})

test.each([
  ['without consent', { email: 'ada@mail.example', locale: 'de' }],
  ['without an address', { email: 'ada', locale: 'de', privacyPolicy: 'on' }],
])('%s nothing is sent', async (_, fields) => {
  expect(await post(fields)).toEqual({ status: 303, location: '/de/newsletter?state=invalidForm' })
  expect(api).not.toHaveBeenCalled()
})

test('a mailed token confirms or leaves', async () => {
  expect((await post({ confirm: TOKEN, locale: 'en' })).location).toBe('/newsletter?state=confirmed')
  expect((await post({ leave: TOKEN, locale: 'en' })).location).toBe('/newsletter?state=left')
  expect(api.mock.calls.map(([name]) => name)).toEqual(['confirmNewsletter', 'leaveNewsletter'])
})

test.each([
  ['linkInvalid', 'invalidLink'],
  ['tooManyRequests', 'tooMany'],
  ['unavailable', 'failed'],
])('%s is told as %s', async (code, state) => {
  api.mockResolvedValue({ ok: false, error: { code, status: 400, message: code } })
  expect((await post({ confirm: TOKEN, locale: 'en' })).location).toBe(`/newsletter?state=${state}`)
})

test('a language that is off becomes the default one; forms of other sites and hosts are refused', async () => {
  expect((await post({ confirm: TOKEN, locale: 'ru' })).location).toBe('/de/newsletter?state=confirmed')
  expect((await post({ confirm: TOKEN }, 'http://evil.example')).status).toBe(403)
  expect((await post({ confirm: TOKEN }, 'http://x.localhost', 'x.localhost')).status).toBe(404)
})
