import { describe, expect, test, vi } from 'vitest'
import type { Locale } from '@/domain/shared/locales'
import { decideRoute, isRenderedPerRequest, type RouteDecision, type RouteLookups } from './decide-route'
import type { ResolvedRequest } from './resolve-request'
import { lykia, openRequest } from './test-support'

/**
 * A shop whose API is available and in which nothing is stored, cacheable or missing; `known` overrides single answers.
 */
const lookupsWith = (known: Partial<RouteLookups> = {}): RouteLookups => ({
  asksForNothing: async () => false,
  endStaleLogin: async () => [],
  isApiUnavailable: async () => false,
  isCacheableRoute: () => false,
  hasStoredPage: () => false,
  hasSharedPage: async () => false,
  isStyleguideShown: () => false,
  ...known,
})

const UNAVAILABLE = { isApiUnavailable: async () => true }
const pageAt = (path: string, locale: Locale = 'de'): ResolvedRequest => ({ kind: 'page', tenant: lykia, locale, path })

interface Visit {
  query?: string
  headers?: Record<string, string>
  method?: string
}

const decide = (resolved: ResolvedRequest, known: Partial<RouteLookups> = {}, visit: Visit = {}) =>
  decideRoute(openRequest(`/asked${visit.query ?? ''}`, visit.headers, visit.method), resolved, lookupsWith(known))

const page = {
  kind: 'page',
  company: 'lykia',
  locale: 'de',
  isCacheable: false,
  isUnavailable: false,
  isOfVisitor: false,
}
const missing = { kind: 'missing', company: 'lykia', locale: 'de' }

describe('what the address alone decides', () => {
  test.each<[ResolvedRequest, RouteDecision]>([
    [{ kind: 'noTenants' }, { kind: 'refuse', reason: 'noTenants' }],
    [{ kind: 'unknownHost' }, { kind: 'refuse', reason: 'unknownHost' }],
    [
      { kind: 'file', tenant: lykia },
      { kind: 'file', company: 'lykia', locale: 'en' },
    ],
    [
      { kind: 'moved', location: 'http://x/p/a' },
      { kind: 'redirect', location: 'http://x/p/a', isPermanent: true },
    ],
    [
      { kind: 'unreadable', tenant: lykia, locale: 'tr' },
      { kind: 'missing', company: 'lykia', locale: 'tr' },
    ],
    [pageAt('/robots.txt'), { kind: 'redirect', location: '/robots.txt', isPermanent: false }],
  ])('%o: %o', async (resolved, decision) => {
    const refuse = () => {
      throw new Error('nothing may be asked')
    }
    const nobody = { asksForNothing: refuse, endStaleLogin: refuse, isApiUnavailable: refuse, hasSharedPage: refuse }
    expect(await decide(resolved, nobody)).toEqual(decision)
  })
})

describe("the address '/'", () => {
  const root = (locale: Locale): ResolvedRequest => ({ kind: 'root', tenant: lykia, locale })

  test('is the English home page, which is this visitor’s answer alone', async () => {
    expect(await decide(root('en'))).toEqual({ ...page, locale: 'en', internalPath: '/en/lykia', isOfVisitor: true })
  })

  test('leads to the home page of any other language, with its query', async () => {
    const decision = await decide(root('ru'), {}, { query: '?utm=1' })
    expect(decision).toEqual({ kind: 'chooseLocale', locale: 'ru', location: '/ru?utm=1' })
  })

  test('says so where it cannot be shown', async () => {
    expect(await decide(root('en'), UNAVAILABLE)).toEqual({ kind: 'unavailable', locale: 'en', isOfVisitor: true })
  })
})

describe('missing is', () => {
  test.each([
    ['a language that the tenant does not have, in the visitor’s', 'ar', '/p/a', 'tr', 'tr'],
    ['the same where the tenant does not have the visitor’s', 'ar', '/p/a', 'nl', 'en'],
    ['a file below such a language', 'ar', '/robots.txt', 'tr', 'tr'],
    ['an address of our own', 'de', '/filtered/d/x', 'tr', 'de'],
    ['the style guide', 'de', '/styleguide', 'tr', 'de'],
  ] as const)('%s', async (_name, locale, path, wish, shown) => {
    const decision = await decide(pageAt(path, locale), {}, { headers: { 'accept-language': wish } })
    expect(decision).toEqual({ ...missing, locale: shown })
  })

  test('a reservation that nobody has', async () => {
    const asksForNothing = vi.fn(async () => true)
    const decision = await decide(pageAt('/enquire-booking'), { asksForNothing }, { query: '?ref=X' })
    expect(decision).toEqual(missing)
    expect(asksForNothing).toHaveBeenCalledExactlyOnceWith('lykia', '/enquire-booking', new URLSearchParams('ref=X'))
  })

  test('not the style guide where it is asked for', async () => {
    const decision = await decide(pageAt('/styleguide'), { isStyleguideShown: () => true })
    expect(decision).toMatchObject({ kind: 'page', internalPath: '/de/lykia/styleguide' })
  })
})

