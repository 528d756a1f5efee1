import { NextRequest } from 'next/server'
import { describe, expect, test, vi } from 'vitest'
import { middleware } from './middleware'

vi.mock('@/lib/tenancy/current-directory', () => ({
  getDirectory: () => ({
    ready: async () => undefined,
    isEmpty: false,
    getByHost: () => ({
      company: 'lykia',
      hosts: ['lykia.localhost'],
      language: { default: 'en', enabled: ['en', 'de'] },
    }),
  }),
}))
vi.mock('@/lib/auth/stale-login', () => ({
  endStaleLogin: async (cookies: { name: string; value: string }[], company: string) =>
    cookies.filter(({ value }) => value === `stale at ${company}`).map(({ name }) => name),
}))
vi.mock('@/lib/reservations/lost-reference', () => ({ asksForNothing: async () => false }))
vi.mock('@/lib/api/api-state', () => ({ isApiUnavailable: async () => false }))
vi.mock('@/lib/cache/cacheable-routes', () => ({ isCacheableRoute: (path: string) => /\/p\//.test(path) }))
vi.mock('@/lib/cache/stored-page', () => ({ hasStoredPage: () => false, hasSharedPage: async () => false }))

const fetchPage = (address: string, headers: Record<string, string>): Promise<Response> =>
  middleware(new NextRequest(address, { headers: { host: new URL(address).host, ...headers } }))

const sentOn = (response: Response, name: string): string | null => response.headers.get(`x-middleware-request-${name}`)

describe('stale login', () => {
  const stale = {
    cookie: ['user_id', 'auth.strategy', 'next-auth.session-token'].map((name) => `${name}=stale at lykia`).join('; '),
  }

  test('is cleared on the way into a personal area, and the visit goes to the home page', async () => {
    const response = await fetchPage('http://lykia.localhost/de/user/profile', stale)
    expect(new URL(response.headers.get('location') ?? '').pathname).toBe('/de')
    const cleared = response.headers.getSetCookie()
    expect(cleared).toHaveLength(3)
    for (const cookie of cleared)
      expect(cookie).toMatch(/^(user_id|auth\.strategy|next-auth\.session-token)=;.*Max-Age=0/)
  })

  test('is left alone on public pages, which never set a cookie, and so is one that is whole', async () => {
    const soft = { 'sec-fetch-dest': 'empty' }
    for (const headers of [stale, { ...stale, ...soft }])
      expect((await fetchPage('http://lykia.localhost/de/p/a', headers)).headers.get('set-cookie')).toBeNull()
    const whole = await fetchPage('http://lykia.localhost/de/user', { cookie: 'user_id=7', ...soft })
    expect([whole.headers.get('set-cookie'), sentOn(whole, 'cookie')]).toEqual([null, 'user_id=7'])
  })

  test('in soft navigation it is cleared, too, and leads home', async () => {
    const soft = { ...stale, 'sec-fetch-dest': 'empty' }
    const response = await fetchPage('http://lykia.localhost/de/user', soft)
    expect(new URL(response.headers.get('location') ?? '').pathname).toBe('/de')
    expect(response.headers.getSetCookie()).toHaveLength(3)
  })
})
