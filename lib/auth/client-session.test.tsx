import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getAccountHint, getMemberHint, subscribeToSession } from '@/lib/session/session-hint'
import { AUTH_PATHS } from './auth-paths'
import { getRememberedEmail, signIn, signOut } from './client-session'

const form = { email: 'ipek@mail.example', password: 'secret', remember: true }
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset()
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const name of ['user_id', 'agency_hint']) Object.assign(document, { cookie: `${name}=; Max-Age=0` })
})

const put = (cookie: string) => Object.assign(document, { cookie })

test.each([
  ['user_id=7', 7],
  ['user_id=abc', null],
  ['user_id=0', null],
  ['user_id=-7', null],
  ['user_id=', null],
])('the hint of %s is %s', (cookie, expected) => {
  put(cookie)
  expect(getMemberHint()).toBe(expected)
})

test.each([
  [[], 'guest'],
  [['agency_hint=1'], 'agency'],
  [['agency_hint='], 'guest'],
  [['agency_hint=1', 'user_id=7'], 'member'],
])('with %j somebody seems to be a %s', (cookies, expected) => {
  for (const cookie of cookies) put(cookie)
  expect(getAccountHint()).toBe(expected)
})

test('signing in sends the form to this shop alone, and tells this tab', async () => {
  fetched.mockResolvedValue(Response.json({ ok: true, data: { id: 7, firstName: 'İpek', mustChangePassword: false } }))
  const onChange = vi.fn()
  const stop = subscribeToSession(onChange)
  expect(await signIn(form)).toMatchObject({ ok: true, data: { id: 7 } })
  const [path, init] = fetched.mock.calls[0] ?? []
  expect([path, init?.method, init?.body]).toEqual([AUTH_PATHS.login, 'POST', JSON.stringify(form)])
  expect(onChange).toHaveBeenCalledTimes(1)
  stop()
})

test('other tabs hear of it', async () => {
  fetched.mockResolvedValue(Response.json({ ok: true, data: {} }))
  const other = new BroadcastChannel('kervan.session')
  const heard = new Promise((resolve) => other.addEventListener('message', resolve, { once: true }))
  await signOut()
  await expect(heard).resolves.toBeDefined()
  other.close()
})

test('a refusal and a network that is away are results, and nobody is told', async () => {
  const onChange = vi.fn()
  const stop = subscribeToSession(onChange)
  const error = { code: 'invalidCredentials', status: 401, message: 'no' }
  fetched.mockResolvedValueOnce(Response.json({ ok: false, error }, { status: 401 }))
  expect(await signIn(form)).toEqual({ ok: false, error })
  fetched.mockRejectedValueOnce(new TypeError('failed'))
  expect(await signIn(form)).toMatchObject({ ok: false, error: { code: 'unavailable' } })
  fetched.mockResolvedValueOnce(new Response('<html>bad gateway</html>', { status: 502 }))
  expect(await signOut()).toMatchObject({ ok: false, error: { code: 'unavailable' } })
  expect(onChange).not.toHaveBeenCalled()
  stop()
})

test('the remembered e-mail, or none', async () => {
  fetched.mockResolvedValueOnce(Response.json({ email: 'ipek@mail.example' }))
  expect(await getRememberedEmail()).toBe('ipek@mail.example')
  fetched.mockRejectedValueOnce(new TypeError('failed'))
  expect(await getRememberedEmail()).toBeNull()
})
