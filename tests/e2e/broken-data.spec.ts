import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fromWire, type Json, toWire } from '@/domain/wire/translate'
import { expect, test } from './fixtures'
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

/** What an operator’s API may get wrong in a product; `isShown` where it is a product all the same. */
const FAULTS: readonly { what: string; isShown: boolean; damage: (product: Broken) => Json }[] = [
  { what: 'a missing translation', isShown: true, damage: (it) => ({ ...it, content: {}, slugs: {} }) },
  { what: 'no image', isShown: true, damage: (it) => ({ ...it, images: [] }) },
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

/** The first cards of each list are broken, each in its own way; the others are as they were. */
const breakCards = (cards: Json | undefined): Json =>
  ((cards ?? []) as Json[]).map((card, index) => FAULTS[index]?.damage(card as unknown as Broken) ?? card)

/** The product of a test’s own address is broken in its way. */
const broken = new Map<string, number>()

const DAMAGE: Readonly<Record<string, (data: { [key: string]: Json | undefined }) => Json>> = {
  '/home-urun-listele': (data) => ({
    ...data,
    bestRated: breakCards(data.bestRated),
    campaigns: breakCards(data.campaigns),
    others: breakCards(data.others),
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

const open = (path: string) => `http://lykia.localhost:${shop.port}${path}`

for (const [index, { what, isShown }] of FAULTS.entries())
  if (isShown)
    test(`the page of a product with ${what} is whole`, { tag: '@desktop' }, async ({ page }) => {
      const { products } = await callApi(API_PORT, 'listProducts', { locale: 'en', kinds: ['tour'], pageSize: 60 })
      const { slug = '', title = '' } = products[20 + index]?.content.en ?? {}
      broken.set(slug, index)
      const answer = await page.goto(open(`/p/${slug}`))
      expect(answer?.status()).toBe(200)
      await expect(page.locator('footer').first()).toBeVisible()
      expect(await page.evaluate(() => '__ran' in window)).toBe(false)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(what === 'HTML in the title' ? 'Boat' : title)
      await expect(page.locator('main')).not.toContainText('7,531')
      await expect(page.locator('.product-body .part').nth(2)).toBeAttached()
      await expect(page.locator('.booking-card')).toBeVisible()
      for (const data of await page.locator('script[type="application/ld+json"]').allTextContents()) {
        expect(() => JSON.parse(data)).not.toThrow()
        expect(data).not.toMatch(/"price":"-?0?\.?0*"|"price":"-/)
      }
    })
