import { expect, test } from 'vitest'
import { buildSitemapIndex, buildSitemapPart, COMMON_PAGES, readPartName, toSitePage } from './site-map'

const site = { origin: 'https://orion.example', language: { default: 'de', enabled: ['en', 'de'] } } as const

const entry = {
  entryType: 'product',
  slugs: { de: 'ballon', ru: 'shar' },
  files: ['orion/a&b'],
  updatedAt: '2026-11-20T10:00:00Z',
} as const

const locationsOf = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)

test('a page names itself in every language that has it and is switched on', () => {
  const xml = buildSitemapPart([toSitePage({ ...entry, files: [...entry.files] })], 'de', site)
  expect(locationsOf(xml)).toEqual(['https://orion.example/de/p/ballon'])
  expect(xml).toContain('hreflang="de" href="https://orion.example/de/p/ballon"')
  expect(xml).toContain('hreflang="x-default"')
  expect(xml).not.toContain('/ru/')
  expect(xml).toContain('<lastmod>2026-11-20T10:00:00Z</lastmod>')
  expect(xml).toContain('https://orion.example/uploads/orion/a%26b-1600.webp')
})

test('a page without words in a language is not in the map of that language', () => {
  const pages = [...COMMON_PAGES, toSitePage({ ...entry, files: [] })]
  expect(locationsOf(buildSitemapPart(pages, 'en', site))).toEqual([
    'https://orion.example/',
    'https://orion.example/d',
    'https://orion.example/t',
    'https://orion.example/b',
    'https://orion.example/contact',
    'https://orion.example/get-a-special-offer',
    'https://orion.example/accessibility',
  ])
})

test('the index has a part per language and five thousand entries', () => {
  expect(locationsOf(buildSitemapIndex(5_001, site))).toEqual([
    'https://orion.example/sitemap/en-1.xml',
    'https://orion.example/sitemap/en-2.xml',
    'https://orion.example/sitemap/de-1.xml',
    'https://orion.example/sitemap/de-2.xml',
  ])
  expect(locationsOf(buildSitemapIndex(0, site))).toHaveLength(2)
})

test.each([
  ['de-2.xml', { locale: 'de', page: 2 }],
  ['ru-1.xml', null],
  ['de-0.xml', null],
  ['de.xml', null],
  ['../de-1.xml', null],
])('the part %s', (name, expected) => {
  expect(readPartName(name, site.language.enabled)).toEqual(expected)
})
