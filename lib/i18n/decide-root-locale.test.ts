import { expect, test } from 'vitest'
import { decideRootLocale, type RootVisit } from './decide-root-locale'

const orion: RootVisit['language'] = { default: 'de', enabled: ['en', 'tr', 'de', 'ru', 'nl', 'ar'] }
const lykia: RootVisit['language'] = { default: 'en', enabled: ['en', 'tr', 'de', 'ru'] }
const visit = (given: Partial<RootVisit>): RootVisit => ({
  cookie: undefined,
  acceptLanguage: null,
  fetchSite: null,
  userAgent: null,
  language: orion,
  ...given,
})

test.each([
  ['nothing usable, German shop', visit({}), 'de'],
  ['nothing usable, English shop', visit({ language: lykia }), 'en'],
  ['only an unknown language', visit({ acceptLanguage: 'ja' }), 'de'],
  ['a wish', visit({ acceptLanguage: 'tr,en;q=0.5' }), 'tr'],
  ['the cookie before the wish', visit({ cookie: 'ru', acceptLanguage: 'tr' }), 'ru'],
  ['an English cookie in a German shop', visit({ cookie: 'en' }), 'en'],
  ['a forged cookie', visit({ cookie: '../x', acceptLanguage: 'nl' }), 'nl'],
  ['a language that the shop does not have', visit({ cookie: 'ar', acceptLanguage: 'nl', language: lykia }), 'en'],
  ['our own link to the English home', visit({ acceptLanguage: 'de', fetchSite: 'same-origin' }), 'en'],
  [
    'a search engine',
    visit({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }),
    'en',
  ],
  [
    'a search engine in a shop without English',
    visit({ userAgent: 'bingbot/2.0', language: { default: 'tr', enabled: ['tr', 'de'] } }),
    'tr',
  ],
  ['a link from elsewhere', visit({ acceptLanguage: 'tr', fetchSite: 'cross-site' }), 'tr'],
  [
    'our own link to / in a shop without English',
    visit({ fetchSite: 'same-origin', language: { default: 'tr', enabled: ['tr'] } }),
    'tr',
  ],
] as const)('%s', (_name, given, expected) => {
  expect(decideRootLocale(given)).toBe(expected)
})
