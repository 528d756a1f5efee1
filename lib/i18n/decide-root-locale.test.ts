import { expect, test } from 'vitest'
import { decideRootLocale, type RootRequest } from './decide-root-locale'

const orion: RootRequest['language'] = { default: 'de', enabled: ['en', 'tr', 'de', 'ru', 'nl', 'ar'] }
const lykia: RootRequest['language'] = { default: 'en', enabled: ['en', 'tr', 'de', 'ru'] }
const request = (given: Partial<RootRequest>): RootRequest => ({
  cookie: undefined,
  acceptLanguage: null,
  fetchSite: null,
  userAgent: null,
  language: orion,
  ...given,
})

test.each([
  ['nothing usable, German shop', request({}), 'de'],
  ['nothing usable, English shop', request({ language: lykia }), 'en'],
  ['only an unknown language', request({ acceptLanguage: 'ja' }), 'de'],
  ['a wish', request({ acceptLanguage: 'tr,en;q=0.5' }), 'tr'],
  ['the cookie before the wish', request({ cookie: 'ru', acceptLanguage: 'tr' }), 'ru'],
  ['an English cookie in a German shop', request({ cookie: 'en' }), 'en'],
  ['a forged cookie', request({ cookie: '../x', acceptLanguage: 'nl' }), 'nl'],
  ['a language that the shop does not have', request({ cookie: 'ar', acceptLanguage: 'nl', language: lykia }), 'en'],
  ['our own link to the English home', request({ acceptLanguage: 'de', fetchSite: 'same-origin' }), 'en'],
  [
    'a search engine',
    request({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }),
    'en',
  ],
  [
    'a search engine in a shop without English',
    request({ userAgent: 'bingbot/2.0', language: { default: 'tr', enabled: ['tr', 'de'] } }),
    'tr',
  ],
  ['a link from elsewhere', request({ acceptLanguage: 'tr', fetchSite: 'cross-site' }), 'tr'],
  [
    'our own link to / in a shop without English',
    request({ fetchSite: 'same-origin', language: { default: 'tr', enabled: ['tr'] } }),
    'tr',
  ],
] as const)('%s', (_name, given, expected) => {
  expect(decideRootLocale(given)).toBe(expected)
})
