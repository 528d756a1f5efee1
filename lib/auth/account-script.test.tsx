import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announceSession } from '@/lib/session/session-hint'
import { ACCOUNT_SCRIPT, SESSION_ASKED_KEY } from './account-script'
import { AUTH_PATHS } from './auth-paths'

const setCookie = (cookie: string) => Object.assign(document, { cookie: `${cookie}; path=/` })
const isKnown = () => document.documentElement.hasAttribute('data-account')

function forget() {
  for (const name of ['user_id', 'agency_hint', 'other_user_id', 'remember_hint']) setCookie(`${name}=; max-age=0`)
}
const fetched = vi.fn<typeof fetch>()
const listen = window.addEventListener.bind(window)
/** Removes the event listeners that the scripts of one test added. */
let ending: AbortController

beforeEach(() => {
  document.documentElement.removeAttribute('data-account')
  sessionStorage.clear()
  vi.stubGlobal('fetch', fetched)
  ending = new AbortController()
  const { signal } = ending
  vi.stubGlobal('addEventListener', (type: string, heard: () => void) => listen(type, heard, { signal }))
  fetched.mockReset().mockImplementation(async () => Response.json({ state: 'member' }))
})
afterEach(() => {
  forget()
  ending.abort()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const run = () => new Function(ACCOUNT_SCRIPT)()
/** The response of the session call where there is no session. */
const answerGuest = () =>
  fetched.mockImplementation(async () => {
    forget()
    return Response.json({ state: 'guest' })
  })

test.each([
  ['user_id=12', true],
  ['agency_hint=1', true],
  ['user_id=', false],
  ['other_user_id=12', false],
])('with the cookie %s somebody is there: %s', (cookie, expected) => {
  document.documentElement.removeAttribute('data-account')
  setCookie('first=1')
  setCookie(cookie)
  new Function(ACCOUNT_SCRIPT)()
  expect(isKnown()).toBe(expected)
})

test('it follows who signs in and out', () => {
  new Function(ACCOUNT_SCRIPT)()
  expect(isKnown()).toBe(false)
  setCookie('user_id=7')
  announceSession()
  expect(isKnown()).toBe(true)
  forget()
  announceSession()
  expect(isKnown()).toBe(false)
})

test('a guest whom this browser remembers is signed in again, asked for once by a page, and every tab shows it', async () => {
  setCookie('remember_hint=1')
  fetched.mockImplementation(async (path) => {
    if (path === AUTH_PATHS.rememberedSignIn) setCookie('user_id=7')
    return Response.json({ state: 'member' })
  })
  run()
  announceSession()
  await vi.waitFor(() => expect(isKnown()).toBe(true))
  const asked = fetched.mock.calls.filter(([path]) => path === AUTH_PATHS.rememberedSignIn)
  expect(asked).toEqual([[AUTH_PATHS.rememberedSignIn, expect.objectContaining({ method: 'POST' })]])
})

test('where nobody can be signed in again the page shows a guest and asks no more', async () => {
  setCookie('remember_hint=1')
  fetched.mockRejectedValue(new TypeError('no network'))
  run()
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce())
  announceSession()
  expect(isKnown()).toBe(false)
  expect(fetched).toHaveBeenCalledOnce()
})

test('a guest asks nothing', () => {
  run()
  announceSession()
  expect(fetched).not.toHaveBeenCalled()
  expect(sessionStorage).toHaveLength(0)
})

test('a tab asks once whether the session is there, and its mark names nobody', async () => {
  setCookie('user_id=712')
  run()
  announceSession()
  run()
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/auth/session', { priority: 'low' }))
  expect({ ...sessionStorage }).toEqual({ [SESSION_ASKED_KEY]: '1' })
  expect(isKnown()).toBe(true)
})

test('where there is none, this tab and others show a guest at once, and the next hint is asked about anew', async () => {
  answerGuest()
  const heard = vi.fn()
  const other = new BroadcastChannel('kervan.session')
  other.onmessage = heard
  const own = vi.fn()
  window.addEventListener('sessionchange', own, { once: true })
  setCookie('user_id=7')
  run()
  expect(isKnown()).toBe(true)
  await vi.waitFor(() => expect(isKnown()).toBe(false))
  await vi.waitFor(() => expect(heard).toHaveBeenCalled())
  other.close()
  expect(own).toHaveBeenCalledOnce()
  expect(sessionStorage).toHaveLength(0)
  setCookie('agency_hint=1')
  announceSession()
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('what another tab finds out is shown without a focus', async () => {
  setCookie('user_id=7')
  run()
  forget()
  const other = new BroadcastChannel('kervan.session')
  other.postMessage('sessionchange')
  await vi.waitFor(() => expect(isKnown()).toBe(false))
  other.close()
})

test.each([
  ['an API that cannot say', async () => Response.json({ state: 'unknown' })],
  ['no answer', async () => Promise.reject(new TypeError('offline'))],
  ['a page instead of an answer', async () => new Response('<html>')],
])('%s changes nothing, and is asked again', async (_name, answer) => {
  fetched.mockImplementation(answer)
  setCookie('user_id=7')
  run()
  await vi.waitFor(() => expect(sessionStorage).toHaveLength(0))
  expect(isKnown()).toBe(true)
})

test('with a blocked storage it is asked once a page', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  setCookie('user_id=7')
  run()
  announceSession()
  expect(fetched).toHaveBeenCalledOnce()
  expect(isKnown()).toBe(true)
})
