import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { callApi } from '@/lib/api/server'
import { readSession } from '@/lib/session/read-session'
import { AUTH_PATHS } from './auth-paths'
import { endStaleLogin } from './stale-login'
import { ask, DAY, jar, keep, session } from './test-support'

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

describe('signing in', () => {
  test('sets the session and the cookies of the specification, and tells a script who came', async () => {
    const { status, json, set, cache } = await ask({ body: credentials })
    expect(status).toBe(200)
    expect(json).toEqual({ ok: true, data: { id: 7, firstName: 'İpek', mustChangePassword: false } })
    expect(cache).toBe('no-store')
    const kept = keep(set)
    expect(Object.keys(kept).sort()).toEqual([
      'auth._token.local',
      'auth.strategy',
      'next-auth.session-token',
      'user_id',
    ])
    expect([kept['auth.strategy'], kept.user_id]).toEqual(['local', '7'])
    expect(await endStaleLogin(jar(kept).getAll(), 'lykia')).toEqual([])
    expect(await readSession(jar(kept))).toEqual({ apiToken: 'api-token-7', memberId: 7, company: 'lykia' })
  })

  test('the token is in no readable cookie and no answer; the marker is httpOnly, the hint is not', async () => {
    const { json, set } = await ask({ body: credentials })
    expect(JSON.stringify(json) + set.join()).not.toContain('api-token-7')
    const find = (name: string) => set.find((cookie) => cookie.startsWith(`${name}=`)) ?? ''
    expect(find('auth._token.local')).toMatch(/HttpOnly/i)
    expect(find('next-auth.session-token')).toMatch(/HttpOnly/i)
    expect(find('user_id')).not.toMatch(/HttpOnly/i)
    for (const cookie of set) expect(cookie).toMatch(/SameSite=Lax/i)
  })

  test('without remember all ends with the browser; with it, after 30 days', async () => {
    const short = await ask({ body: credentials })
    const lasting = (set: string[]) => set.filter((cookie) => /max-age=(?!0)|expires/i.test(cookie))
    expect(lasting(short.set)).toEqual([])
    const long = await ask({ body: { ...credentials, remember: true } })
    expect(lasting(long.set)).toHaveLength(5)
    const seconds = Number(/next-auth\.session-token=.*Max-Age=(\d+)/.exec(long.set.join('\n'))?.[1])
    expect(seconds).toBeGreaterThan(29 * DAY)
    expect(seconds).toBeLessThanOrEqual(30 * DAY)
  })

  test('behind https the cookies are secure', async () => {
    const { set } = await ask({ body: credentials, headers: { 'x-forwarded-proto': 'https' } })
    expect(Object.keys(keep(set))).toContain('__Host-next-auth.session-token')
    for (const cookie of set) expect(cookie).toMatch(/; Secure/)
    expect(await readSession(jar(keep(set)))).toMatchObject({ memberId: 7 })
  })

  test('asks the API of the tenant of the host, for the person behind the request', async () => {
    await ask({ body: credentials, headers: { 'x-forwarded-for': '6.6.6.6, 203.0.113.9', company: 'orion' } })
    expect(api).toHaveBeenCalledWith(
      'login',
      { ...credentials, remember: false },
      { company: 'lykia', visitor: { address: '203.0.113.9', userAgent: '' } },
    )
  })

  test.each([
    ['invalidCredentials', 401],
    ['tooManyRequests', 429],
    ['unavailable', 503],
  ])('%s comes back as it is, and sets nothing', async (code, status) => {
    api.mockResolvedValue({ ok: false, error: { code, status, message: code } })
    const answer = await ask({ body: credentials, cookies: { user_id: '3' } })
    expect([answer.status, answer.json.error.code, answer.set]).toEqual([status, code, []])
  })

  test('a form that cannot be right never reaches the API, and its fields are named', async () => {
    const { status, json } = await ask({ body: { email: 'nobody', password: '' } })
    expect([status, json.error.code]).toEqual([422, 'invalidRequest'])
    expect(Object.keys(json.error.fields)).toEqual(['email', 'password'])
    expect(api).not.toHaveBeenCalled()
  })
})

