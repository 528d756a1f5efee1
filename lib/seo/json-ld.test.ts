import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildBreadcrumbList, buildFaqPage, buildItemList, serialiseJsonLd } from './json-ld'

test('no text can end the script element or be read as markup', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('</script>', '<!--', ']]>', '\u2028', '&lt;'), (text, attack) => {
      const node = { '@type': 'Thing', name: `${text}${attack}${text}` }
      const written = serialiseJsonLd([node])
      expect(written).not.toMatch(/[<>&\u2028\u2029]/)
      expect(JSON.parse(written)).toEqual({ '@context': 'https://schema.org', ...node })
    }),
  )
})

test('several nodes are one graph', () => {
  const written = serialiseJsonLd([{ '@type': 'A', left: undefined }, { '@type': 'B' }])
  expect(JSON.parse(written)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'A' }, { '@type': 'B' }],
  })
})

test('places in a list count from one', () => {
  const items = [
    { label: 'Home', address: 'https://x.example/' },
    { label: 'Kaş', address: 'https://x.example/d/kas' },
  ]
  expect(buildItemList(items)).toMatchObject({ numberOfItems: 2 })
})

test('the way to a page names addresses of the site, and the page itself by its name alone', () => {
  const crumbs = [{ label: 'Home', href: '/de' }, { label: 'Kaş' }]
  expect(JSON.parse(serialiseJsonLd([buildBreadcrumbList(crumbs, 'https://x.example')]))).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://x.example/de' },
      { position: 2, name: 'Kaş' },
    ],
  })
})

test('nothing to list is no list', () => {
  expect(buildFaqPage([])).toBeNull()
  expect(buildItemList([])).toBeNull()
})
