import { encode } from 'next-auth/jwt'
import { beforeAll, expect, test, vi } from 'vitest'
import { buildAgencyCookies, openAgencySession, readAgencyCookie, sealAgencySession } from './agency-cookies'
import { readSession } from './read-session'

const { secret } = vi.hoisted(() => ({ secret: 'a-secret-of-thirty-two-characters' }))
vi.mock('@/lib/env', () => ({ requireEnvironment: () => ({ AUTH_SECRET: secret }) }))

let sealed = ''
beforeAll(async () => {
  sealed = await sealAgencySession({ apiToken: 'ac.token', company: 'lykia' }, 60)
})

test('what was sealed is opened by its own tenant alone', async () => {
  expect(await openAgencySession(sealed, 'lykia')).toEqual({ apiToken: 'ac.token', company: 'lykia' })
  expect(await openAgencySession(sealed, 'orion')).toBeNull()
})

test('nothing, a forged and a lapsed one are nobody', async () => {
  expect(await openAgencySession(undefined, 'lykia')).toBeNull()
  expect(await openAgencySession(`${sealed.slice(0, -4)}AAAA`, 'lykia')).toBeNull()
  expect(await openAgencySession(await sealAgencySession({ apiToken: 'x', company: 'lykia' }, -60), 'lykia')).toBeNull()
})

test("a member's session is none of an agency's, and the other way round", async () => {
  const member = await encode({ token: { apiToken: 'm', company: 'lykia', memberId: 1 }, secret })
  expect(await openAgencySession(member, 'lykia')).toBeNull()
  const jar = { getAll: () => [{ name: 'next-auth.session-token', value: sealed }] }
  expect(await readSession(jar)).toBeNull()
})

test('scripts see that an agency is signed in, and nothing of its session', () => {
  const [session, hint] = buildAgencyCookies('sealed', { secure: true, maxAge: 60 })
  expect(session).toMatch(/^__Host-agency\.session=sealed; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/i)
  expect(hint).toMatch(/^agency_hint=1;.*Max-Age=60/)
  expect(hint).not.toMatch(/HttpOnly/i)
  for (const cookie of buildAgencyCookies('', { secure: false, maxAge: 0 })) expect(cookie).toMatch(/=;.*Max-Age=0/)
})

test('the name that by https only this host can set wins over the plain one', () => {
  const plain = { name: 'agency.session', value: 'plain' }
  expect(readAgencyCookie([plain, { name: '__Host-agency.session', value: 'own' }])).toBe('own')
  expect(readAgencyCookie([plain])).toBe('plain')
  expect(readAgencyCookie([])).toBeUndefined()
})
