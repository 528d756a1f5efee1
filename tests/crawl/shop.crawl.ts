import { beforeAll, expect, test } from 'vitest'
import { ask, eachUntil } from './ask'
import { pickSample, shuffle } from './pick'
import { type CrawledPage, checkPage, normalise, readPage } from './read-page'
import { checkReciprocity, readIndex, readUrls, type SitemapUrl } from './read-sitemap'

const PORT = process.env.PORT ?? '3100'
const TENANTS = ['lykia', 'orion']

/** Another run with `CRAWL_SEED` looks at the same pages. */
const SEED = Number(process.env.CRAWL_SEED ?? Date.now() % 1_000_000)

/** `CRAWL_WHOLE=1`: every page of every sitemap, and every link on them, however long that takes. */
const IS_WHOLE = process.env.CRAWL_WHOLE === '1'
const WHOLE_MS = 3_600_000

/** Otherwise the crawl ends within a minute; what is not reached by then is another run's. */
const PAGES_MS = IS_WHOLE ? WHOLE_MS : 34_000
const LINKS_MS = IS_WHOLE ? WHOLE_MS : 16_000
const LINKS = IS_WHOLE ? Number.POSITIVE_INFINITY : 400

/** So many of each sort of page per tenant and language; content pages, indexes and the home page all. */
const MOST: Readonly<Record<string, number>> = IS_WHOLE ? {} : { p: 6, d: 3, b: 2, t: 2 }

interface Target extends SitemapUrl {
  tenant: string
  locale: string
  /** First segment of the path without its language: 'p' is a product. */
  sort: string
}

function toTarget(tenant: string, url: SitemapUrl): Target {
  const locale = Object.entries(url.languages).find(([code, href]) => code !== 'x-default' && href === url.address)?.[0]
  const [first = '', ...rest] = new URL(url.address).pathname.split('/').filter((part) => part && part !== locale)
  return { ...url, tenant, locale: locale ?? 'en', sort: rest.length > 0 ? first : 'single' }
}

const targets: Target[] = []
const pages = new Map<Target, CrawledPage>()
const wrong: string[] = []

async function readSitemap(tenant: string): Promise<void> {
  const index = await ask(`http://${tenant}.localhost:${PORT}/sitemap.xml`)
  for (const part of readIndex(index.body)) {
    const { body } = await ask(part)
    targets.push(...readUrls(body).map((url) => toTarget(tenant, url)))
  }
}

async function visit(target: Target): Promise<void> {
  const { status, body } = await ask(target.address, target.locale)
  if (status === 200) pages.set(target, readPage(body, target.address))
  else wrong.push(`${target.address}: status ${status}`)
}

beforeAll(async () => {
  for (const tenant of TENANTS) await readSitemap(tenant)
  const groupOf = ({ tenant, locale, sort }: Target) => `${tenant} ${locale} ${sort}`
  const most = (group: string) => MOST[group.split(' ')[2] ?? ''] ?? Number.POSITIVE_INFINITY
  await eachUntil(pickSample(targets, groupOf, most, SEED), Date.now() + PAGES_MS, visit)
}, PAGES_MS + 26_000)

test(`every page that was looked at answers 200 and is sound (CRAWL_SEED=${SEED})`, () => {
  const problems = [...pages].flatMap(([target, page]) => checkPage(page, target))
  expect([...wrong, ...problems]).toEqual([])
  expect(new Set([...pages.keys()].map(({ tenant, locale }) => `${tenant} ${locale}`)).size).toBe(
    new Set(targets.map(({ tenant, locale }) => `${tenant} ${locale}`)).size,
  )
})

test('in the whole sitemap pages name each other in all their languages', () => {
  for (const tenant of TENANTS) {
    const own = targets.filter((target) => target.tenant === tenant)
    expect(own.length, tenant).toBeGreaterThan(100)
    expect(checkReciprocity(own)).toEqual([])
  }
})

test(`no two pages of a shop and language have one title (CRAWL_SEED=${SEED})`, () => {
  const byTitle = new Map<string, string[]>()
  for (const [{ tenant, locale, address }, { title }] of pages) {
    const key = `${tenant} ${locale} ${title}`
    byTitle.set(key, [...(byTitle.get(key) ?? []), address])
  }
  expect([...byTitle].filter(([, addresses]) => addresses.length > 1)).toEqual([])
})

test(`every link leads somewhere (CRAWL_SEED=${SEED})`, { timeout: LINKS_MS + 44_000 }, async () => {
  const sources = new Map<string, string>()
  for (const [{ address }, { links }] of pages)
    for (const link of links) if (!sources.has(link)) sources.set(link, address)
  const visited = new Set([...pages.keys()].map(({ address }) => address))
  const mapped = new Set(targets.map(({ address }) => normalise(address)))
  const open = shuffle([...sources.keys()], SEED).filter((link) => !visited.has(link))
  // What the sitemap does not name is nobody else's to check, and comes first.
  const inOrder = [
    ...open.filter((link) => !mapped.has(normalise(link))),
    ...open.filter((link) => mapped.has(normalise(link))),
  ]
  const lost: string[] = []
  const asked = await eachUntil(inOrder.slice(0, LINKS), Date.now() + LINKS_MS, async (link) => {
    const first = await ask(link)
    const last =
      first.location === null || new URL(first.location).host !== new URL(link).host ? first : await ask(first.location)
    const isThere = last.status === 200 || (last.status >= 300 && last.status < 400)
    if (!isThere) lost.push(`${link} (on ${sources.get(link)}): status ${last.status}`)
    if (last.status !== 200 || !/^<!doctype html/i.test(last.body)) return
    const { canonical, isHidden } = readPage(last.body, link)
    if (!isHidden && !mapped.has(normalise(canonical)))
      lost.push(`${link}: may be found, and ${canonical} is in no sitemap`)
  })
  expect(lost).toEqual([])
  expect(asked.length).toBeGreaterThan(50)
})
