import { describe, expect, it } from 'vitest'
import { detailsSchema } from '@/domain/catalogue/kinds/details-schema'
import { compareAmounts } from '@/domain/money/amount'
import { amountSchema } from '@/domain/shared/schema'
import words from '@/messages/en/catalogue.json'
import { LYKIA_LOCALES as LOCALES, lykia, pagesOf, productsOf } from './tenants'

const lykiaPlaces = lykia.places
const lykiaCategories = pagesOf(lykia, 'category')
const lykiaDestinations = pagesOf(lykia, 'destination')
const lykiaTours = productsOf(lykia, 'tour')
const lykiaKinds = lykia.products.filter(({ kind }) => kind !== 'tour')
const COUNTS = { villa: 12, yacht: 8, car: 10, transfer: 30, wedding: 4, health: 5 }
/** Patterns that match only texts of the language, to detect untranslated ones. */
const SCRIPT = { en: /\bthe\b/i, tr: /[ığş]/, de: /\b(der|die|das|und)\b/i, ru: /[а-яё]/i }
const BEDS = { king: 2, double: 2, single: 1, bunk: 2, sofa: 1 }
const PLACE_KEYS = new Set(lykiaPlaces.map(({ key }) => key))

const detailsOf = (product: (typeof lykiaKinds)[number]) => detailsSchema.parse(product.details)
const titleIn = (locale: (typeof LOCALES)[number]) => lykiaKinds.map(({ text }) => text[locale].title)

/** Returns the place keys in a product's details. */
function placesOf(product: (typeof lykiaKinds)[number]): string[] {
  const details = detailsOf(product)
  if (details.kind === 'car') return details.offices
  if (details.kind === 'transfer') return [details.fromPlace, details.toPlace]
  return details.kind === 'yacht' && details.marina ? [details.marina] : []
}

