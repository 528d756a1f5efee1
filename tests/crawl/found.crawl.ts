import { describe, expect, test } from 'vitest'
import { ask, eachUntil } from './ask'
import { requestRaw } from './raw-request'
import { readPage } from './read-page'
import { decode, readIndex } from './read-sitemap'

const PORT = process.env.PORT ?? '3100'
/** The protocol of sitemaps takes no more in one part. */
const MOST_URLS = 50_000

const propertyOf = (html: string, name: string): string =>
  decode(new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '')

describe.each(['lykia', 'orion'])('%s', (tenant) => {
  const host = `${tenant}.localhost`
  const origin = `http://${host}:${PORT}`

  test('every part of the sitemap is bounded, and what is sold stands there with its day of change and pictures', async () => {
    const parts = readIndex((await ask(`${origin}/sitemap.xml`)).body)
    expect(parts.length).toBeGreaterThan(3)
    for (const part of parts) {
      const entries = [...(await ask(part)).body.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => entry)
      expect(entries.length, part).toBeGreaterThan(100)
      expect(entries.length, part).toBeLessThan(MOST_URLS)
      const products = entries.filter((entry) => /<loc>[^<]*\/p\//.test(entry))
      expect(products.length, part).toBeGreaterThan(100)
      const poor = products.filter(
        (entry) => !/<lastmod>\d{4}-\d\d-\d\dT/.test(entry) || !/<image:loc>http[^<]+<\/image:loc>/.test(entry),
      )
      expect(poor, part).toEqual([])
      const days = products.map((entry) => /<lastmod>([^<]*)/.exec(entry)?.[1] ?? '')
      expect(days.filter((day) => Date.parse(day) > Date.now())).toEqual([])
    }
  })

  test('menu links to categories carry their numbers and lead to listings that are filtered by them', async () => {
    const listed = async (path: string): Promise<string[]> => {
      const { status, body } = await ask(`${origin}${path}`)
      expect(status, path).toBe(200)
      const [, results = ''] = body.split('class="listing-results')
      return [...new Set([...results.matchAll(/href="(\/p\/[^"?]+)/g)].map(([, href = '']) => href))]
    }
    const { body } = await ask(`${origin}/`)
    const links = new Set([...body.matchAll(/href="(\/d\/[^"?]+\?kat_k_no=\d+)"/g)].map(([, href = '']) => href))
    expect(links.size).toBeGreaterThan(5)
    const [first = ''] = links
    const [path = '', query = ''] = first.split('?')
    const own = await listed(first)
    expect(own.length).toBeGreaterThan(0)
    expect(own).toEqual(await listed(path))
    const elsewhere = [...body.matchAll(/href="(\/d\/[^"?]+)"/g)]
      .map(([, href = '']) => href)
      .find((href) => href !== path)
    // Beside another name the number narrows what that one lists.
    const both = await listed(`${elsewhere}?${query}`)
    expect(both.length).toBeGreaterThan(0)
    expect(both.length).toBeLessThan(own.length)
    const unknown = await ask(`${origin}${path}?kat_k_no=987654321`)
    expect([unknown.status, unknown.location]).toEqual([307, `${origin}${path}`])
  })

  test('robots, feeds and the text for language models name what is there', async () => {
    const robots = await ask(`${origin}/robots.txt`)
    expect([robots.status, robots.body.includes(`Sitemap: ${origin}/sitemap.xml`)]).toEqual([200, true])
    const codes = readIndex((await ask(`${origin}/sitemap.xml`)).body).map((part) => /sitemap\/(\w\w)-/.exec(part)?.[1])
    for (const code of new Set(codes)) {
      const feed = await ask(`${origin}/rss/${code}.xml`)
      const links = [...feed.body.matchAll(/<item>.*?<link>([^<]+)<\/link>/gs)].map(([, link = '']) => decode(link))
      expect([feed.status, links.length >= 12], `${code}: ${links.length} articles`).toEqual([200, true])
      expect((await ask(links[0] ?? '', code)).status).toBe(200)
    }
    const { status, body } = await ask(`${origin}/llms.txt`)
    expect([status, body.startsWith('# ')]).toEqual([200, true])
    const named = [...body.matchAll(/\]\((http[^)]+)\)/g)].map(([, link = '']) => link)
    expect(named.length).toBeGreaterThan(20)
    const lost: string[] = []
    await eachUntil(named, Number.POSITIVE_INFINITY, async (link) => {
      const { status } = await ask(link)
      if (status !== 200) lost.push(`${link}: status ${status}`)
    })
    expect(lost).toEqual([])
  })

  test('the sign is where every site has it', async () => {
    const { status, headers } = await requestRaw({ host, path: '/favicon.ico' })
    expect([status, headers['content-type']]).toEqual([200, 'image/png'])
  })

  test('pages of each kind have a picture of their own to be shared with', { timeout: 60_000 }, async () => {
    const [part = ''] = readIndex((await ask(`${origin}/sitemap.xml`)).body).filter((each) => each.includes('/en-'))
    const addresses = [...(await ask(part)).body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
    const pictures = new Set<string>()
    const sorts = ['p', 'd', 'b', 'c', 't']
    for (const sort of sorts) {
      const address = addresses.find((each) => each.includes(`/${sort}/`)) ?? ''
      const { body } = await ask(address)
      const picture = propertyOf(body, 'og:image')
      expect([propertyOf(body, 'og:title') !== '', propertyOf(body, 'og:url')], address).toEqual([true, address])
      const { pathname, search } = new URL(picture)
      const { status, headers } = await requestRaw({ host, path: `${pathname}${search}` })
      expect([status, headers['content-type']], picture).toEqual([200, 'image/jpeg'])
      pictures.add(pathname)
    }
    expect(pictures.size).toBe(sorts.length)
  })

  test('what nobody can mean breaks nothing', async () => {
    const long = 'x'.repeat(6000)
    const paths = [
      '/de/p/%',
      '/ru/search/%E0%A4%A',
      '/tr/d/x/%ED%A0%80',
      '/t?from=dalaman-airport&to=kas&date=9999-12-31',
    ]
    paths.push('/search/%25', '/search/100%25%20off', '/search/%00', `/search/${long}`, '/search/a%2fb')
    paths.push(
      ...['p', 'u', 'd', 'c', 'b', 't'].flatMap((folder) => [`/${folder}/${long}`, `/${folder}/%25`, `/${folder}/%00`]),
    )
    paths.push(...['%00', '%25', long, '..%2f..'].map((slug) => `/get-a-special-offer?product=${slug}`))
    paths.push(
      ...['page=1e99', 'people=-1', 'kat_k_no=9e99', 'dateFrom=0000-00-00', 'sort=constructor'].map(
        (query) => `/d?${query}`,
      ),
    )
    const broken: string[] = []
    await eachUntil(paths, Number.POSITIVE_INFINITY, async (path) => {
      const { status } = await requestRaw({ host, path })
      if (status >= 500) broken.push(`${path.slice(0, 60)}: status ${status}`)
    })
    expect(broken).toEqual([])
  })

  test('one filter alone may be found; more of them may not, and the list itself is the address to keep', async () => {
    const links = readPage((await ask(`${origin}/d`)).body, origin).links
    const [list = ''] = (links.find((link) => /\/d\/[^/]+$/.test(link)) ?? '').split('?')
    for (const [query, isHidden] of [
      ['', false],
      ['?durations=full', false],
      ['?durations=full&rating=4', true],
      ['?sort=rating', true],
    ] as const) {
      const { status, body } = await ask(`${list}${query}`)
      const page = readPage(body, list)
      expect([status, page.isHidden, page.canonical], query).toEqual([200, isHidden, list])
    }
  })
})

test('the home page of Lykia has the title and the description of the specification', async () => {
  const { body } = await ask(`http://lykia.localhost:${PORT}/`)
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(body) ?? []
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(body) ?? []
  expect(decode(title)).toBe('Turkey Tours with Local Experts – Best Price, No Hidden Fees')
  expect(decode(description)).toMatch(
    /^Family and adventure tours in Antalya, Side, Cappadocia and more, .*local guides/,
  )
  expect(decode(description)).toMatch(/no hidden fees and easy mobile booking\.$/)
})
