import { describe, expect, test } from 'vitest'
import { detailsSchema } from '@/domain/catalogue/kinds/details-schema'
import { roundRating } from '@/domain/catalogue/shared/rating'
import type { ProductCard } from '@/domain/catalogue/shared/schema'
import { LOCALES, type Locale } from '@/domain/shared/locales'
import { type CardContext, formatRating, toCardView } from './card-view'
import { loadWords } from './test-support/load-words'
import { makeCard } from './test-support/products'

const contextOf = async (locale: Locale): Promise<CardContext> => ({
  ...(await loadWords(locale)),
  locale,
  fallback: 'en',
})

const view = async (given: Partial<ProductCard>, locale: Locale = 'en') =>
  toCardView(makeCard(given), await contextOf(locale))

describe('a card', () => {
  test('says what there is, in the words of the page', async () => {
    const { t, common } = await contextOf('en')
    const card = await view({})
    expect(card).toMatchObject({
      href: '/p/kekova-by-boat',
      title: 'Kekova sunken city by boat',
      place: 'Kaş and Kekova',
      pictures: [{ file: 'lykia/b' }, { file: 'lykia/a' }],
      badge: t('card.sale', { discount: '10%', date: '15.01.' }),
      rating: { figure: '4.9', count: '(1,206)' },
      facts: [
        { icon: 'clock', text: common('counts.hours', { count: 7.5 }) },
        { icon: 'circle-check', text: t('card.freeCancellation') },
      ],
    })
  })

  test('goes to the address of its language, and borrows words that are missing', async () => {
    expect(await view({}, 'de')).toMatchObject({ href: '/de/p/kekova-per-boot', place: 'Kaş and Kekova' })
    expect(await view({}, 'ru')).toMatchObject({ href: '/ru/p/kekova-by-boat' })
  })

  test('takes the day and the people of a search along', async () => {
    const context = { ...(await contextOf('en')), query: '?date=2027-05-12&adults=2' }
    expect(toCardView(makeCard(), context).href).toBe('/p/kekova-by-boat?date=2027-05-12&adults=2')
  })
})

describe('broken data leave a card whole', () => {
  test('no words at all', async () => {
    const card = await view({ content: {}, destination: { id: 3, content: {} } })
    expect(card).toMatchObject({ title: 'LYK-T-01', place: '', href: '/d' })
  })

  test('markup in a title', async () => {
    const content = { en: { title: '<script>x()</script><b>Boat</b> &amp; swim', slug: 'boat' } }
    expect((await view({ content })).title).toBe('Boat & swim')
  })

  test('no picture, 200 pictures', async () => {
    expect((await view({ images: [] })).pictures).toEqual([])
    const images = Array.from({ length: 200 }, (_, index) => ({ file: `p/${index}`, cover: 0 as const }))
    expect((await view({ images })).pictures).toEqual(['p/0', 'p/1', 'p/2', 'p/3'].map((file) => ({ file })))
  })

  test.each(['0.00', '-5.00'])('a price of %s is a price on request', async (amount) => {
    const price = { amount, oldAmount: null, currency: 'EUR', unit: 'package' } as const
    expect((await view({ price })).price).toBeNull()
  })

  test('a campaign without a date, without a word', async () => {
    const campaign = { discountType: 'fixed', discountValue: '5.00', endsOn: null, label: {} } as const
    expect((await view({ campaign })).badge).toBeNull()
    expect((await view({ campaign: { ...campaign, label: { en: 'Early' } } })).badge).toBe('Early')
    expect((await view({ campaign: { ...campaign, discountType: 'percent' } })).badge).toBe('5%')
    expect((await view({ campaign: null })).badge).toBeNull()
  })

  test('nobody has said anything yet', async () => {
    expect((await view({ rating: { average: 0, count: 0 } })).rating).toBeNull()
  })
})

const KINDS = [
  makeCard().details,
  {
    kind: 'villa',
    bedrooms: 3,
    bathrooms: 2,
    capacity: 6,
    areaSquareMetres: 180,
    minimumNights: 5,
    damageDeposit: '300.00',
    permitNumber: '07-4182',
    distances: [],
    features: [],
  },
  {
    kind: 'yacht',
    lengthMetres: 24.5,
    cabins: 0,
    berths: 0,
    capacity: 12,
    crew: 3,
    built: 2014,
    charter: 'week',
    features: [],
  },
  {
    kind: 'car',
    carClass: 'compact',
    gear: 'manual',
    fuel: 'diesel',
    seats: 5,
    luggage: 0,
    doors: 5,
    minimumDriverAge: 21,
    damageDeposit: '250.00',
  },
  {
    kind: 'transfer',
    fromPlace: 'airport',
    toPlace: 'town',
    durationMinutes: 45,
    distanceKilometres: 38,
    childSeats: 1,
    vehicles: [{ vehicle: 'minivan', seats: 6, luggage: 6, price: '45.00', perDay: 2 }],
  },
  { kind: 'wedding', guests: 80, venue: 'castle', modules: [] },
  { kind: 'health', field: 'dental', stayNights: 0, accreditation: '' },
].map((details) => detailsSchema.parse(details))

test.each(LOCALES)('every kind has two facts in %s, and no word is missing', async (locale) => {
  for (const details of KINDS) {
    const { facts } = await view({ kind: details.kind, details }, locale)
    expect(facts).toHaveLength(2)
    for (const { text } of facts) expect(text).not.toMatch(/catalogue\.|common\.|undefined|NaN|\{/)
  }
})

test('the last of the days goes along to what is let for all of them', async () => {
  const context = { ...(await contextOf('en')), query: '?date=2027-05-10&until=2027-05-17&adults=3' }
  const queries = KINDS.map((details) => [
    details.kind,
    new URL(toCardView(makeCard({ kind: details.kind, details }), context).href, 'http://x').search,
  ])
  const outing = '?date=2027-05-10&adults=3'
  expect(Object.fromEntries(queries)).toEqual({
    tour: outing,
    villa: context.query,
    yacht: context.query,
    car: context.query,
    transfer: outing,
    wedding: outing,
    health: outing,
  })
})

test('a filter counts a rating as the card writes it', () => {
  for (let cents = 0; cents <= 500; cents += 1)
    expect(String(formatRating(cents / 100, 'en'))).toBe(roundRating(cents / 100).toFixed(1))
})
