import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadDemo } from '@/demo/load/load-demo'
import { DEMO_COMPANIES, requireDemoTenant } from '@/demo/load/read-tenant'
import type { Availability } from '@/domain/availability/schema'
import type { Selection } from '@/domain/basket/schema'
import { BOOKABLE_KINDS, type Kind } from '@/domain/catalogue/kinds/kinds'
import type { Product } from '@/domain/catalogue/shared/schema'
import type { Image } from '@/domain/content/schema'
import { addDays } from '@/domain/dates/plain-date'
import { startTestApi, type TestApi } from './harness'
import { select } from './test-booking'

const FROM = '2027-06-01'

/** What a visitor of either shop finds at least. */
const PROMISED = {
  tour: 40,
  villa: 12,
  yacht: 8,
  car: 10,
  transfer: 30,
  wedding: 4,
  health: 5,
} as const satisfies Record<Kind, number>
const PROMISED_PAGES = [
  ['destination', 12],
  ['blog', 12],
] as const
/** By their English slugs, which lead to those of every language. */
const CONTENT_PAGES = [
  'about-us',
  'questions-and-answers',
  'wedding-organisation',
  'health-tourism',
  'terms',
  'privacy',
  'distance-sales',
  'rental-terms',
  'membership-agreement',
  'cancellation',
]

const DEMO_TENANTS = DEMO_COMPANIES.map(requireDemoTenant)

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await loadDemo(api.services, DEMO_COMPANIES, requireDemoTenant)
})
afterAll(() => api.stop())

/** The plainest booking of a product on its first open day. */
function plainest(product: Product, { days, firstOpen }: Availability): Selection {
  const date = firstOpen ?? FROM
  const day = days.find((entry) => entry.date === date)
  const stay = addDays(date, day?.minimumStay ?? 7)
  const { details, id: productId } = product
  const pax = { adult: 1, child: 0, infant: 0 }
  switch (details.kind) {
    case 'villa':
      return select({ productId, kind: 'villa', date, endDate: stay, pax })
    case 'yacht':
      return select({ productId, kind: 'yacht', date, endDate: details.charter === 'week' ? stay : null, pax })
    case 'car': {
      const office = details.offices[0] ?? ''
      const times = { pickupOffice: office, returnOffice: office, pickupTime: '12:00', returnTime: '12:00' }
      const choice = { kind: 'car' as const, ...times, driverAge: 40 }
      return select({ productId, kind: 'car', date, endDate: addDays(stay, 1), pax, choice })
    }
    case 'transfer': {
      const vehicle = details.vehicles[0]?.vehicle ?? 'sedan'
      const ride = { direction: 'outward' as const, vehicle, quantity: 1, time: '12:00', flightNumber: null }
      const choice = { kind: 'transfer' as const, ...ride, returnRide: null, luggage: 0, childSeats: 0 }
      return select({ productId, kind: 'transfer', date, pax, choice })
    }
    default:
      return select({ productId, kind: 'tour', date, session: day?.sessions[0]?.time ?? null, pax })
  }
}

