import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { callApi } from '@/lib/api/server'
import { sealAgencySession } from '@/lib/session/agency-cookies'
import { AUTH_PATHS } from './auth-paths'
import { ask, DAY, keep, session } from './test-support'

vi.mock('@/lib/api/server', () => ({ callApi: vi.fn() }))
vi.mock('@/lib/settings/queries', () => ({ getOtherSettings: async () => ({ defaultMemberGroupId: 4 }) }))
vi.mock('@/lib/tenancy/current-directory', () => ({
  getTenantByHost: async (host: string | null) => {
    const company = /^(lykia|orion)\.localhost/.exec(host ?? '')?.[1]
    return company ? { company } : null
  },
}))

const api = vi.mocked(callApi)
const namesCleared = (set: readonly string[]) =>
  set
    .filter((cookie) => /max-age=0/i.test(cookie))
    .map((cookie) => cookie.split('=')[0] ?? '')
    .sort()
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

test('the session tells who, never the token, and sets nothing', async () => {
  const kept = keep((await ask({ body: credentials })).set)
  api.mockReset().mockResolvedValue({ ok: true, data: {} })
  const { json, set } = await ask({ path: '/api/auth/session', method: 'GET', cookies: kept })
  expect(json.user).toEqual({ id: 7, name: 'İpek' })
  expect(JSON.stringify(json)).not.toContain('api-token')
  expect(set).toEqual([])
  expect(json.state).toBe('member')
  expect(await ask({ path: '/api/auth/session', method: 'GET' })).toMatchObject({ json: { state: 'guest' }, set: [] })
})

test('a session of another tenant names nobody, and its cookies are cleared', async () => {
  const cookies = keep((await ask({ body: credentials })).set)
  const headers = { host: 'orion.localhost', origin: 'http://orion.localhost' }
  const { json, set } = await ask({ path: '/api/auth/session', method: 'GET', cookies, headers })
  expect(json).toEqual({ state: 'guest' })
  expect(namesCleared(set)).toEqual(Object.keys(cookies).sort())
})

test.each([
  ['the hint alone', () => ({ user_id: '7' })],
  ['leftovers without the hint', () => ({ 'auth.strategy': 'local', 'auth._token.local': 'x' })],
  ['a session that cannot be read', () => ({ 'next-auth.session-token': 'forged' })],
  ['a hint of another member', (own: Record<string, string>) => ({ ...own, user_id: '8' })],
  ['a login without its session', ({ 'next-auth.session-token': _, ...rest }: Record<string, string>) => rest],
])('%s is nobody, and is cleared', async (_name, change) => {
  const own = keep((await ask({ body: credentials })).set)
  api.mockReset().mockResolvedValue({ ok: true, data: {} })
  const cookies: Record<string, string> = change(own)
  const { json, set } = await ask({
    path: AUTH_PATHS.session,
    method: 'GET',
    cookies: { ...cookies, currency: 'EUR' },
  })
  expect(json).toEqual({ state: 'guest' })
  expect(namesCleared(set)).toEqual(Object.keys(cookies).sort())
})

test.each([
  ['has ended', 'unauthenticated', 401, 'guest', true],
  ['cannot be asked for', 'unavailable', 503, 'unknown', false],
  ['is limited', 'tooManyRequests', 429, 'unknown', false],
  ['must change the password first', 'passwordChangeRequired', 403, 'member', false],
])('a session that %s at the API', async (_name, code, status, state, isCleared) => {
  const cookies = keep((await ask({ body: credentials })).set)
  api.mockReset().mockResolvedValue({ ok: false, error: { code, status, message: code } })
  const { json, set } = await ask({ path: AUTH_PATHS.session, method: 'GET', cookies })
  expect(json.state).toBe(state)
  expect(namesCleared(set)).toEqual(isCleared ? Object.keys(cookies).sort() : [])
})

test('the hint of an agency that is not signed in is cleared too', async () => {
  const cookies = { agency_hint: '1', 'agency.session': 'forged' }
  const { json, set } = await ask({ path: AUTH_PATHS.session, method: 'GET', cookies })
  expect(json).toEqual({ state: 'guest' })
  expect(namesCleared(set)).toEqual(['agency.session', 'agency_hint'])
  const sealed = await sealAgencySession({ apiToken: 'agency-token', company: 'lykia' }, DAY)
  const signedIn = { agency_hint: '1', 'agency.session': sealed }
  api.mockReset().mockResolvedValue({ ok: true, data: {} })
  const alive = await ask({ path: AUTH_PATHS.session, method: 'GET', cookies: signedIn })
  expect([alive.json.state, alive.set]).toEqual(['agency', []])
  api.mockReset().mockResolvedValue({ ok: false, error: { code: 'unauthenticated', status: 401, message: '' } })
  const ended = await ask({ path: AUTH_PATHS.session, method: 'GET', cookies: signedIn })
  expect(namesCleared(ended.set)).toEqual(['agency.session', 'agency_hint'])
})