describe('a sign-in that contradicts itself', () => {
  const stale = { endStaleLogin: async () => ['user_id'] }

  test.each(['GET', 'HEAD'])('ends on the way into a personal area: %s', async (method) => {
    const decision = await decide(pageAt('/user/profile'), stale, { method })
    expect(decision).toEqual({ kind: 'endLogin', location: '/de', cookies: ['user_id'] })
  })

  test.each([
    ['/user/profile', 'POST'],
    ['/p/a', 'GET'],
    ['/agency', 'GET'],
  ])('is left alone at %s by %s', async (path, method) => {
    expect(await decide(pageAt(path), stale, { method })).toMatchObject({ kind: 'page', isUnavailable: false })
  })

  test('one that is whole goes on', async () => {
    expect(await decide(pageAt('/user'))).toMatchObject({ kind: 'page', internalPath: '/de/lykia/user' })
  })
})

describe('a page', () => {
  test.each([
    ['/p/a', '', '/de/lykia/p/a'],
    ['/d/x', '?sort=price', '/de/lykia/filtered/d/x'],
    ['/d/x', '?utm=1', '/de/lykia/d/x'],
  ])('%s%s is rendered at %s', async (path, query, internalPath) => {
    expect(await decide(pageAt(path), {}, { query })).toEqual({ ...page, internalPath })
  })

  test('that is cacheable says so, and is rendered for all', async () => {
    const decision = await decide(pageAt('/p/a'), { isCacheableRoute: (path) => path === '/de/lykia/p/a' })
    expect(decision).toEqual({ ...page, internalPath: '/de/lykia/p/a', isCacheable: true })
    expect(isRenderedPerRequest(decision)).toBe(false)
  })

  test.each<[RouteDecision['kind'], ResolvedRequest, boolean]>([
    ['page', pageAt('/user'), true],
    ['missing', pageAt('/filtered'), true],
    ['file', { kind: 'file', tenant: lykia }, false],
    ['refuse', { kind: 'unknownHost' }, false],
  ])('is rendered per request or not: %s', async (kind, resolved, expected) => {
    const decision = await decide(resolved)
    expect([decision.kind, isRenderedPerRequest(decision)]).toEqual([kind, expected])
  })
})

describe('while the API is away', () => {
  const own = (cookie: string, more: Record<string, string> = {}) => ({ headers: { cookie, ...more } })
  const member = 'next-auth.session-token=sealed'

  test.each<[string, Partial<RouteLookups>]>([
    ['stored here', { hasStoredPage: (path) => path === '/de/lykia/p/a' }],
    ['stored where all find it', { hasSharedPage: async (path) => path === '/de/lykia/p/a' }],
  ])('a page that is %s is served', async (_name, known) => {
    const decision = await decide(pageAt('/p/a'), { ...UNAVAILABLE, ...known })
    expect(decision).toEqual({ ...page, internalPath: '/de/lykia/p/a' })
  })

  test('the network is asked only when nothing else helps', async () => {
    const hasSharedPage = vi.fn(async () => false)
    await decide(pageAt('/p/a'), { hasSharedPage })
    await decide(pageAt('/p/a'), { ...UNAVAILABLE, hasSharedPage, hasStoredPage: () => true })
    await decide(pageAt('/user'), { ...UNAVAILABLE, hasSharedPage })
    expect(hasSharedPage).not.toHaveBeenCalled()
  })

  test('any other page says so in the shop’s frame', async () => {
    const decision = await decide(pageAt('/p/a'), {
      ...UNAVAILABLE,
      hasStoredPage: (path) => path.endsWith('/unavailable'),
    })
    expect(decision).toEqual({ ...page, internalPath: '/de/lykia/unavailable', isUnavailable: true })
  })

  test('without that frame, in nobody’s', async () => {
    expect(await decide(pageAt('/p/a'), UNAVAILABLE)).toEqual({ kind: 'unavailable', locale: 'de', isOfVisitor: false })
  })

  test.each(['/basket/cart', '/user', '/agency/forms'])('%s of a guest answers for itself', async (path) => {
    expect(await decide(pageAt(path), UNAVAILABLE)).toEqual({ ...page, internalPath: `/de/lykia${path}` })
  })

  test.each<[string, Visit, boolean]>([
    ['/user', own(member), true],
    ['/user', own(member, { 'sec-fetch-dest': 'document' }), true],
    ['/user', own(member, { 'sec-fetch-dest': 'empty' }), false],
    ['/user', { ...own(member), method: 'POST' }, false],
    ['/agency/forms', own('agency.session=sealed'), true],
    ['/agency/forms', own(member), false],
    ['/basket/cart', own(member), false],
  ])('%s with %o has the status of a page that is not there: %s', async (path, visit, isUnavailable) => {
    expect(await decide(pageAt(path), UNAVAILABLE, visit)).toEqual({
      ...page,
      internalPath: `/de/lykia${path}`,
      isUnavailable,
    })
  })
})

test('the page that says so says so at its own address, too', async () => {
  const decision = await decide(pageAt('/unavailable'))
  expect(decision).toEqual({ ...page, internalPath: '/de/lykia/unavailable', isUnavailable: true })
})
