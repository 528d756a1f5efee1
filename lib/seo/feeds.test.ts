import { expect, test } from 'vitest'
import type { PageCard } from '@/domain/content/schema'
import type { Settings } from '@/domain/settings/schema'
import { buildLlmsText } from './llms'
import { buildFeed } from './rss'
import { escapeXml } from './xml'

const article = (given: Partial<PageCard> = {}): PageCard => ({
  id: 1,
  pageType: 'blog',
  parentId: null,
  slugs: { en: 'coast-road', de: 'kuestenstrasse' },
  title: 'Road & sea <by car>',
  summary: 'Seven stops.',
  images: [],
  publishedOn: '2026-05-02',
  readingMinutes: 5,
  label: null,
  updatedAt: '2026-05-02T08:00:00Z',
  ...given,
})

const origin = 'https://lykia.example'

test('a feed tells title, address and day of each article, and escapes them', () => {
  const xml = buildFeed([article(), article({ slugs: { tr: 'yol' } })], {
    title: 'Lykia',
    description: 'D',
    locale: 'de',
    origin,
  })
  expect(xml.match(/<item>/g)).toHaveLength(1)
  expect(xml).toContain('<title>Road &amp; sea &lt;by car&gt;</title>')
  expect(xml).toContain('<link>https://lykia.example/de/b/kuestenstrasse</link>')
  expect(xml).toContain('<pubDate>Sat, 02 May 2026 08:00:00 GMT</pubDate>')
})

test('characters that XML forbids are left out', () => {
  expect(escapeXml('a\u0000b\u000b"\'')).toBe('ab&quot;&apos;')
})

test('the text for programs names what has products and breaks no line', () => {
  const settings = {
    language: { default: 'de', enabled: ['de', 'en'] },
    company: { companyName: 'Orion\nReisen', legalName: 'Orion A.Ş.', tursabCode: 'A-1' },
    contact: { address: 'Antalya', email: 'a@orion.example' },
    seo: { de: { title: 'T', description: 'Reisen' } },
  } as unknown as Settings
  const categoryOrDestination = (title: string, count: number) => ({
    id: 1,
    count,
    kind: null,
    parentId: null,
    content: { de: { title, slug: title.toLowerCase() } },
  })
  const text = buildLlmsText({
    settings,
    filters: {
      categories: [categoryOrDestination('Touren', 3), categoryOrDestination('Leer', 0)],
      destinations: [categoryOrDestination('Side', 2)],
    },
    contents: [article({ title: 'Über [uns]', slugs: { de: 'ueber-uns' } })],
    origin,
  })
  expect(text).toContain('# Orion Reisen')
  expect(text).toContain('- [Touren](https://lykia.example/de/d/touren): 3')
  expect(text).toContain('- [Über uns](https://lykia.example/de/c/ueber-uns): Seven stops.')
  expect(text).not.toContain('Leer')
})
