import type { IncomingHttpHeaders } from 'node:http'
import { expect, test } from 'vitest'
import { readCaller } from './forwarded-headers'

const ask = (headers: Record<string, string> = {}) => ({
  headers: {
    host: 'lykia.localhost',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'https',
    ...headers,
  } as IncomingHttpHeaders,
  socket: { remoteAddress: '192.0.2.7' },
})

test('without a proxy nobody chooses the address that limits count by', () => {
  const request = ask()
  readCaller(request, { isBehindProxy: false })
  expect(request.headers).toEqual({ host: 'lykia.localhost', 'x-forwarded-for': '192.0.2.7' })
})

test('a proxy in front is believed about the address and the scheme', () => {
  const request = ask()
  readCaller(request, { isBehindProxy: true })
  expect(request.headers).toEqual(ask().headers)
})

test.each([
  'x-forwarded-host',
  'forwarded',
  'x-original-url',
  'x-rewrite-url',
  'x-http-method-override',
  'x-middleware-subrequest',
  'x-middleware-prefetch',
  'x-middleware-rewrite',
  'x-invoke-path',
  'x-matched-path',
  'x-nextjs-data',
  'x-prerender-revalidate',
  'x-script-sources',
  'company',
  'x-company',
  'x-locale',
  'x-next-intl-locale',
  'x-service-key',
  'x-client-address',
  'content-security-policy',
  'content-security-policy-report-only',
])('%s is taken from nobody, with a proxy or without', (name) => {
  for (const isBehindProxy of [true, false]) {
    const request = ask({ [name]: 'orion.localhost', rsc: '1', 'next-router-prefetch': '1' })
    readCaller(request, { isBehindProxy })
    expect(request.headers).not.toHaveProperty(name)
    expect(request.headers).toMatchObject({ rsc: '1', 'next-router-prefetch': '1' })
  }
})

test('by https a session is only what no other host of the domain can set', () => {
  const cookie = 'next-auth.session-token=a; next-auth.session-token.0=b; agency.session=c; travellocale=de; user_id=7'
  const cookiesBy = (scheme: string) => {
    const request = ask({ cookie: `${cookie}; __Host-next-auth.session-token=d`, 'x-forwarded-proto': scheme })
    readCaller(request, { isBehindProxy: true })
    return request.headers.cookie
  }
  expect(cookiesBy('https')).toBe('travellocale=de; user_id=7; __Host-next-auth.session-token=d')
  expect(cookiesBy('http')).toBe(`${cookie}; __Host-next-auth.session-token=d`)
})

test('of a program that says more of itself than any browser, only the beginning is read on', () => {
  const request = ask({ 'user-agent': 'x-'.repeat(7_000) })
  readCaller(request, { isBehindProxy: false })
  expect(request.headers['user-agent']).toBe('x-'.repeat(200))
})
