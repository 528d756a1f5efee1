import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { callApi } from '@/lib/api/server'
import { AUTH_PATHS } from './auth-paths'
import { ask, keep, session } from './test-support'

vi.mock('@/lib/api/server', () => ({ callApi: vi.fn() }))
vi.mock('@/lib/settings/queries', () => ({ getOtherSettings: async () => ({ defaultMemberGroupId: 4 }) }))
vi.mock('@/lib/tenancy/current-directory', () => ({
  getTenantByHost: async (host: string | null) => {
    const company = /^(lykia|orion)\.localhost/.exec(host ?? '')?.[1]
    return company ? { company } : null
  },
}))

const api = vi.mocked(callApi)
const rememberToken = 'r'.repeat(43)
const credentials = { email: 'ipek@mail.example', password: 'secret' }

beforeAll(() => {
  for (const name of ['AUTH_SECRET', 'REMEMBER_SECRET', 'SERVICE_KEY', 'REVALIDATE_SECRET']) {
    vi.stubEnv(name, name.padEnd(40, 'x'))
  }
  vi.stubEnv('API_BASE_URL', 'http://127.0.0.1:4000')
  vi.stubEnv('AUTH_TRUST_HOST', 'true')
})
afterAll(() => {
  vi.unstubAllEnvs()
})
beforeEach(() => {
  api.mockReset().mockResolvedValue({ ok: true, data: session() })
})

async function remembered(): Promise<Record<string, string>> {
  api.mockResolvedValue({ ok: true, data: { ...session(), rememberToken } })
  const { rememberme = '', remember_hint = '' } = keep((await ask({ body: { ...credentials, remember: true } })).set)
  return { rememberme, remember_hint }
}
const comeBack = (cookies: Record<string, string>, headers = {}) =>
  ask({ path: AUTH_PATHS.rememberedSignIn, cookies, headers })

test('signs in with the credential and keeps the next one', async () => {
  const cookies = await remembered()
  const next = 'n'.repeat(43)
  api.mockReset().mockResolvedValue({ ok: true, data: { ...session(), rememberToken: next } })
  const { status, json, set } = await comeBack(cookies)
  expect([status, json.data.id]).toEqual([200, 7])
  expect(api).toHaveBeenCalledWith('rememberedSignIn', { rememberToken }, expect.anything())
  const kept = keep(set)
  expect([kept.user_id, kept.remember_hint]).toEqual(['7', '1'])
  await comeBack({ rememberme: kept.rememberme ?? '' })
  expect(api).toHaveBeenLastCalledWith('rememberedSignIn', { rememberToken: next }, expect.anything())
  expect(JSON.stringify(json) + set.join()).not.toContain(next)
})

test('a credential that the API refuses is dropped; the address stays', async () => {
  const cookies = await remembered()
  api.mockResolvedValue({ ok: false, error: { code: 'invalidCredentials', status: 401, message: 'ended' } })
  const { status, json, set } = await comeBack(cookies)
  expect([status, json.error.code]).toEqual([200, 'invalidCredentials'])
  expect(Object.keys(keep(set))).toEqual(['rememberme'])
  expect(set.some((cookie) => /^remember_hint=;.*Max-Age=0/.test(cookie))).toBe(true)
})

test('while the API does not answer nothing is dropped', async () => {
  const cookies = await remembered()
  api.mockResolvedValue({ ok: false, error: { code: 'unavailable', status: 503, message: 'no answer' } })
  const { status, set } = await comeBack(cookies)
  expect([status, set]).toEqual([503, []])
})

test('a forged cookie is cleared without asking the API', async () => {
  api.mockClear()
  const { json, set } = await comeBack({ rememberme: 'AAAA', remember_hint: '1' })
  expect(json.ok).toBe(false)
  expect(keep(set)).toEqual({})
  expect(set).toHaveLength(2)
  expect(api).not.toHaveBeenCalled()
})

test('another site cannot ask for it', async () => {
  expect((await comeBack(await remembered(), { origin: 'https://evil.example' })).status).toBe(403)
})
