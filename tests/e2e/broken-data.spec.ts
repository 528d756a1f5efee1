import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import type { ProductCard } from '@/domain/catalogue/shared/schema'
import { fromWire, type Json, toWire } from '@/domain/wire/translate'
import { expect, test, translatorOf } from './fixtures'
import { type SecondStorefront, startSecondStorefront } from './second-storefront'
import { callApi } from './wire'

const API_PORT = Number(process.env.API_PORT ?? '4200')

interface Broken {
  [key: string]: Json | undefined
  content: { [key: string]: Json | undefined }
  images: Json[]
  price: { [key: string]: Json | undefined }
  details: { [key: string]: Json | undefined }
}

const HOSTILE =
  '<b onclick="window.__ran=1">Boat</b><script>window.__ran=1</script><img src=x onerror="window.__ran=1">'

/** None of them is there: nothing may ask for more of them than a person looks at. */
const makeImages = (count: number): Json[] =>
  Array.from({ length: count }, (_, index) => ({ file: `lykia/pictures/lost-1-${index}`, cover: 0 }))

/** What an operator’s API may get wrong in a product; `isShown` where it is a product all the same. */
const FAULTS: readonly { what: string; isShown: boolean; damage: (product: Broken) => Json }[] = [
  { what: 'a missing translation', isShown: true, damage: (it) => ({ ...it, content: {}, slugs: {} }) },
  { what: 'no image', isShown: true, damage: (it) => ({ ...it, images: [] }) },
  {
    what: '200 images',
    isShown: true,
    damage: (it) => ({ ...it, images: [...it.images, ...makeImages(200 - it.images.length)] }),
  },
  { what: 'a price of 0', isShown: true, damage: (it) => ({ ...it, price: { ...it.price, amount: '0.00' } }) },
  { what: 'a negative price', isShown: true, damage: (it) => ({ ...it, price: { ...it.price, amount: '-7531.00' } }) },
  {
    what: 'HTML in the title',
    isShown: true,
    damage: (it) => {
      const content = Object.fromEntries(
        Object.entries(it.content).map(([locale, words]) => [locale, { ...(words as object), title: HOSTILE }]),
      ) as Broken['content']
      const text = it.text ? { text: { ...(it.text as object), title: HOSTILE } as Json } : {}
      return { ...it, content, ...text }
    },
  },
  {
    what: 'an unknown kind',
    isShown: false,
    damage: (it) => ({ ...it, kind: 'balloon', details: { ...it.details, kind: 'balloon' } }),
  },
]

/** Every other card of a list is broken, each in its own way. */
const breakCards = (cards: Json | undefined, from = 0): Json =>
  ((cards ?? []) as Json[]).map((card, index) => {
    const fault = index % 2 === 0 ? FAULTS[from + index / 2] : undefined
    return fault ? fault.damage(card as unknown as Broken) : card
  })

/** With the fault that each row begins with. */
const HOME_ROWS = { bestRated: 5, campaigns: 0, others: 3 } as const

/** The product of a test’s own address is broken in its way. */
const broken = new Map<string, number>()

const DAMAGE: Readonly<Record<string, (data: { [key: string]: Json | undefined }) => Json>> = {
  '/home-urun-listele': (data) => ({
    ...data,
    ...Object.fromEntries(Object.entries(HOME_ROWS).map(([row, from]) => [row, breakCards(data[row], from)])),
  }),
  '/category-urun-listele': (data) => ({ ...data, products: breakCards(data.products) }),
  '/category-benzer-urun-listele': (data) => ({ ...data, products: breakCards(data.products) }),
  '/category-urun-vitrin': (data) => ({ ...data, products: breakCards(data.products) }),
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** The operator API of the test shop as one whose data is broken. */
async function startBrokenApi(): Promise<Server> {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const { host: _host, connection: _connection, 'accept-encoding': _encoding, ...headers } = request.headers
    const body = await readBody(request)
    const answer = await fetch(`http://127.0.0.1:${API_PORT}${request.url}`, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
    })
    const given = Buffer.from(await answer.arrayBuffer())
    const fault = FAULTS[broken.get(searchParams.get('slug') ?? '') ?? -1]
    const damage =
      pathname === '/category-urun-getir' && fault
        ? (data: object) => fault.damage(data as Broken)
        : (DAMAGE[pathname] as ((data: object) => Json) | undefined)
    const parsed = damage ? (JSON.parse(given.toString('utf8')) as { data: Json }) : null
    const whole =
      parsed && damage && answer.ok
        ? JSON.stringify({ ...parsed, data: toWire(damage(fromWire(parsed.data) as object)) })
        : given
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' })
    response.end(whole)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return server
}

