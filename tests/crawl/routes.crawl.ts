import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CategoryOrDestinationRef, Titled } from '@/domain/content/schema'
import { LOCALES, type Locale, type Localized } from '@/domain/shared/locales'
import type { RequestOf, ResponseOf } from '@/domain/wire/call'
import { CALLS, type CallName } from '@/domain/wire/calls'
import { fromWire, type Json, toWireQuery } from '@/domain/wire/translate'
import { localePath, splitLocalePath } from '@/lib/i18n/locale-path'
import { type Answer, ask, eachUntil } from './ask'
import { readPage } from './read-page'
import { readIndex, readUrls } from './read-sitemap'

const PORT = process.env.PORT ?? '3100'
const API_PORT = process.env.API_PORT ?? '4200'
const UNKNOWN = 'nowhere-to-be-found'

/** The same page in the languages that have it, as paths without the language. */
type Ways = Localized<string>

interface Shop {
  open: (locale: Locale, path: string) => Promise<Answer>
  enabled: Locale[]
  /** A page of each route by the route's name. */
  samples: Map<string, Ways>
}

interface Lost {
  locale: Locale
  path: string
  words: { title: string; heading: string; text: string; home: string; search: string }
}

/** Header with logo and language, and the way to the search. */
const BLANK_LAYOUT = ['class="site-head head-slim"', 'class="brand-mark"', 'class="head-choices"', '/search"']

const notFoundWords = (locale: Locale): Lost['words'] =>
  JSON.parse(readFileSync(`messages/${locale}/errors.json`, 'utf8')).notFound

/** As React writes text into HTML. */
const toHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;')

const lastPart = (path: string): string => path.split('/').at(-1) ?? ''
const mapWays = <T>(ways: Localized<T>, change: (path: T, locale: Locale) => string): Ways =>
  Object.fromEntries(Object.entries(ways).map(([locale, path]) => [locale, change(path as T, locale as Locale)]))

/** Of the pages of a sort the one whose slug differs most between its languages, so that a wrong one can be tried. */
function pickBySlugs(pages: readonly Ways[], route: RegExp): Ways {
  const own = pages.filter(({ en }) => en !== undefined && route.test(en))
  const variety = (ways: Ways) => new Set(Object.values(ways)).size
  return own.toSorted((left, right) => variety(right) - variety(left))[0] ?? {}
}

/** Asks the operator API itself, as a server does. */
async function askApi<N extends CallName>(
  company: string,
  name: N,
  request: RequestOf<(typeof CALLS)[N]>,
): Promise<ResponseOf<(typeof CALLS)[N]>> {
  const query = new URLSearchParams(toWireQuery(request as Record<string, Json>))
  const address = `http://127.0.0.1:${API_PORT}${CALLS[name].path}?${query}`
  const answer = await fetch(address, { headers: { company, accept: 'application/json' } })
  return fromWire(((await answer.json()) as { data: Json }).data) as ResponseOf<(typeof CALLS)[N]>
}

interface Slugs {
  id: number
  parentId: number | null
  slugs: Ways
}

/** Addresses of something that lies under another, those of which the slugs differ most. */
function pickUnder(folder: string, entries: readonly Slugs[], parents: readonly Slugs[] = entries): Ways {
  const pairs = entries.flatMap((entry) => {
    const parent = parents.find(({ id }) => id === entry.parentId)
    return parent ? [mapWays(entry.slugs, (slug, locale) => `/${folder}/${parent.slugs[locale]}/${slug}`)] : []
  })
  return pickBySlugs(pairs, /./)
}

