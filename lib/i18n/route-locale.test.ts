import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import { routeLocale } from './route-locale'

const route = (path: string, headers: Record<string, string> = {}) =>
  routeLocale(new NextRequest(`http://lykia.localhost${path}`, { headers }))

test.each([
  ['/', { locale: 'en', path: '/' }],
  ['/p/a', { locale: 'en', path: '/p/a' }],
  ['/de', { locale: 'de', path: '/' }],
  ['/de/p/a', { locale: 'de', path: '/p/a' }],
  ['/tr/d/%C3%A7ay%20evi', { locale: 'tr', path: '/d/%C3%A7ay%20evi' }],
  ['/search/100%25', { locale: 'en', path: '/search/100%25' }],
  ['/ru/search/%2525', { locale: 'ru', path: '/search/%2525' }],
  ['/deals/x', { locale: 'en', path: '/deals/x' }],
])('%s', (path, expected) => {
  expect(route(path)).toEqual(expected)
})

test.each([
  ['/en/p/a?x=1', 'http://lykia.localhost/p/a?x=1'],
  ['/DE/p/a', 'http://lykia.localhost/de/p/a'],
  ['/en/search/%25', 'http://lykia.localhost/search/%25'],
])('%s is at %s', (path, location) => {
  expect(route(path, { 'accept-language': 'tr', cookie: 'travellocale=ru' })).toEqual({ location })
})

test('neither cookie nor wish changes the language of a deep address', () => {
  expect(route('/p/a', { 'accept-language': 'tr', cookie: 'travellocale=ru' })).toEqual({ locale: 'en', path: '/p/a' })
})

test.each(['/%E0%A4%A', '/p/%', '/de/%', '/de/p/%', '/ar/search/%E0%A4%A', '/ru/d/x/%ED%A0%80'])(
  '%s cannot be decoded and leads nowhere',
  (path) => {
    expect(route(path)).toBeNull()
  },
)