describe('registering', () => {
  const form = {
    firstName: 'İpek',
    lastName: 'Işık',
    email: 'ipek@mail.example',
    password: 'secret',
    passwordConfirmation: 'secret',
    privacyPolicy: true,
    locale: 'tr',
  }

  test('signs in at once, in the group for new members', async () => {
    const { status, set } = await ask({ path: AUTH_PATHS.register, body: form })
    expect(status).toBe(200)
    expect(keep(set).user_id).toBe('7')
    expect(api).toHaveBeenCalledWith(
      'register',
      { ...form, memberGroupId: 4 },
      expect.objectContaining({ company: 'lykia' }),
    )
  })

  test.each([
    ['a short password', { password: 'abc', passwordConfirmation: 'abc' }, 'password'],
    ['another repetition', { passwordConfirmation: 'other' }, 'passwordConfirmation'],
    ['the box not ticked', { privacyPolicy: false }, 'privacyPolicy'],
    ['no name', { firstName: ' ' }, 'firstName'],
  ])('%s is refused by field', async (_name, change, field) => {
    const { status, json, set } = await ask({ path: AUTH_PATHS.register, body: { ...form, ...change } })
    expect([status, set]).toEqual([422, []])
    expect(Object.keys(json.error.fields)).toContain(field)
  })

  test('an address that is taken', async () => {
    api.mockResolvedValue({ ok: false, error: { code: 'emailhata', status: 409, message: 'taken' } })
    const { status, json } = await ask({ path: AUTH_PATHS.register, body: form })
    expect([status, json.error.code]).toEqual([409, 'emailhata'])
  })
})

describe('who may ask', () => {
  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another tenant', { origin: 'http://orion.localhost' }],
    ['an opaque origin', { origin: 'null' }],
    ['no origin at all', { origin: '' }],
  ])('%s may not sign anybody in or out', async (_name, headers) => {
    for (const path of [AUTH_PATHS.login, AUTH_PATHS.signOut, AUTH_PATHS.register, AUTH_PATHS.forgot]) {
      const { status, json, set } = await ask({ path, form: credentials, headers })
      expect([status, json.error.code, set]).toEqual([403, 'originRefused', []])
    }
    expect(api).not.toHaveBeenCalled()
  })

  test('an unknown host and unknown paths have nothing here', async () => {
    const foreign = { host: 'x.example', origin: 'http://x.example' }
    expect((await ask({ body: credentials, headers: foreign })).status).toBe(404)
    for (const path of ['/api/auth/providers', '/api/auth/callback/google', '/api/auth/signin/credentials/x']) {
      expect((await ask({ path, method: 'GET' })).status).toBe(404)
      expect((await ask({ path, body: credentials })).status).toBe(404)
    }
  })

  test('a body too large or no JSON is refused', async () => {
    expect((await ask({ body: { email: 'x'.repeat(20_000) } })).status).toBe(400)
  })
})

describe('a form without scripts', () => {
  test.each([
    ['/de/user?tab=register&error=x', '/de/user'],
    ['/user/favorites', '/user/favorites'],
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/%09/evil.example', '/%09/evil.example'],
    ['javascript:alert(1)', '/'],
    ['/api/auth/signout', '/'],
  ])('coming from %s it leads to %s', async (callbackUrl, expected) => {
    const { status, location, set } = await ask({ form: { ...credentials, callbackUrl } })
    expect([status, location]).toEqual([303, expected])
    expect(keep(set).user_id).toBe('7')
  })

  test('without saying where, it leads back to the page it stands on, if that is ours', async () => {
    const from = (referer: string) => ask({ form: credentials, headers: { referer } })
    expect((await from('http://lykia.localhost/de/user')).location).toBe('/de/user')
    expect((await from('https://evil.example/user')).location).toBe('/')
  })

  test('a refusal comes back to the form with its code', async () => {
    api.mockResolvedValue({ ok: false, error: { code: 'invalidCredentials', status: 401, message: 'no' } })
    const { status, location, set } = await ask({ form: { ...credentials, callbackUrl: '/user?x=1' } })
    expect([status, location, set]).toEqual([303, '/user?x=1&tab=login&error=invalidCredentials', []])
  })

  test('a forgotten password is asked for', async () => {
    api.mockResolvedValue({ ok: true, data: { status: 'ok' } })
    const form = { email: 'ipek@mail.example', locale: 'tr', callbackUrl: '/tr/user' }
    expect((await ask({ path: AUTH_PATHS.forgot, form })).location).toBe('/tr/user?tab=forgot&notice=passwordSent')
  })
})

