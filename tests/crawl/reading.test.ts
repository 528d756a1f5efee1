import { expect, test } from 'vitest'
import { pickSample, shuffle } from './pick'
import { checkPage, readPage } from './read-page'
import { checkReciprocity, readIndex, readUrls } from './read-sitemap'

const languages = {
  de: 'http://x.localhost/de/p/boot',
  en: 'http://x.localhost/p/boat',
  'x-default': 'http://x.localhost/p/boat',
}

const urlOf = (address: string, offset: Readonly<Record<string, string>> = {}) => ({
  address,
  languages: { ...languages, ...offset },
})

const html = (body: string, title = 'A boat &amp; more') => `<html lang="en-US"><head><title>${title}</title>
  <meta name="description" content="On the water"><link rel="canonical" href="http://x.localhost/p/boat">
  <link rel="alternate" hrefLang="de" href="http://x.localhost/de/p/boot"><link rel="alternate" hrefLang="en" href="http://x.localhost/p/boat">
  <link rel="alternate" hrefLang="x-default" href="http://x.localhost/p/boat"></head><body>${body}</body></html>`

const expected = { address: 'http://x.localhost/p/boat', locale: 'en', languages }
const offer = (price: string) =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Offer","price":"${price}","priceCurrency":"EUR","availability":"x","url":"y"}</script>`

test('a page that is well has nothing to be said of', () => {
  const text = html(`<h1>Boat</h1><data class="price">€1,037.80</data>${offer('1037.80')}<script>"<h1>"</script>`)
  expect(checkPage(readPage(text, expected.address), expected)).toEqual([])
})

test('two headings, another price, another language and broken data are found', () => {
  const text = html(
    `<nav aria-label="Way"><ol><li>Home</li></ol></nav><h1>Boat</h1><h1>Trip</h1><data>€42.00</data>${offer('37.80')}${offer('x')}`,
    '',
  )
  const problems = checkPage(readPage(text, expected.address), { ...expected, locale: 'de', languages: {} })
  for (const words of [
    '2 headings',
    'no title',
    'is in en-US',
    'other languages',
    '37.80',
    'the way to it',
    'JSON-LD',
  ]) {
    expect(
      problems.some((problem) => problem.includes(words)),
      words,
    ).toBe(true)
  }
})

test('links of the host are collected once, without what follows the hash', () => {
  const links =
    '<a href="/d/kas#x">a</a><a class="b" href="/d/kas">b</a><a href="#top">c</a><a href="tel:1">d</a><a href="https://y.example/">e</a>'
  expect(readPage(html(links), expected.address).links).toEqual(['http://x.localhost/d/kas'])
})

test('a sitemap is read, and languages that do not name each other back are found', () => {
  expect(readIndex('<sitemapindex><sitemap><loc>http://x/a.xml</loc></sitemap></sitemapindex>')).toEqual([
    'http://x/a.xml',
  ])
  const [url] = readUrls(
    '<url><loc>http://x/?a=1&amp;b=2</loc><xhtml:link rel="alternate" hreflang="en" href="http://x/?a=1&amp;b=2"/></url>',
  )
  expect(url).toEqual({ address: 'http://x/?a=1&b=2', languages: { en: 'http://x/?a=1&b=2' } })
  expect(checkReciprocity([urlOf(languages.de), urlOf(languages.en)])).toEqual([])
  expect(checkReciprocity([urlOf(languages.de)])).toHaveLength(1)
  expect(checkReciprocity([urlOf(languages.de), urlOf(languages.en, { ru: 'http://x/ru' })])).not.toEqual([])
})

test('a sample is the same for the same seed and takes from every group', () => {
  const items = Array.from({ length: 60 }, (_, index) => index)
  const pick = (seed: number) =>
    pickSample(
      items,
      (item) => String(item % 3),
      () => 2,
      seed,
    )
  expect(pick(7)).toEqual(pick(7))
  expect(pick(7)).not.toEqual(pick(8))
  expect(pick(7)).toHaveLength(6)
  expect(
    new Set(
      pick(7)
        .slice(0, 3)
        .map((item) => item % 3),
    ).size,
  ).toBe(3)
  expect(shuffle(items, 1).sort((left, right) => left - right)).toEqual(items)
})