async function readShop(tenant: string): Promise<Shop> {
  const origin = `http://${tenant}.localhost:${PORT}`
  const open = (locale: Locale, path: string) => ask(`${origin}${localePath(locale, path)}`, locale)
  const index = readIndex((await ask(`${origin}/sitemap.xml`)).body)
  const enabled = LOCALES.filter((locale) => index.some((part) => part.includes(`/sitemap/${locale}-`)))
  const parts = await Promise.all(index.filter((part) => part.includes('/en-')).map((part) => ask(part)))
  const pages = parts
    .flatMap(({ body }) => readUrls(body))
    .map(({ languages: { 'x-default': _default, ...languages } }) =>
      mapWays(languages as Ways, (address) => splitLocalePath(new URL(address).pathname).path),
    )
  const product = pickBySlugs(pages, /^\/p\//)

  const { categories, destinations } = await askApi(tenant, 'getFilterData', {})
  const { products } = await askApi(tenant, 'listProducts', { locale: 'en', pageSize: 60 })
  const [articles, topics] = await Promise.all(
    (['blog', 'blogCategory'] as const).map((pageType) => askApi(tenant, 'listPages', { locale: 'en', pageType })),
  )
  const toSlugs = (content: Titled): Ways => mapWays(content, ({ slug }) => slug)
  const slugsOf = ({
    id,
    content,
    parentId = null,
  }: CategoryOrDestinationRef & { parentId?: number | null }): Slugs => ({
    id,
    parentId,
    slugs: toSlugs(content),
  })
  const inside = products.map(({ id, content, destination }) => ({
    id,
    parentId: destination.id,
    slugs: toSlugs(content),
  }))
  return {
    open,
    enabled,
    samples: new Map<string, Ways>([
      ['/p/{slug}', product],
      ['/p/{slug}/index_old', mapWays(product, (path) => `${path}/index_old`)],
      ['/u/{slug}', mapWays(product, (path) => `/u/${lastPart(path)}`)],
      ['/u/{category}/{slug}', mapWays(product, (path) => `/u/tours/${lastPart(path)}`)],
      ['/d/{slug}', pickBySlugs(pages, /^\/d\/./)],
      ['/d/{slug}/{product}', pickUnder('d', inside, destinations.map(slugsOf))],
      ['/d/{slug}/{category}', pickUnder('d', categories.map(slugsOf))],
      ['/c/{slug}', pickBySlugs(pages, /^\/c\//)],
      ['/b/{slug}', pickBySlugs(pages, /^\/b\/./)],
      ['/b/{slug}/{detail}', pickUnder('b', articles?.pages ?? [], topics?.pages ?? [])],
      ['/t/{slug}', pickBySlugs(pages, /^\/t\/./)],
    ]),
  }
}

/** Pages whose address has no slug. */
const PLAIN = [
  '/',
  '/d',
  '/b',
  '/t',
  '/contact',
  '/get-a-special-offer',
  '/search/kekova',
  '/enquire-booking',
  '/agency',
]

describe.each(['lykia', 'orion'])('%s', (tenant) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await readShop(tenant)
  }, 60_000)

  test('every route answers in every language with a page of that language', { timeout: 120_000 }, async () => {
    const wrong: string[] = []
    expect(shop.enabled.length).toBeGreaterThan(3)
    const asked = shop.enabled.flatMap((locale) => [
      ...PLAIN.map((path) => ({ locale, route: path, path })),
      ...[...shop.samples].map(([route, ways]) => ({ locale, route, path: ways[locale] ?? '' })),
    ])
    await eachUntil(asked, Number.POSITIVE_INFINITY, async ({ locale, route, path }) => {
      const { status, body } = await shop.open(locale, path)
      const { headings, language, canonical, isHidden } = readPage(body, 'http://localhost')
      if (path === '' || status !== 200 || headings !== 1 || !language.startsWith(locale))
        wrong.push(`${locale} ${route} (${path}): status ${status}, ${headings} h1, in "${language}"`)
      if (/^\/u\/|\{product\}|index_old/.test(route) && !canonical.includes('/p/'))
        wrong.push(`${locale} ${route}: its canonical address is ${canonical}`)
      if (isHidden !== /index_old|search|enquire/.test(route)) wrong.push(`${locale} ${route}: hidden is ${isHidden}`)
    })
    expect(wrong).toEqual([])
  })

  /** It is decoration in an old address, and gone where that leads. */
  const CATEGORY = /^\/u\/[^/]+\//

  test('a slug of another language leads to the right one for good', { timeout: 60_000 }, async () => {
    const wrong: string[] = []
    const tried = new Set<string>()
    const all = [...shop.samples].flatMap(([route, ways]) => shop.enabled.map((locale) => ({ route, ways, locale })))
    await eachUntil(all, Number.POSITIVE_INFINITY, async ({ route, ways, locale }) => {
      const own = ways[locale] ?? ''
      const right = own.replace(CATEGORY, '/u/')
      const strange = Object.values(ways).find((path) => path !== own)
      if (strange === undefined) return
      tried.add(route)
      let asked = strange
      for (let steps = 0; steps < 2 && asked !== right; steps += 1) {
        const { status, location } = await shop.open(locale, asked)
        if (status !== 308 || location === null) wrong.push(`${locale} ${asked}: status ${status}`)
        asked = location === null ? right : splitLocalePath(new URL(location).pathname).path
      }
      if (asked !== right) wrong.push(`${locale} ${strange} leads to ${asked}, not to ${right}`)
    })
    expect(wrong).toEqual([])
    expect([...shop.samples.keys()].filter((route) => !tried.has(route))).toEqual([])
  })

  test('what is not there, and a language that is off, is a 404 with the page of the specification', {
    timeout: 60_000,
  }, async () => {
    const wrong: string[] = []
    const own = (route: string, locale: Locale) => shop.samples.get(route)?.[locale] ?? ''
    const lost = ['p', 'u', 'u/tours', 'd', 'c', 'b', 't', 'x', 'x/y'].map((folder) => `/${folder}/${UNKNOWN}`)
    lost.push(`/${UNKNOWN}`, '/p', '/u', '/c', `/p/${UNKNOWN}/index_old`)
    const lostUnder = (locale: Locale) =>
      ['/p/{slug}', '/d/{slug}', '/b/{slug}/{detail}'].map((route) => {
        const [, folder, slug] = own(route, locale).split('/')
        return `/${folder}/${slug}/${UNKNOWN}`
      })
    const expectLost = async ({ locale, path, words }: Lost) => {
      const { status, body } = await shop.open(locale, path)
      const { title, headings } = readPage(body, 'http://localhost')
      const says = [words.heading, words.text, words.home, words.search].every((text) => body.includes(toHtml(text)))
      const isWhole = headings === 1 && says && BLANK_LAYOUT.every((part) => body.includes(part))
      if (status !== 404 || !title.startsWith(words.title) || !isWhole)
        wrong.push(`${locale} ${path}: status ${status}, "${title}", ${headings} h1`)
    }
    const off = LOCALES.filter((locale) => !shop.enabled.includes(locale))
    // It is said in a language that the shop has.
    const inOthers = off.flatMap((locale) =>
      ['/', '/d', own('/p/{slug}', 'en')].map((path): Lost => ({ locale, path, words: notFoundWords('en') })),
    )
    const inOwn = shop.enabled.flatMap((locale) =>
      [...lost, ...lostUnder(locale)].map((path): Lost => ({ locale, path, words: notFoundWords(locale) })),
    )
    await eachUntil([...inOthers, ...inOwn], Number.POSITIVE_INFINITY, expectLost)
    expect(wrong).toEqual([])
    expect(off.length > 0).toBe(tenant === 'lykia')
  })
})