describe.each(DEMO_TENANTS)('$company', ({ company, products }) => {
  const bookable = products.filter(({ kind }) => BOOKABLE_KINDS.some((each) => each === kind))

  async function slugOf(code: string): Promise<string> {
    const { rows } = await api.registry
      .requireDatabase(company)
      .execute<{ slug: string }>(
        `select t.slug from product_texts t join products p on p.id = t.product_id where p.code = '${code}' limit 1`,
      )
    return rows[0]?.slug ?? ''
  }

  test('everything on sale has an open day, a price and the places it names', { timeout: 120_000 }, async () => {
    expect(bookable.length).toBeGreaterThan(20)
    for (const { code } of bookable) {
      const { data: product } = await api.ask('getProduct', { locale: 'en', slug: await slugOf(code) }, { company })
      const calendarFrom = (from: string) => api.ask('getAvailability', { productId: product.id, from }, { company })
      const { firstOpen } = (await calendarFrom(FROM)).data
      expect(firstOpen, code).not.toBeNull()
      // What rests in June is open in a later month.
      const { data: calendar } = await calendarFrom(firstOpen ?? FROM)
      const items = [plainest(product, calendar)]
      const { data } = await api.ask('quote', { locale: 'en', items, chosenCurrency: 'EUR' }, { company })
      expect(data.items[0], code).toMatchObject({ problem: null })
      expect(Number(data.fixed.totals.grandTotal), code).toBeGreaterThan(0)
      const { details, places } = product
      if (details.kind === 'car') expect(places.map(({ key }) => key).sort()).toEqual([...details.offices].sort())
      if (details.kind === 'transfer') expect(places, code).toHaveLength(2)
    }
  })

  test('there is as much of everything as is promised, in every language that is on', async () => {
    const { data: settings } = await api.ask('getSettings', {}, { company })
    for (const locale of settings.language.enabled) {
      for (const [kind, least] of Object.entries(PROMISED)) {
        const query = { locale, kinds: [kind as Kind], pageSize: 60 }
        const { total, products: found } = (await api.ask('listProducts', query, { company })).data
        expect(total, `${kind} ${locale}`).toBeGreaterThanOrEqual(least)
        expect(found.filter(({ content }) => !content[locale]?.title).map(({ code }) => code)).toEqual([])
      }
      for (const [pageType, least] of PROMISED_PAGES) {
        const { pages } = (await api.ask('listPages', { locale, pageType, limit: 100 }, { company })).data
        expect(pages.length, `${pageType} ${locale}`).toBeGreaterThanOrEqual(least)
        expect(pages.filter(({ slugs, title }) => !slugs[locale] || title === '')).toEqual([])
      }
      for (const slug of CONTENT_PAGES) {
        const { status, data } = await api.ask('getPage', { locale, pageType: 'content', slug }, { company })
        expect([status, `${data?.body}${JSON.stringify(data?.questions)}`.length > 300], `${slug} ${locale}`).toEqual([
          200,
          true,
        ])
        expect(data.slugs[locale], `${slug} ${locale}`).toMatch(/./)
      }
    }
    const { tariffs } = (await api.ask('listTransferTariffs', { locale: 'en' }, { company })).data
    expect(tariffs.length).toBeGreaterThanOrEqual(PROMISED.transfer)
    const named = new Set(tariffs.flatMap(({ fromPlace, toPlace }) => [fromPlace, toPlace]))
    expect([...named].filter((place) => place.endsWith('-airport')).length).toBeGreaterThanOrEqual(3)
  })

  test('what is asked for has its page too', async () => {
    const asked = products.filter(({ kind }) => !BOOKABLE_KINDS.some((each) => each === kind))
    expect(asked.length).toBeGreaterThan(5)
    for (const { code } of asked) {
      const { status, data } = await api.ask('getProduct', { locale: 'en', slug: await slugOf(code) }, { company })
      expect([status, data?.code], code).toEqual([200, code])
    }
  })
})

/** Every image entry of products, pages, menus and the front page. */
async function listImages(company: string): Promise<Image[]> {
  const db = api.registry.requireDatabase(company)
  const { rows } = await db.execute<{ image: Image }>(
    'select jsonb_array_elements(images) as image from products union all select jsonb_array_elements(images) from pages',
  )
  const { data } = await api.ask('getSettings', {}, { company })
  const { hero, promotion } = data.home
  const rest = [
    ...data.menu.flatMap(({ images }) => images),
    ...(promotion ? [promotion.image] : []),
    hero.image,
    ...hero.images,
  ]
  return [...rows.map(({ image }) => image), ...rest]
}

test('a demo that has been loaded is not read again', async () => {
  const read = () => {
    throw new Error('the files were read')
  }
  await expect(loadDemo(api.services, DEMO_COMPANIES, read)).resolves.toBeUndefined()
})

