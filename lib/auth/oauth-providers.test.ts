import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  for (const name of ['AUTH_SECRET', 'REMEMBER_SECRET', 'SERVICE_KEY', 'REVALIDATE_SECRET'])
    vi.stubEnv(name, name.padEnd(40, 'x'))
  vi.stubEnv('API_BASE_URL', 'http://127.0.0.1:4000')
  for (const name of ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'])
    vi.stubEnv(name, undefined)
})
afterEach(() => {
  vi.unstubAllEnvs()
})

async function offeredWith(env: Record<string, string>): Promise<string[]> {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const { listOffered, isOffered, buildOAuthProviders } = await import('./oauth-providers')
  const offered = listOffered()
  // The page, the handler and next-auth offer the same providers.
  expect(['google', 'facebook', 'local'].filter(isOffered)).toEqual(offered)
  expect(buildOAuthProviders().map(({ id }) => id)).toEqual(offered)
  return offered
}

const google = { GOOGLE_CLIENT_ID: 'shop, app', GOOGLE_CLIENT_SECRET: 'secret' }
const facebook = { FACEBOOK_CLIENT_ID: '1', FACEBOOK_CLIENT_SECRET: 'secret' }

test.each([
  ['nothing', {}, []],
  ['Google', google, ['google']],
  ['Facebook', facebook, ['facebook']],
  ['both', { ...google, ...facebook }, ['google', 'facebook']],
  ['half of each', { GOOGLE_CLIENT_ID: 'shop', FACEBOOK_CLIENT_SECRET: 'secret' }, []],
])('a button stands only for what is configured: %s', async (_name, env, expected) => {
  expect(await offeredWith(env)).toEqual(expected)
})
