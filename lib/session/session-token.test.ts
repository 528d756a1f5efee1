import { NextRequest } from 'next/server'
import { encode } from 'next-auth/jwt'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { requireEnvironment } from '@/lib/env'
import { getSessionToken } from './session-token'

const secret = 'a'.repeat(32)

beforeAll(() => {
  vi.stubEnv('API_BASE_URL', 'http://127.0.0.1:4000')
  vi.stubEnv('AUTH_SECRET', secret)
  vi.stubEnv('REMEMBER_SECRET', secret)
  vi.stubEnv('SERVICE_KEY', secret)
  vi.stubEnv('REVALIDATE_SECRET', secret)
})

afterAll(() => {
  vi.unstubAllEnvs()
})

/** The environment is read once per process, perhaps by another test file. */
const ownSecret = (): string => requireEnvironment().AUTH_SECRET

const ask = (headers: Record<string, string>) =>
  getSessionToken(new NextRequest('http://lykia.localhost/', { headers }), 'lykia')

test.each(['next-auth.session-token', '__Host-next-auth.session-token'])('reads the token from %s', async (name) => {
  const token = await encode({ token: { apiToken: 'api-token-1', company: 'lykia' }, secret: ownSecret() })
  expect(await ask({ cookie: `${name}=${token}` })).toBe('api-token-1')
})

test('puts a session in pieces together', async () => {
  const token = await encode({ token: { apiToken: 'api-token-1', company: 'lykia' }, secret: ownSecret() })
  const half = Math.ceil(token.length / 2)
  const name = 'next-auth.session-token'
  expect(await ask({ cookie: `${name}.0=${token.slice(0, half)}; ${name}.1=${token.slice(half)}` })).toBe('api-token-1')
})

test('a guest, a forged session and one of another server have none', async () => {
  expect(await ask({})).toBeNull()
  expect(await ask({ cookie: 'next-auth.session-token=forged' })).toBeNull()
  const foreign = await encode({ token: { apiToken: 'x', company: 'lykia' }, secret: 'b'.repeat(32) })
  expect(await ask({ cookie: `next-auth.session-token=${foreign}` })).toBeNull()
})

test.each(['orion', undefined])('a session of another tenant has none here: %s', async (company) => {
  const token = await encode({
    token: { apiToken: 'api-token-1', ...(company ? { company } : {}) },
    secret: ownSecret(),
  })
  expect(await ask({ cookie: `next-auth.session-token=${token}` })).toBeNull()
})