describe('signing out', () => {
  test('ends the session at the API and clears all of its cookies', async () => {
    api.mockResolvedValue({ ok: true, data: { ...session(), rememberToken } })
    const kept = keep((await ask({ body: { ...credentials, remember: true } })).set)
    api.mockReset().mockResolvedValue({ ok: true, data: { ended: true } })
    const { status, set } = await ask({ path: AUTH_PATHS.signOut, cookies: { ...kept, currency: 'EUR' } })
    expect(status).toBe(200)
    expect(api).toHaveBeenCalledWith('logout', {}, expect.objectContaining({ token: 'api-token-7', company: 'lykia' }))
    const cleared = set.filter((cookie) => /max-age=0/i.test(cookie)).map((cookie) => cookie.split('=')[0])
    expect(cleared).toEqual(
      expect.arrayContaining([
        'auth.strategy',
        'auth._token.local',
        'user_id',
        'next-auth.session-token',
        'remember_hint',
      ]),
    )
    expect(cleared).not.toContain('currency')
    // The address stays for the form; the credential is removed.
    const left = keep(set)
    expect(Object.keys(left)).toEqual(['rememberme'])
    const read = await ask({ path: AUTH_PATHS.remembered, method: 'GET', cookies: left })
    expect(read.json).toEqual({ email: 'ipek@mail.example' })
    expect((await ask({ path: AUTH_PATHS.rememberedSignIn, cookies: left })).json.ok).toBe(false)
  })

  test('clears the cookies even when the API is away', async () => {
    const kept = keep((await ask({ body: credentials })).set)
    api.mockReset().mockResolvedValue({ ok: false, error: { code: 'unavailable', status: 503, message: 'away' } })
    const { status, set } = await ask({ path: AUTH_PATHS.signOut, cookies: kept })
    expect(status).toBe(200)
    expect(set.some((cookie) => cookie.startsWith('next-auth.session-token=;'))).toBe(true)
  })
})

describe('reading', () => {
  test('the remembered e-mail comes back, sealed anew; without remember it is forgotten', async () => {
    const { rememberme = '' } = keep((await ask({ body: { ...credentials, remember: true } })).set)
    const read = await ask({ path: AUTH_PATHS.remembered, method: 'GET', cookies: { rememberme } })
    expect(read.json).toEqual({ email: 'ipek@mail.example' })
    expect(keep(read.set).rememberme).not.toBe(rememberme)
    expect(rememberme).not.toContain('ipek')
    const { set } = await ask({ body: credentials, cookies: { rememberme } })
    expect(set.some((cookie) => /^rememberme=;.*Max-Age=0/.test(cookie))).toBe(true)
  })

  test('a forged one is cleared', async () => {
    const { json, set } = await ask({ path: AUTH_PATHS.remembered, method: 'GET', cookies: { rememberme: 'AAAA' } })
    expect(json).toEqual({ email: null })
    expect(set[0]).toMatch(/^rememberme=;.*Max-Age=0/)
  })
})

describe('the links of mails', () => {
  const confirmToken = 'k'.repeat(32)

  test('a confirmed address signs in, once', async () => {
    const { status, set } = await ask({ path: AUTH_PATHS.confirm, body: { confirmToken } })
    expect(status).toBe(200)
    expect(Object.keys(keep(set))).toContain('next-auth.session-token')
    expect(api).toHaveBeenCalledWith('confirmMember', { confirmToken }, expect.objectContaining({ company: 'lykia' }))
    api.mockResolvedValue({ ok: false, error: { code: 'linkInvalid', status: 410, message: 'used' } })
    const again = await ask({ path: AUTH_PATHS.confirm, body: { confirmToken } })
    expect([again.status, again.set]).toEqual([410, []])
  })

  test('a first password is set and signs in; two that differ never reach the API', async () => {
    const body = { confirmToken, password: 'secret', passwordConfirmation: 'secret' }
    expect((await ask({ path: AUTH_PATHS.password, body })).status).toBe(200)
    expect(api).toHaveBeenCalledWith('setPassword', body, expect.anything())
    api.mockClear()
    const wrong = await ask({ path: AUTH_PATHS.password, body: { ...body, passwordConfirmation: 'other' } })
    expect(wrong.json).toMatchObject({ error: { fields: { passwordConfirmation: 'mismatch' } } })
    expect(api).not.toHaveBeenCalled()
  })

  test('what is no token is no link', async () => {
    const { json } = await ask({ path: AUTH_PATHS.confirm, body: { confirmToken: 'short' } })
    expect(json).toMatchObject({ error: { code: 'linkInvalid' } })
    expect(api).not.toHaveBeenCalled()
  })
})
