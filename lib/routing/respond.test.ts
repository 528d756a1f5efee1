import { describe, expect, test } from 'vitest'
import de from '@/messages/de/errors.json'
import type { RouteDecision } from './decide-route'
import { respond } from './respond'
import { openRequest } from './test-support'

const FORGED = {
  company: 'orion',
  'x-company': 'orion',
  'x-locale': 'ar',
  'x-next-intl-locale': 'ar',
  'x-service-key': 'k',
  'x-client-address': '127.0.0.1',
  'content-security-policy': "script-src 'nonce-forged'",
  'content-security-policy-report-only': 'forged',
}
const PAGE = {
  kind: 'page',
  company: 'lykia',
  locale: 'de',
  internalPath: '/de/lykia/p/a',
  isCacheable: true,
  isUnavailable: false,
  isOfVisitor: false,
} as const satisfies RouteDecision

const answer = (decision: RouteDecision, headers: Record<string, string> = {}) =>
  respond(openRequest('/asked?x=1', headers), decision)
const sentOn = (response: Response, name: string): string | null => response.headers.get(`x-middleware-request-${name}`)

test.each([
  ['unknownHost', 421],
  ['noTenants', 503],
] as const)('%s is refused in the visitor’s language', (reason, status) => {
  const response = answer({ kind: 'refuse', reason }, { 'accept-language': 'tr' })
  expect([response.status, response.headers.get('content-language')]).toEqual([status, 'tr'])
})

test.each([
  [false, 307],
  [true, 308],
])('a redirect, for ever: %s', (isPermanent, status) => {
  const response = answer({ kind: 'redirect', location: '/ticket', isPermanent })
  expect([response.status, response.headers.get('location')]).toEqual([status, 'http://lykia.localhost/ticket'])
  expect(response.headers.get('set-cookie')).toBeNull()
})

test('the choice of a language sets its cookie, for this visitor alone', () => {
  const response = answer({ kind: 'chooseLocale', location: '/ru?utm=1', locale: 'ru' })
  expect([response.status, response.headers.get('location')]).toEqual([307, 'http://lykia.localhost/ru?utm=1'])
  expect(response.headers.get('set-cookie')).toMatch(/^travellocale=ru; Path=\/; .*Max-Age=31536000/)
  expect(response.headers.get('cache-control')).toBe('private, no-cache')
})

test('a sign-in is ended by clearing its cookies, secure ones by secure ones', () => {
  const response = answer({ kind: 'endLogin', location: '/de', cookies: ['user_id', '__Host-next-auth.session-token'] })
  expect(new URL(response.headers.get('location') ?? '').pathname).toBe('/de')
  const [plain, secure] = response.headers.getSetCookie()
  expect(plain).toMatch(/^user_id=;.*Max-Age=0/)
  expect(plain).not.toMatch(/Secure/)
  expect(secure).toMatch(/^__Host-next-auth\.session-token=;.*Secure/)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

describe('headers of our own that a browser sends', () => {
  test.each<[string, RouteDecision, string | null]>([
    ['a file', { kind: 'file', company: 'lykia', locale: 'de' }, null],
    ['a cacheable page', PAGE, null],
    ['any other page', { ...PAGE, isCacheable: false }, 'nonce-'],
    ['what is missing', { kind: 'missing', company: 'lykia', locale: 'de' }, 'nonce-'],
  ])('do not reach %s', (_name, decision, policy) => {
    const response = answer(decision, FORGED)
    expect([sentOn(response, 'company'), sentOn(response, 'x-locale')]).toEqual(['lykia', 'de'])
    for (const name of ['x-company', 'x-next-intl-locale', 'x-service-key', 'x-client-address'])
      expect(sentOn(response, name)).toBeNull()
    expect(sentOn(response, 'content-security-policy-report-only')).toBeNull()
    const sent = sentOn(response, 'content-security-policy')
    if (policy === null) expect(sent).toBeNull()
    else expect(sent).toContain(policy)
    expect(sent ?? '').not.toContain('forged')
  })
})

describe('a page', () => {
  test('is rewritten to its internal path, with its query', () => {
    const response = answer(PAGE)
    expect(response.headers.get('x-middleware-rewrite')).toBe('http://lykia.localhost/de/lykia/p/a?x=1')
    expect([response.status, response.headers.get('retry-after')]).toEqual([200, null])
    expect([response.headers.get('cache-control'), response.headers.get('x-script-sources')]).toEqual([null, null])
  })

  test('that is this visitor’s answer is cached by nobody else', () => {
    expect(answer({ ...PAGE, isOfVisitor: true }).headers.get('cache-control')).toBe('private, no-cache')
  })

  test('that cannot be shown says so to machines', () => {
    const response = answer({ ...PAGE, isUnavailable: true })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(response.headers.get('x-middleware-rewrite')).toContain('/de/lykia/p/a')
  })

  test('that is missing is rewritten to where no route is', () => {
    const response = answer({ kind: 'missing', company: 'lykia', locale: 'de' })
    expect(new URL(response.headers.get('x-middleware-rewrite') ?? '').pathname).toBe('/missing')
  })
})

test("without a frame a short page says so in the page's language, with a way to try again", async () => {
  const response = answer({ kind: 'unavailable', locale: 'de', isOfVisitor: false }, { 'accept-language': 'tr' })
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect(response.headers.get('cache-control')).toBe('no-store')
  const html = await response.text()
  expect(html).toContain('<html lang="de" dir="ltr">')
  for (const text of [de.noTenants.title, de.boundary.text]) expect(html).toContain(text)
  expect(html).toContain(`<a href="">${de.boundary.retry}</a>`)
  expect(html).toContain(`<a href="/de">${de.boundary.home}</a>`)
})
