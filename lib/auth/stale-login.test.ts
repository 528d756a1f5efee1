import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { callApi } from '@/lib/api/server'
import { readSession } from '@/lib/session/read-session'
import { endStaleLogin } from './stale-login'
import { ask, jar, keep, session } from './test-support'

vi.mock('@/lib/api/server', () => ({ callApi: vi.fn() }))
vi.mock('@/lib/settings/queries', () => ({ getOtherSettings: async () => ({ defaultMemberGroupId: 4 }) }))
vi.mock('@/lib/tenancy/current-directory', () => ({ getTenantByHost: async () => ({ company: 'lykia' }) }))

const api = vi.mocked(callApi)
const SESSION = 'next-auth.session-token'
type Jar = Record<string, string>

beforeAll(() => {
  for (const name of ['AUTH_SECRET', 'REMEMBER_SECRET', 'SERVICE_KEY', 'REVALIDATE_SECRET']) {
    vi.stubEnv(name, name.padEnd(40, 'x'))
  }
  vi.stubEnv('API_BASE_URL', 'http://127.0.0.1:4000')
})
afterAll(() => {
  vi.unstubAllEnvs()
})

/** Cookies of two signed-in members. */
let own: Jar
let others: Jar

async function signIn(id: number): Promise<Jar> {
  api.mockReset().mockResolvedValue({ ok: true, data: session(id) })
  return keep((await ask({ body: { email: 'ipek@mail.example', password: 'secret' } })).set)
}

beforeEach(async () => {
  others = await signIn(8)
  own = await signIn(7)
  api.mockReset().mockResolvedValue({ ok: true, data: {} })
})

const look = (cookies: Jar, company = 'lykia') => endStaleLogin(jar(cookies).getAll(), company)
const without = (name: string): Jar => Object.fromEntries(Object.entries(own).filter(([other]) => other !== name))

describe('nothing is cleared', () => {
  test.each([
    ['of a member', () => own],
    ['of a visitor', () => ({ travellocale: 'de', currency: 'EUR' })],
    ['of a visitor with leftovers', () => ({ 'auth.strategy': 'local' })],
    ['of a visitor with a session that nobody can read', () => ({ [SESSION]: 'garbage' })],
  ])('%s', async (_name, cookies: () => Jar) => {
    expect(await look({ ...cookies(), basket: '1' })).toEqual([])
    expect(api).not.toHaveBeenCalled()
  })
})

describe('one cookie changed, and all go', () => {
  const all = () => Object.keys(own).sort()

  test.each([
    ['user_id of another', () => ({ ...own, user_id: '8' })],
    ['user_id that is no number', () => ({ ...own, user_id: '7 ' })],
    ['an unknown strategy', () => ({ ...own, 'auth.strategy': 'evil' })],
    ['a strategy without its token', () => ({ ...own, 'auth.strategy': 'google' })],
    ['another token', () => ({ ...own, 'auth._token.local': 'x'.repeat(32) })],
    ['a token of the same beginning', () => ({ ...own, 'auth._token.local': `${own['auth._token.local']}x` })],
    ['the token of another', () => ({ ...own, 'auth._token.local': others['auth._token.local'] ?? '' })],
  ])('%s: and the session is ended', async (_name, cookies) => {
    expect((await look(cookies())).sort()).toEqual(all())
    const token = { company: 'lykia', token: 'api-token-7' }
    expect(api).toHaveBeenCalledExactlyOnceWith('logout', {}, expect.objectContaining(token))
  })

  test.each(['user_id', 'auth.strategy', 'auth._token.local'])('%s taken away', async (name) => {
    const kept = without(name)
    expect((await look(kept)).sort()).toEqual(Object.keys(kept).sort())
    expect(api).toHaveBeenCalledOnce()
  })

  test('the session of another: that is the one which ends', async () => {
    expect((await look({ ...own, [SESSION]: others[SESSION] ?? '' })).sort()).toEqual(all())
    expect(api).toHaveBeenCalledExactlyOnceWith('logout', {}, expect.objectContaining({ token: 'api-token-8' }))
  })

  test.each([
    ['taken away', () => without(SESSION)],
    ['forged', () => ({ ...own, [SESSION]: 'forged' })],
    ['changed in one place', () => ({ ...own, [SESSION]: `${own[SESSION]?.slice(0, -4)}AAAA` })],
  ])('the session %s: there is none to end', async (_name, cookies: () => Jar) => {
    const kept = cookies()
    expect((await look(kept)).sort()).toEqual(Object.keys(kept).sort())
    expect(api).not.toHaveBeenCalled()
  })

  test('all of them of another shop: nobody here, and that session is left to its shop', async () => {
    expect((await look(own, 'orion')).sort()).toEqual(all())
    expect(api).not.toHaveBeenCalled()
  })

  test('an API that is away changes nothing of it', async () => {
    api.mockResolvedValue({ ok: false, error: { code: 'unavailable', status: 503, message: '' } })
    expect((await look({ ...own, user_id: '8' })).sort()).toEqual(all())
  })
})

test('a session that somebody else put into the browser is not the one that is signed in', async () => {
  api.mockResolvedValue({ ok: true, data: session(7) })
  const form = { email: 'ipek@mail.example', password: 'secret' }
  const kept = keep((await ask({ body: form, cookies: others })).set)
  for (const [name, value] of Object.entries(others)) {
    if (name !== 'auth.strategy') expect(kept[name], name).not.toBe(value)
  }
  expect(await readSession(jar(kept))).toMatchObject({ apiToken: 'api-token-7', memberId: 7 })
  expect(await readSession(jar(others))).toMatchObject({ apiToken: 'api-token-8', memberId: 8 })
})