let api: Server
let shop: SecondStorefront

test.beforeAll(async () => {
  api = await startBrokenApi()
  shop = await startSecondStorefront({ name: 'broken-data', apiPort: (api.address() as AddressInfo).port })
})

test.afterAll(async () => {
  await shop?.stop()
  api?.closeAllConnections()
  api?.close()
})

const t = translatorOf('en')
const open = (path: string) => `http://lykia.localhost:${shop.port}${path}`

/** Some tour that no other test has damaged. */
async function damageTour(index: number): Promise<{ slug: string; title: string }> {
  const { products } = await callApi(API_PORT, 'listProducts', { locale: 'en', kinds: ['tour'], pageSize: 60 })
  const { slug = '', title = '' } = products[20 + index]?.content.en ?? {}
  broken.set(slug, index)
  return { slug, title }
}

/** Frame and words of a page, and nothing of what is broken. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(await page.evaluate(() => '__ran' in window)).toBe(false)
  const odd = /7,531|undefined|NaN|onclick|\[object/
  await expect(page.locator('body')).not.toContainText(odd, { useInnerText: true })
  for (const data of await page.locator('script[type="application/ld+json"]').allTextContents()) {
    expect(() => JSON.parse(data)).not.toThrow()
    expect(data).not.toMatch(/"price":"-?0?\.?0*"|"price":"-/)
  }
}

for (const [index, { what, isShown }] of FAULTS.entries())
  if (isShown)
    test(`the page of a product with ${what} is whole`, { tag: '@desktop' }, async ({ page }) => {
      const { slug, title } = await damageTour(index)
      const answer = await page.goto(open(`/p/${slug}`))
      expect(answer?.status()).toBe(200)
      await expectWhole(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(what === 'HTML in the title' ? 'Boat' : title)
      await expect(page.locator('.product-body .part').nth(2)).toBeAttached()
      await expect(page.locator('.booking-card')).toBeVisible()
      const pictures = { 'no image': 0, '200 images': 200 }[what]
      if (pictures === undefined) return
      const drawing = page.locator('.gallery-strip img[src="/images/no-image.svg"]')
      await expect(drawing).toHaveCount(pictures === 0 ? 1 : 0)
      await expect(page.locator('.gallery-strip img')).toHaveCount(Math.max(1, Math.min(5, pictures)))
      if (pictures > 0) await expect(page.getByText(t('catalogue.gallery.all', { count: pictures }))).toBeVisible()
    })

test.describe('of a kind that this version does not know', () => {
  test.use({ allowedErrors: ['status of 404'] })

  test('a product has no page, and the 404 page stands for it', { tag: '@desktop' }, async ({ page }) => {
    const { slug } = await damageTour(FAULTS.findIndex(({ isShown }) => !isShown))
    const answer = await page.goto(open(`/p/${slug}`))
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors.notFound.heading'))
    await expect(page).toHaveTitle(new RegExp(t('errors.notFound.title')))
  })
})

const titleOf = ({ content }: ProductCard): string => content.en?.title ?? ''
const isWhole = (_: unknown, index: number): boolean => index % 2 === 1

test('broken products among others leave home and listing whole', { tag: '@desktop' }, async ({ page }) => {
  const { bestRated, campaigns, others } = await callApi(API_PORT, 'listHomeProducts', { locale: 'en' })
  const rows = [bestRated, campaigns, others].flatMap((row) => row.filter(isWhole).slice(0, 1))
  const { products } = await callApi(API_PORT, 'listProducts', { locale: 'en', kinds: ['tour'] })
  for (const [path, whole] of [
    ['/', rows],
    ['/d/tours', products.filter(isWhole)],
  ] as const) {
    const answer = await page.goto(open(path))
    expect(answer?.status()).toBe(200)
    await expectWhole(page)
    const titles = await page.locator('main .card h3').allInnerTexts()
    expect(titles).toEqual(expect.arrayContaining(whole.map(titleOf)))
    expect(titles).toContain('Boat')
  }
  // Only what is of an unknown kind is missing.
  await expect(page.locator('.listing-results .card')).toHaveCount(products.length - 1)
  expect(await page.locator('.listing-results .dots').first().locator('i').count()).toBeLessThan(8)
})
