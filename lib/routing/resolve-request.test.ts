import { expect, test } from 'vitest'
import { resolveRequest } from './resolve-request'
import { lykia, openRequest, orion } from './test-support'

const tenants = {
  isEmpty: false,
  getByHost: (host: string | null) => [lykia, orion].find(({ hosts }) => hosts.includes(host ?? '')) ?? null,
}

test('without tenants nothing is looked at', () => {
  const unknown = { isEmpty: true, getByHost: () => lykia }
  expect(resolveRequest(openRequest('/p/a'), unknown)).toEqual({ kind: 'noTenants' })
})

test('a host that no tenant has', () => {
  expect(resolveRequest(openRequest('http://nobody.localhost/robots.txt'), tenants)).toEqual({ kind: 'unknownHost' })
})

test.each(['/robots.txt', '/sitemap/en-1.xml', '/ticket', '/voucher-sw.js'])('%s is a file', (path) => {
  expect(resolveRequest(openRequest(path), tenants)).toEqual({ kind: 'file', tenant: lykia })
})

test.each([
  ['http://lykia.localhost/', {}, 'en'],
  ['http://lykia.localhost/', { cookie: 'travellocale=ru' }, 'ru'],
  ['http://lykia.localhost/', { 'accept-language': 'tr-TR' }, 'tr'],
  ['http://lykia.localhost/', { 'accept-language': 'ar' }, 'en'],
  ['http://orion.localhost/?utm=1', {}, 'de'],
  ['http://orion.localhost/', { cookie: 'travellocale=nl', 'sec-fetch-site': 'same-origin' }, 'en'],
  ['http://orion.localhost/', { 'user-agent': 'Googlebot/2.1' }, 'en'],
])('%s with %o is the root in %s', (address, headers, locale) => {
  expect(resolveRequest(openRequest(address, headers), tenants)).toMatchObject({ kind: 'root', locale })
})

test.each([
  ['/p/a', { locale: 'en', path: '/p/a' }],
  ['/de/p/a?x=1', { locale: 'de', path: '/p/a' }],
  ['/de', { locale: 'de', path: '/' }],
  ['/ar/p/a', { locale: 'ar', path: '/p/a' }],
  ['/de/robots.txt', { locale: 'de', path: '/robots.txt' }],
])('%s is a page, whatever the visitor’s language is', (path, expected) => {
  const request = openRequest(path, { cookie: 'travellocale=ru', 'accept-language': 'tr' })
  expect(resolveRequest(request, tenants)).toEqual({ kind: 'page', tenant: lykia, ...expected })
})

test.each([
  ['/en/p/a?x=1', '/p/a?x=1'],
  ['/DE/p/a', '/de/p/a'],
])('%s has its place at %s', (path, proper) => {
  const location = `http://lykia.localhost${proper}`
  expect(resolveRequest(openRequest(path), tenants)).toEqual({ kind: 'moved', location })
})

test.each([
  ['http://lykia.localhost/de/p/%', 'de'],
  ['http://lykia.localhost/ar/p/%', 'en'],
  ['http://orion.localhost/ar/search/%E0%A4%A', 'ar'],
  ['http://orion.localhost/p/%', 'en'],
])('%s cannot be read, and is missing in %s', (address, locale) => {
  expect(resolveRequest(openRequest(address), tenants)).toMatchObject({ kind: 'unreadable', locale })
})
