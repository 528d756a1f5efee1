import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from './harness'

const MINUTE = 60_000
const DAY = 86_400_000

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

async function logIn(email: string, password = 'secret') {
  const { data } = await api.ask('login', { email, password, remember: true })
  return { token: data.token, rememberToken: data.rememberToken ?? '' }
}
const signInAgain = (rememberToken: string) => api.ask('rememberedSignIn', { rememberToken })
const isSignedIn = async (token: string) => (await api.ask('getMember', {}, { token })).status === 200

async function remember(email: string) {
  await api.registerMember(email)
  return logIn(email)
}

test('a credential is given to who asks to be remembered, to nobody else, and is stored as a hash', async () => {
  const { rememberToken } = await remember('asks@mail.example')
  expect(rememberToken).toHaveLength(43)
  const { data } = await api.ask('login', { email: 'asks@mail.example', password: 'secret' })
  expect(data.rememberToken).toBeNull()
  const { rows } = await api.registry
    .requireDatabase('alpha')
    .execute(`select row_to_json(s)::text as row from member_sessions s`)
  expect(JSON.stringify(rows)).not.toContain(rememberToken)
})

test('it signs in after the session has expired, for 90 days from the last sign-in on', async () => {
  const start = api.clock.now
  const first = await remember('returns@mail.example')
  api.clock.now = start + 60 * DAY
  expect(await isSignedIn(first.token)).toBe(false)
  const again = await signInAgain(first.rememberToken)
  expect([again.status, again.data.member.email]).toEqual([200, 'returns@mail.example'])
  api.clock.now += 80 * DAY
  const third = await signInAgain(again.data.rememberToken ?? '')
  expect(third.status).toBe(200)
  api.clock.now += 90 * DAY
  expect((await signInAgain(third.data.rememberToken ?? '')).code).toBe('invalidCredentials')
  api.clock.now = start
})

test('it is exchanged for the next one; two tabs at once are both signed in, a later use is refused', async () => {
  const { rememberToken } = await remember('tabs@mail.example')
  const both = await Promise.all([signInAgain(rememberToken), signInAgain(rememberToken)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(both.map(({ data }) => data.rememberToken)).size).toBe(2)
  api.clock.now += 2 * MINUTE
  expect((await signInAgain(rememberToken)).code).toBe('invalidCredentials')
  for (const { data } of both) expect((await signInAgain(data.rememberToken ?? '')).status).toBe(200)
})

describe('it is useless after', () => {
  const ends: [string, (email: string, session: { token: string; rememberToken: string }) => Promise<unknown>][] = [
    ['signing out', (_email, { token }) => api.ask('logout', {}, { token })],
    [
      '"sign out everywhere" on another device',
      async (email) => api.ask('endOtherSessions', {}, { token: (await logIn(email)).token }),
    ],
    [
      'the end of its session on another device, also once that session has expired',
      async (email) => {
        api.clock.now += 40 * DAY
        const { token } = await logIn(email)
        const { data } = await api.ask('getAccount', {}, { token })
        const other = data.memberSessions.find(({ current }) => !current)
        return api.ask('endSession', { sessionId: other?.sessionId ?? 0 }, { token })
      },
    ],
    [
      'the end of the session that it was exchanged for a moment ago',
      async (_email, { rememberToken }) => {
        const { token } = (await signInAgain(rememberToken)).data
        return api.ask('logout', {}, { token })
      },
    ],
    [
      'a changed password',
      async (email) => {
        const { token } = await logIn(email)
        return api.ask('updateMember', { currentPassword: 'secret', password: 'secret-2' }, { token })
      },
    ],
    [
      'a changed password in its own browser, which stays signed in',
      async (_email, { token }) => {
        await api.ask('updateMember', { currentPassword: 'secret', password: 'secret-2' }, { token })
        expect(await isSignedIn(token)).toBe(true)
      },
    ],
    ['the deletion of the account', (_email, { token }) => api.ask('deleteMember', { password: 'secret' }, { token })],
  ]

  test.each(ends)('%s', async (name, end) => {
    const email = `${name.replace(/\W+/g, '-').slice(0, 30)}@mail.example`
    const session = await remember(email)
    await end(email, session)
    expect((await signInAgain(session.rememberToken)).code).toBe('invalidCredentials')
  })

  test('"sign out everywhere" in the minute after it was exchanged', async () => {
    const { rememberToken } = await remember('minute@mail.example')
    await signInAgain(rememberToken)
    const { token } = await logIn('minute@mail.example')
    await api.ask('endOtherSessions', {}, { token })
    expect((await signInAgain(rememberToken)).code).toBe('invalidCredentials')
  })
})

test('guessing is limited', async () => {
  const tries = Array.from({ length: 61 }, (_, index) => signInAgain(`guess-${index}`.padEnd(43, 'x')))
  const codes = (await Promise.all(tries)).map(({ code }) => code)
  expect(codes).toContain('tooManyRequests')
})
