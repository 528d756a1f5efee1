import { NextRequest } from 'next/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { lykia, orion } from '@/lib/routing/test-support'
import de from '@/messages/de/errors.json'
import en from '@/messages/en/errors.json'
import { config, middleware } from './middleware'

const known = { tenants: [lykia, orion] }

vi.mock('@/lib/tenancy/current-directory', () => ({
  getDirectory: () => ({
    ready: async () => undefined,
    get isEmpty() {
      return known.tenants.length === 0
    },
    getByHost: (host: string | null) =>
      known.tenants.find((tenant) => tenant.hosts.includes((host ?? '').replace(/:.*/, ''))) ?? null,
  }),
}))

vi.mock('@/lib/auth/stale-login', () => ({ endStaleLogin: async () => [] }))
vi.mock('@/lib/api/api-state', () => ({ isApiUnavailable: async () => false }))
vi.mock('@/lib/cache/cacheable-routes', () => ({ isCacheableRoute: (path: string) => /\/p\//.test(path) }))
vi.mock('@/lib/cache/stored-page', () => ({ hasStoredPage: () => false, hasSharedPage: async () => false }))

beforeEach(() => {
  known.tenants = [lykia, orion]
})

const fetchPage = (address: string, headers: Record<string, string> = {}): Promise<Response> => {
  const { host } = new URL(address)
  return middleware(new NextRequest(address, { headers: { host, ...headers } }))
}

const rewrittenTo = (response: Response): string => new URL(response.headers.get('x-middleware-rewrite') ?? '').pathname
const sentOn = (response: Response, name: string): string | null => response.headers.get(`x-middleware-request-${name}`)

describe('tenant', () => {
  test('a file without languages is found with one in front of it too', async () => {
    for (const path of ['/ticket', '/robots.txt']) {
      const response = await fetchPage(`http://orion.localhost/ar${path}`)
      expect(response.headers.get('location')).toBe(`http://orion.localhost${path}`)
    }
  })

  test('an unknown host is refused in the language of the person', async () => {
    const response = await fetchPage('http://nobody.localhost/p/a', { 'accept-language': 'de-AT' })
    expect(response.status).toBe(421)
    expect(response.headers.get('content-language')).toBe('de')
    expect(await response.text()).toContain(de.unknownHost.text)
  })

  test('without any tenant the shop says that it will be back', async () => {
    known.tenants = []
    const response = await fetchPage('http://lykia.localhost/')
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBeTruthy()
    expect(await response.text()).toContain(en.noTenants.text)
  })

  test('headers of our own that a browser sends are replaced or dropped', async () => {
    const forged = {
      company: 'orion',
      'x-company': 'orion',
      'x-locale': 'ar',
      'x-next-intl-locale': 'ar',
      'x-service-key': 'k',
    }
    const response = await fetchPage('http://lykia.localhost/de/p/a', forged)
    expect(rewrittenTo(response)).toBe('/de/lykia/p/a')
    expect(sentOn(response, 'company')).toBe('lykia')
    expect(sentOn(response, 'x-locale')).toBe('de')
    for (const name of ['x-company', 'x-next-intl-locale', 'x-service-key']) expect(sentOn(response, name)).toBeNull()
  })

  test.each(['/en/orion/p/a', '/de/orion/p/a', '/orion/p/a'])('no path names another tenant: %s', async (path) => {
    const response = await fetchPage(`http://lykia.localhost${path}`)
    const target = response.headers.get('location') ?? rewrittenTo(response)
    expect(target).not.toMatch(/^\/(en|de)\/orion/)
  })

  test('files of the tenant go on with its name', async () => {
    const response = await fetchPage('http://orion.localhost/robots.txt', { company: 'lykia' })
    expect(response.headers.get('x-middleware-next')).toBe('1')
    expect(sentOn(response, 'company')).toBe('orion')
  })
})

describe('language', () => {
  test.each([
    ['http://lykia.localhost/', {}, '/en/lykia'],
    ['http://lykia.localhost/', { 'accept-language': 'ar' }, '/en/lykia'],
    ['http://orion.localhost/', { 'accept-language': 'en' }, '/en/orion'],
    ['http://orion.localhost/', { cookie: 'travellocale=en', 'accept-language': 'ru' }, '/en/orion'],
  ])('%s with %o is English, sets no cookie and is for nobody else', async (address, headers, expected) => {
    const response = await fetchPage(address, headers)
    expect(rewrittenTo(response)).toBe(expected)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(response.headers.get('cache-control')).toMatch(/private/)
  })

  test.each([
    ['http://orion.localhost/', {}, '/de'],
    ['http://orion.localhost/?utm=1', { 'accept-language': 'ar' }, '/ar?utm=1'],
    ['http://lykia.localhost/', { cookie: 'travellocale=ru' }, '/ru'],
  ])('%s with %o goes to %s and remembers it', async (address, headers, expected) => {
    const response = await fetchPage(address, headers)
    expect(response.status).toBe(307)
    const location = new URL(response.headers.get('location') ?? '')
    expect(`${location.pathname}${location.search}`).toBe(expected)
    const cookie = response.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(new RegExp(`^travellocale=${expected.slice(1, 3)}; Path=/; .*Max-Age=31536000`))
    expect(cookie).toMatch(/SameSite=lax/i)
  })

  test('a deep address is never redirected by wish or cookie and sets none', async () => {
    const response = await fetchPage('http://orion.localhost/p/a', {
      cookie: 'travellocale=ru',
      'accept-language': 'tr',
    })
    expect(rewrittenTo(response)).toBe('/en/orion/p/a')
    expect(response.headers.get('set-cookie')).toBeNull()
  })
})

test.each([
  ['false', '/missing'],
  ['true', '/en/lykia/styleguide'],
])('the style guide is missing for visitors unless it is asked for: %s', async (shown, expected) => {
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubEnv('STYLEGUIDE', shown)
  vi.stubEnv('API_BASE_URL', 'http://127.0.0.1:4000')
  for (const name of ['AUTH_SECRET', 'REMEMBER_SECRET', 'SERVICE_KEY', 'REVALIDATE_SECRET'])
    vi.stubEnv(name, name.padEnd(40, 'x'))
  vi.resetModules()
  const { middleware: fresh } = await import('./middleware')
  const address = 'http://lykia.localhost/styleguide'
  const response = await fresh(new NextRequest(address, { headers: { host: 'lykia.localhost' } }))
  expect(rewrittenTo(response)).toBe(expected)
  vi.unstubAllEnvs()
})

test.each([
  ['/', true],
  ['/de/p/x.y', true],
  ['/apiary', true],
  ['/robots.txt', true],
  ['/images', true],
  ['/images/share', true],
  ['/images/share/de/p/kekova.jpg', false],
  ['/api', false],
  ['/api/operator/getSettings', false],
  ['/_next/static/chunks/a.js', false],
  ['/images/404.svg', false],
  ['/fonts/latin.woff2', false],
  ['/uploads/lykia/a-320.webp', false],
  ['/favicon.ico', false],
])('the matcher takes %s: %s', (path, expected) => {
  expect(new RegExp(`^${config.matcher[0]}$`).test(path)).toBe(expected)
})

describe('scripts', () => {
  test('nothing of a visit reaches a page that is kept for all', async () => {
    const forged = { 'content-security-policy': "script-src 'nonce-forged'", 'x-script-sources': "'nonce-forged'" }
    const response = await fetchPage('http://lykia.localhost/p/boat', forged)
    expect(sentOn(response, 'content-security-policy')).toBeNull()
    expect(response.headers.get('x-script-sources')).toBeNull()
  })

  test('any other page is rendered with the nonce that its policy names, a new one at each visit', async () => {
    const [first, second] = await Promise.all(
      ['one', 'two'].map(() =>
        fetchPage('http://lykia.localhost/basket/cart', { 'content-security-policy': 'forged' }),
      ),
    )
    const rendered = sentOn(first as Response, 'content-security-policy') ?? ''
    const nonce = /^script-src ('nonce-[\w+/=]{20,}')$/.exec(rendered)?.[1] ?? 'none'
    expect(first?.headers.get('x-script-sources')).toContain(nonce)
    expect(second?.headers.get('x-script-sources')).not.toContain(nonce)
  })
})