describe('what Lykia Tours sells beside its tours', () => {
  it('is so many of each kind, numbered without gaps', () => {
    for (const [kind, count] of Object.entries(COUNTS)) {
      const codes = lykiaKinds.filter((product) => product.kind === kind).map(({ code }) => code)
      const letter = codes[0]?.slice(0, 6)
      expect(codes, kind).toEqual(
        Array.from({ length: count }, (_, index) => `${letter}${String(index + 1).padStart(2, '0')}`),
      )
    }
    expect(new Set(lykiaKinds.map(({ code }) => code)).size).toBe(69)
  })

  it('comes after the tours, with every kind among the first six', () => {
    expect(lykiaKinds.map(({ rank }) => rank)).toEqual(lykiaKinds.map((_, index) => lykiaTours.length + 1 + index))
    expect(new Set(lykiaKinds.slice(0, 6).map(({ kind }) => kind)).size).toBe(6)
  })

  it('names places that exist, each place once', () => {
    expect(PLACE_KEYS.size).toBe(lykiaPlaces.length)
    const named = new Set(lykiaKinds.flatMap(placesOf))
    for (const key of named) expect(PLACE_KEYS, key).toContain(key)
    expect([...PLACE_KEYS].filter((key) => !named.has(key))).toEqual([])
    for (const { title, key } of lykiaPlaces) expect(Object.keys(title).sort(), key).toEqual(['de', 'en', 'ru', 'tr'])
  })

  it.each(LOCALES)('has titles of its own in %s', (locale) => {
    expect(new Set(titleIn(locale)).size).toBe(69)
    for (const title of titleIn(locale)) expect(title.length, title).toBeLessThanOrEqual(60)
  })

  it.each(lykiaKinds)('$code has a home and details', (product) => {
    expect(detailsSchema.safeParse(product.details).error).toBeUndefined()
    expect(lykiaCategories.find(({ key }) => key === product.category)?.kind).toBe(product.kind)
    expect(lykiaDestinations.map(({ key }) => key)).toContain(product.destination)
  })

  it.each(lykiaKinds)('$code has money with two decimals and seasons that do not meet', (product) => {
    const details = detailsOf(product)
    const amounts = product.seasons.flatMap(({ adult, child, infant }) => [adult, child, infant])
    amounts.push(...product.extras.map(({ price }) => price))
    if (product.group) amounts.push(product.group.price, product.group.extraPersonPrice)
    if (product.campaign) amounts.push(product.campaign.discountValue)
    if (details.kind === 'transfer') amounts.push(...details.vehicles.map(({ price }) => price))
    for (const amount of amounts) expect(amountSchema.safeParse(amount).success, amount).toBe(true)
    const bounds = product.seasons.flatMap(({ from, to }) => [from, to])
    expect([...bounds].sort()).toEqual(bounds)
    expect(new Set(bounds).size).toBe(product.seasons.length * 2)
    expect(product.seasons.length).toBeGreaterThanOrEqual(details.kind === 'transfer' ? 1 : 3)
  })

  it.each(lykiaKinds)('$code says the same in every language, and says it natively', (product) => {
    const base = product.text.en
    for (const locale of LOCALES) {
      const text = product.text[locale]
      const where = `${product.code} ${locale}`
      expect(text.summary.length, where).toBeLessThanOrEqual(160)
      expect(text.description.split('\n\n'), where).toHaveLength(2)
      for (const list of ['highlights', 'included', 'excluded', 'goodToKnow', 'questions', 'programme'] as const) {
        expect(text[list].length, `${where} ${list}`).toBe(base[list].length)
      }
      expect(
        text.programme.map(({ day, time }) => day ?? time),
        where,
      ).toEqual(base.programme.map(({ day, time }) => day ?? time))
      expect(text.extras, where).toHaveLength(product.extras.length)
      expect(text.meetingPoint !== undefined, where).toBe(product.meetingPoint !== undefined)
      expect(text.description, where).toMatch(SCRIPT[locale])
      expect(JSON.stringify(text), where).not.toMatch(/!|undefined|\[object/)
    }
  })

  it.each(lykiaKinds)('$code is reviewed by three to five guests', (product) => {
    expect(product.reviews.length).toBeGreaterThanOrEqual(3)
    expect(product.reviews.length).toBeLessThanOrEqual(5)
    for (const { score, travelledOn } of product.reviews) {
      expect([3, 4, 5]).toContain(score)
      expect(travelledOn).toMatch(/^202[56]-\d{2}-\d{2}$/)
    }
  })
})

const DEPOSIT = { en: /^Damage deposit/, tr: /hasar depozitosu$/, de: /^Kaution/, ru: /^Залог/ } as const

describe('what the kinds promise', () => {
  it.each(lykiaKinds.filter(({ kind }) => kind === 'villa'))('$code has a bed for everyone it sleeps', (product) => {
    const details = detailsOf(product)
    if (details.kind !== 'villa') throw new Error('not a villa')
    expect(details.rooms).toHaveLength(details.bedrooms)
    const beds = details.rooms.flatMap((room) => room.beds)
    expect(beds.reduce((sum, { bed, quantity }) => sum + BEDS[bed] * quantity, 0)).toBe(details.capacity)
    // The text names no amount, because the page shows it in the visitor's currency.
    for (const locale of LOCALES) expect(product.text[locale].excluded[0], locale).toMatch(DEPOSIT[locale])
    const nights = product.seasons.map((season) => season.minimumNights ?? details.minimumNights)
    expect(Math.max(...nights)).toBe(nights[2])
    expect(product.freeCancellationHours).toBe(720)
  })

  it('names features and modules that the shop has words for', () => {
    for (const product of lykiaKinds) {
      const details = detailsOf(product)
      const names = 'features' in details ? details.features : 'modules' in details ? details.modules : []
      for (const name of names) expect(Object.keys(words.features), `${product.code} ${name}`).toContain(name)
    }
  })

  it.each(lykiaKinds.filter(({ kind }) => kind === 'transfer'))('$code tells its own ride', (product) => {
    const details = detailsOf(product)
    if (details.kind !== 'transfer') throw new Error('not a transfer')
    const prices = details.vehicles.map(({ price }) => price)
    expect(prices.every((price) => compareAmounts(product.seasons[0]?.adult ?? '0.00', price) <= 0)).toBe(true)
    expect(prices).toContain(product.seasons[0]?.adult)
    for (const locale of LOCALES) {
      const { description, summary, highlights } = product.text[locale]
      expect(description).toContain(`${details.distanceKilometres} `)
      const others = lykiaKinds.filter((other) => other.kind === 'transfer' && other !== product)
      for (const other of others) {
        expect(other.text[locale].summary).not.toBe(summary)
        expect(other.text[locale].highlights[0]).not.toBe(highlights[0])
      }
    }
  })

  it('lets routes begin at three airports and lead to a town', () => {
    const types = new Map(lykiaPlaces.map(({ key, placeType }) => [key, placeType]))
    const routes = lykiaKinds.map(detailsOf).flatMap((details) => (details.kind === 'transfer' ? [details] : []))
    expect(new Set(routes.map(({ fromPlace }) => fromPlace)).size).toBe(3)
    for (const { fromPlace, toPlace } of routes) {
      expect([types.get(fromPlace), types.get(toPlace)]).toEqual(['airport', 'town'])
    }
  })

  it('has campaigns on a few', () => {
    const onOffer = lykiaKinds.filter(({ campaign }) => campaign)
    expect(onOffer.length).toBeGreaterThanOrEqual(4)
    expect(onOffer.length).toBeLessThanOrEqual(8)
  })
})
