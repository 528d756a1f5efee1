import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { callApi } from '@/lib/api/server'
import { readSession } from '@/lib/session/read-session'
import { OIDC_SECRET, type OidcServer, startOidcServer } from '@/tests/api/support/oidc-server'
import { ask, jar, keep, session } from './test-support'

vi.mock('@/lib/api/server', () => ({ callApi: vi.fn() }))
vi.mock('@/lib/settings/queries', () => ({ getOtherSettings: async () => ({ defaultMemberGroupId: 4 }) }))
vi.mock('@/lib/tenancy/current-directory', () => ({
  getTenantByHost: async (host: string | null) => (host === 'lykia.localhost' ? { company: 'lykia' } : null),
}))

const CALLBACK = 'http://lykia.localhost/api/auth/callback/google'
const api = vi.mocked(callApi)
let google: OidcServer

beforeAll(async () => {
  google = await startOidcServer([CALLBACK])
  for (const name of ['AUTH_SECRET', 'REMEMBER_SECRET', 'SERVICE_KEY', 'REVALIDATE_SECRET']) {
    vi.stubEnv(name, name.padEnd(40, 'x'))
  }
  vi.stubEnv('API_BASE_URL', 'http://127.0.0.1:4000')
  vi.stubEnv('AUTH_TRUST_HOST', 'true')
  vi.stubEnv('GOOGLE_ISSUER', google.issuer)
  vi.stubEnv('GOOGLE_CLIENT_ID', google.clientId)
  vi.stubEnv('GOOGLE_CLIENT_SECRET', OIDC_SECRET)
  google.accounts.set('ada', { email: 'ada@mail.example', email_verified: true, given_name: 'Ada' })
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await google.stop()
})
beforeEach(() => {
  api.mockReset().mockResolvedValue({ ok: true, data: session() })
})

const refuse = (code: string) => api.mockResolvedValue({ ok: false, error: { code, status: 409, message: code } })

/** Submits the sign-in button. Returns the redirect to the provider and the cookies to bring back. */
async function start(callbackUrl = '/tr/p/kekova') {
  const { status, location, set } = await ask({ path: '/api/auth/signin/google', form: { callbackUrl } })
  return { status, location: location ?? '', cookies: keep(set) }
}

/** Requests the callback as the provider's redirect does. Cookie values are percent-encoded on the way. */
async function comeBack(url: string, cookies: Record<string, string>) {
  const { pathname, search } = new URL(url)
  const { NextRequest } = await import('next/server')
  const { handleAuth } = await import('./handle-auth')
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
  const request = new NextRequest(`http://lykia.localhost${pathname}${search}`, {
    headers: { host: 'lykia.localhost', ...(cookie.length > 0 ? { cookie: cookie.join('; ') } : {}) },
  })
  const response = await handleAuth(request, pathname.replace('/api/auth/', '').split('/'))
  return { status: response.status, location: response.headers.get('location'), set: response.headers.getSetCookie() }
}

async function signIn(isRefused = false, callbackUrl?: string) {
  const { location, cookies } = await start(callbackUrl)
  return comeBack(await google.visit(location, 'ada', isRefused), cookies)
}

// Runs before the tests that end with Google unavailable.
describe('connecting Google to an account', () => {
  const member = async () => keep((await ask({ body: { email: 'ipek@mail.example', password: 'secret' } })).set)

  async function setOut(own: Record<string, string>, form: Record<string, string> = { connect: '1' }) {
    const headers = { referer: 'http://lykia.localhost/tr/user/profile' }
    const { location, set } = await ask({ path: '/api/auth/signin/google', form, headers, cookies: own })
    return { url: await google.visit(location ?? '', 'ada'), cookies: keep(set) }
  }

  test('the member who set out stays who they are, and is told', async () => {
    const own = await member()
    const { url, cookies } = await setOut(own)
    api.mockReset().mockResolvedValue({ ok: true, data: {} })
    const { location, set } = await comeBack(url, { ...own, ...cookies })
    expect(location).toBe('/tr/user/profile?notice=connect')
    expect(keep(set)).toEqual({})
    expect(api).toHaveBeenCalledOnce()
    const [name, request, options] = api.mock.calls[0] ?? []
    expect([name, options]).toEqual([
      'connectProvider',
      expect.objectContaining({ token: 'api-token-7', company: 'lykia' }),
    ])
    const { provider, providerToken } = request as { provider: string; providerToken: string }
    expect([provider, decodeJwt(providerToken).sub]).toEqual(['google', 'ada'])
  })

  test('what the API refuses is said in the profile, and nobody is signed out', async () => {
    const own = await member()
    const { url, cookies } = await setOut(own)
    refuse('identityTaken')
    const { location, set } = await comeBack(url, { ...own, ...cookies })
    expect([location, keep(set)]).toEqual(['/tr/user/profile?error=identityTaken', {}])
    expect(set.filter((cookie) => /^(user_id|auth\._token|next-auth\.session)/.test(cookie))).toEqual([])
  })

  test.each([
    ['no more a member', async () => setOut(await member()), () => ({})],
    ['a member who did not ask for it', async () => setOut(await member(), {}), member],
    [
      'a member who asked to connect another',
      async () => {
        const { url, cookies } = await setOut(await member())
        return { url, cookies: { ...cookies, 'auth.connecting': 'facebook' } }
      },
      member,
    ],
  ])('%s signs in as always', async (_name, begin, own) => {
    const { url, cookies } = await begin()
    await comeBack(url, { ...(await own()), ...cookies })
    const names = api.mock.calls.map(([name]) => name)
    expect(names).toContain('googleSignIn')
    expect(names).not.toContain('connectProvider')
  })
})