test('the demo has a member with trips: paid, called off, with a deposit', async () => {
  for (const { company, bookings, favourites, member } of DEMO_TENANTS) {
    const credentials = { email: member.email, password: api.services.env.DEMO_PASSWORD }
    const { data: session } = await api.ask('login', credentials, { company })
    const { data } = await api.ask('getMemberData', {}, { company, token: session.token })
    const states = data.reservations.map(({ reservationStatus, collectionStatus }) => [
      reservationStatus,
      collectionStatus,
    ])
    expect(states.sort(), company).toEqual([
      ['active', 1],
      ['active', 2],
      ['cancelled', 0],
      ['closed', 2],
    ])
    expect(data.reservations.find(({ collectionStatus }) => collectionStatus === 1)?.awaitsConfirmation).toBe(false)
    expect(data.collections).toHaveLength(bookings.filter(({ paid }) => paid !== 'nothing').length)
    expect(data.favourites).toHaveLength(favourites.length)
    expect(data.coupons.find(({ code }) => code === 'WELCOME')?.couponStatus).toBe('used')
  }
})

test('every picture of a shop is there, in its place on the uploads host, with words and a placeholder', async () => {
  for (const { company } of DEMO_TENANTS) {
    const images = await listImages(company)
    expect(images.length, company).toBeGreaterThan(500)
    for (const { file, alt, placeholder } of images) {
      expect(file).toMatch(
        new RegExp(`^${company}/(?:(?:urun|arac|bolge|kategori|sayfa)/\\d+|kategori|splash)/[a-z0-9-]+-[0-9a-f]{16}$`),
      )
      expect(Object.keys(alt ?? {}), file).toHaveLength(6)
      expect(placeholder, file).toMatch(/^data:image\/webp;base64,UklGR/)
    }
    const sent = await Promise.all(
      [...new Set(images.map(({ file }) => file))].map(async (file) => {
        const { status } = await api.app.request(`/uploads/${file}-1600.webp`)
        return status === 200 ? null : file
      }),
    )
    expect(sent.filter((file) => file !== null)).toEqual([])
  }
})

test('the category number of a menu link narrows the listing of a destination', async () => {
  const company = 'lykia'
  const ask = async (query: { slug: string; categoryId?: number }) =>
    (await api.ask('listProducts', { locale: 'en', pageSize: 60, ...query }, { company })).data.products
  const { categories } = (await api.ask('getFilterData', {}, { company })).data
  const tours = categories.find(({ content }) => content.en?.slug === 'tours')?.id ?? 0
  const own = new Set(categories.filter(({ id, parentId }) => id === tours || parentId === tours).map(({ id }) => id))
  const all = await ask({ slug: 'antalya' })
  const expected = all.filter(({ category }) => own.has(category.id)).map(({ code }) => code)
  expect((await ask({ slug: 'antalya', categoryId: tours })).map(({ code }) => code).toSorted()).toEqual(
    expected.toSorted(),
  )
  expect(expected.length).toBeGreaterThan(0)
  expect(expected.length).toBeLessThan(all.length)
})

test('covers are there in the width of a card before anybody asks for them', async () => {
  for (const { company } of DEMO_TENANTS) {
    const { data } = await api.ask('listProducts', { locale: 'en', pageSize: 60 }, { company })
    for (const { code, images } of data.products)
      for (const format of ['avif', 'webp']) {
        const answer = await api.app.request(`/uploads/${images[0]?.file}-640.${format}`)
        expect([answer.headers.get('content-type'), answer.headers.get('cache-control')], code).toEqual([
          `image/${format}`,
          expect.stringContaining('immutable'),
        ])
      }
  }
})

test('the rows of the home page share no product, so that no picture stands there twice', async () => {
  for (const { company } of DEMO_TENANTS) {
    const { data } = await api.ask('listHomeProducts', { locale: 'en' }, { company })
    const ids = [...data.bestRated, ...data.campaigns, ...data.others].map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(8)
    expect(new Set(ids).size, company).toBe(ids.length)
  }
})
