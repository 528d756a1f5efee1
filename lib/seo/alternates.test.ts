import { expect, test } from 'vitest'
import { buildAlternates, samePath, toPaths } from './alternates'

const language = { default: 'de', enabled: ['en', 'de', 'tr'] } as const
const origin = 'https://orion.example'
const build = (slug: string): string => `/p/${slug}`

test('names every enabled language that has the page, and the default one as x-default', () => {
  const paths = toPaths({ en: 'balloon', de: 'ballon', ru: 'shar' }, build)
  expect(buildAlternates({ paths, locale: 'en', language, origin })).toEqual({
    canonical: 'https://orion.example/p/balloon',
    languages: {
      en: 'https://orion.example/p/balloon',
      de: 'https://orion.example/de/p/ballon',
      'x-default': 'https://orion.example/de/p/ballon',
    },
  })
})

test('without the default language the first that has the page stands in', () => {
  const { languages } = buildAlternates({ paths: { tr: '/p/balon' }, locale: 'tr', language, origin })
  expect(languages).toEqual({ tr: 'https://orion.example/tr/p/balon', 'x-default': 'https://orion.example/tr/p/balon' })
})

test('a page without a slug has the same path everywhere', () => {
  const { canonical, languages } = buildAlternates({ paths: samePath('/'), locale: 'tr', language, origin })
  expect(canonical).toBe('https://orion.example/tr')
  expect(languages).toEqual({
    en: 'https://orion.example/',
    tr: 'https://orion.example/tr',
    de: 'https://orion.example/de',
    'x-default': 'https://orion.example/de',
  })
})

test('a page in borrowed words points to the address of those words', () => {
  const { canonical } = buildAlternates({ paths: { de: '/p/ballon' }, locale: 'tr', language, origin })
  expect(canonical).toBe('https://orion.example/de/p/ballon')
})