describe('signing in by Google', () => {
  test('ends where it began, with the session and the cookies of the specification', async () => {
    const { status, location, set } = await signIn()
    expect([status, location]).toEqual([303, '/tr/p/kekova'])
    const kept = keep(set)
    expect(Object.keys(kept).sort()).toEqual([
      'auth._token.google',
      'auth.strategy',
      'next-auth.session-token',
      'user_id',
    ])
    expect(kept['auth.strategy']).toBe('google')
    expect(await readSession(jar(kept))).toMatchObject({ apiToken: 'api-token-7', company: 'lykia' })
    const [name, request, options] = api.mock.calls[0] ?? []
    expect([name, request]).toEqual(['googleSignIn', { locale: 'tr' }])
    // The API verifies the provider's own token; no e-mail address from the browser is used.
    expect(decodeJwt(options?.token ?? '')).toMatchObject({ iss: google.issuer, aud: google.clientId, sub: 'ada' })
  })

  test('asks for proof of the browser that began: state and code verifier', async () => {
    const { location } = await start()
    const query = new URL(location).searchParams
    expect(query.get('redirect_uri')).toBe(CALLBACK)
    expect([query.get('code_challenge_method'), query.has('state')]).toEqual(['S256', true])
  })

  test('consent denied leads to the sign-in and asks the API nothing', async () => {
    const { location, set } = await signIn(true)
    expect(location).toBe('/tr/user?tab=login&error=providerTokenInvalid')
    expect(keep(set)).toEqual({})
    expect(api).not.toHaveBeenCalled()
  })

  test('a state of another browser is refused', async () => {
    const mine = await start()
    const theirs = await google.visit((await start()).location, 'ada')
    const { location, set } = await comeBack(theirs, mine.cookies)
    expect(location).toBe('/tr/user?tab=login&error=providerTokenInvalid')
    expect(keep(set)).toEqual({})
    expect((await comeBack(theirs, {})).location).toBe('/user?tab=login&error=providerTokenInvalid')
    expect(api).not.toHaveBeenCalled()
  })

  test('a code is good for once', async () => {
    const { location, cookies } = await start()
    const back = await google.visit(location, 'ada')
    expect((await comeBack(back, cookies)).location).toBe('/tr/p/kekova')
    expect((await comeBack(back, cookies)).location).toContain('error=providerTokenInvalid')
  })

  test.each([
    ['emailMissing', 'register'],
    ['emailUnverified', 'login'],
    ['accountExists', 'login'],
  ])('what the API refuses is said on the page of the sign-in: %s', async (code, tab) => {
    refuse(code)
    const { location, set } = await signIn()
    expect(location).toBe(`/tr/user?tab=${tab}&error=${code}`)
    expect(keep(set)).toEqual({})
  })

  test.each([
    '//evil.example',
    'https://evil.example/x',
    '/\\evil.example',
    'javascript:alert(1)',
    '/api/auth/signout',
  ])('leads to no other site: %s', async (callbackUrl) => {
    const { location } = await signIn(false, callbackUrl)
    expect(location).toBe('/')
  })

  test('a button of another site begins nothing', async () => {
    const { status } = await ask({
      path: '/api/auth/signin/google',
      form: {},
      headers: { origin: 'http://evil.example' },
    })
    expect(status).toBe(403)
    expect((await ask({ path: '/api/auth/signin/facebook', form: {} })).status).toBe(404)
    expect((await ask({ path: '/api/auth/offered', method: 'GET' })).json).toEqual({ providers: ['google'] })
  })

  test('a provider that is away is said to be', async () => {
    const { location, cookies } = await start()
    const back = await google.visit(location, 'ada')
    // next-auth has one logger for the process: its message must be attributed to this sign-in despite concurrent ones.
    const held = google.hold()
    const waiting = start()
    await new Promise((resolve) => setTimeout(resolve, 100))
    await ask({ path: '/api/auth/session', method: 'GET' })
    await google.stop()
    held.release()
    expect((await waiting).location).toBe('/tr/user?tab=login&error=providerUnavailable')
    expect((await start()).location).toBe('/tr/user?tab=login&error=providerUnavailable')
    expect((await comeBack(back, cookies)).location).toBe('/tr/user?tab=login&error=providerUnavailable')
  })
})
