import { describe, expect, it } from 'vitest'
import { detailsSchema } from '@/domain/catalogue/kinds/details-schema'
import { rulesOf } from '@/domain/catalogue/kinds/registry'
import { compareAmounts } from '@/domain/money/amount'
import { LOCALES } from '@/domain/shared/locales'
import { amountSchema } from '@/domain/shared/schema'
import { toSlug } from '@/domain/shared/slug'
import words from '@/messages/en/catalogue.json'
import { orion, pagesOf, productsOf } from './tenants'

const orionPlaces = orion.places
const orionCategories = pagesOf(orion, 'category')
const orionDestinations = pagesOf(orion, 'destination')
const orionTours = productsOf(orion, 'tour')
const orionKinds = orion.products.filter(({ kind }) => kind !== 'tour')
const orionCars = productsOf(orion, 'car')
const orionTransfers = productsOf(orion, 'transfer')
const orionWeddings = productsOf(orion, 'wedding')
const orionHealth = productsOf(orion, 'health')

const LISTS = { C: orionCars, R: orionTransfers, W: orionWeddings, H: orionHealth }
const PRODUCTS = Object.values(LISTS).flat()
/** Patterns that match only texts of the language, to detect untranslated ones. */
const SCRIPT = {
  en: /\bthe\b/i,
  tr: /[ığş]/,
  de: /\b(der|die|das|und)\b/i,
  ru: /[а-яё]/i,
  nl: /\b(het|een|je|van)\b/i,
  ar: /[\u0600-\u06ff]/,
}
const detailsOf = (product: (typeof PRODUCTS)[number]) => detailsSchema.parse(product.details)

describe('the cars, rides, weddings and health packages of Orion Reisen', () => {
  it('are so many of each kind, numbered without gaps', () => {
    expect(Object.fromEntries(Object.entries(LISTS).map(([letter, list]) => [letter, list.length]))).toEqual({
      C: 10,
      R: 30,
      W: 4,
      H: 5,
    })
    for (const [letter, list] of Object.entries(LISTS)) {
      expect(list.map(({ code }) => code)).toEqual(
        list.map((_, index) => `ORI-${letter}-${String(index + 1).padStart(2, '0')}`),
      )
    }
  })

  it('stand after the tours, every kind among the first six', () => {
    expect(orionKinds.map(({ rank }) => rank)).toEqual(orionKinds.map((_, index) => orionTours.length + 1 + index))
    expect(new Set(orionKinds.slice(0, 6).map(({ kind }) => kind)).size).toBe(6)
  })

  it('leave no place of the operator unnamed: each could be chosen and would lead nowhere', () => {
    const named = new Set(orionKinds.flatMap(({ details }) => rulesOf(detailsSchema.parse(details)).listPlaces()))
    expect(orionPlaces.map(({ key }) => key).filter((key) => !named.has(key))).toEqual([])
  })

  it.each(LOCALES)('have titles and addresses of their own in %s', (locale) => {
    const texts = PRODUCTS.map(({ text }) => text[locale])
    expect(new Set(texts.map(({ title }) => title)).size).toBe(PRODUCTS.length)
    for (const { title } of texts) expect(title.length, title).toBeLessThanOrEqual(60)
    const slugs = texts.map(({ title, slug }) => slug ?? toSlug(title))
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(new Set(slugs).size).toBe(PRODUCTS.length)
  })

  it.each(PRODUCTS)('$code has a home, money and seasons that do not meet', (product) => {
    const details = detailsOf(product)
    expect(orionCategories.find(({ key }) => key === product.category)?.kind).toBe(product.kind)
    expect(orionDestinations.map(({ key }) => key)).toContain(product.destination)
    const amounts = product.seasons.flatMap(({ adult, child, infant }) => [adult, child, infant])
    amounts.push(...product.extras.map(({ price }) => price))
    if (details.kind === 'transfer') amounts.push(...details.vehicles.map(({ price }) => price))
    for (const amount of amounts) expect(amountSchema.safeParse(amount).success, amount).toBe(true)
    const bounds = product.seasons.flatMap(({ from, to }) => [from, to])
    expect([...bounds].sort()).toEqual(bounds)
    expect(new Set(bounds).size).toBe(product.seasons.length * 2)
    const names = details.kind === 'wedding' ? details.modules : []
    for (const name of names) expect(Object.keys(words.features), name).toContain(name)
  })

  it.each(PRODUCTS)('$code says the same in every language, and says it natively', (product) => {
    const base = product.text.de
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
      expect(text.description, where).toMatch(SCRIPT[locale])
      const all = JSON.stringify(text).replaceAll('\\n', ' ')
      expect(all, where).not.toMatch(/!|undefined|\[object/)
      if (locale !== 'ru') expect(all, where).not.toMatch(/[\u0400-\u04ff]/)
      if (locale !== 'ar') expect(all, where).not.toMatch(/[\u0600-\u06ff]/)
      if (locale === 'ru') expect(all.match(/[а-яё][a-z]|[a-z][а-яё]/gi) ?? [], where).toEqual([])
    }
  })

  it.each(PRODUCTS)('$code is reviewed by three to five guests', (product) => {
    expect(product.reviews.length).toBeGreaterThanOrEqual(3)
    expect(product.reviews.length).toBeLessThanOrEqual(5)
    for (const { score, travelledOn } of product.reviews) {
      expect([3, 4, 5]).toContain(score)
      expect(travelledOn).toMatch(/^202[56]-\d{2}-\d{2}$/)
    }
  })
})

describe('what they promise', () => {
  it.each(orionCars)('$code asks for the driver’s age and licence that its text names', (product) => {
    const details = detailsOf(product)
    if (details.kind !== 'car') throw new Error('not a car')
    const words = { 2: 'zwei', 3: 'drei' }[details.minimumLicenceYears]
    expect(product.text.de.goodToKnow[0]).toContain(`ab ${details.minimumDriverAge} mit ${words} Jahren`)
    expect(product.text.de.goodToKnow[0]?.includes('8 €')).toBe(details.youngDriver !== null)
    expect(product.text.de.highlights.includes('Keine Kaution')).toBe(details.damageDeposit === '0.00')
    for (const locale of LOCALES) {
      expect(product.text[locale].goodToKnow[0]).toContain(String(details.minimumDriverAge))
      if (details.kilometresPerDay)
        expect(product.text[locale].goodToKnow[1]).toContain(String(details.kilometresPerDay))
    }
    const places = orionPlaces.filter(({ key }) => details.offices.includes(key))
    expect(places.every(({ placeType }) => placeType === 'office' || placeType === 'airport')).toBe(true)
    expect(compareAmounts(details.oneWayFee, '0.00')).toBe(1)
  })

  it.each(orionTransfers)('$code tells a ride of its own from its cheapest vehicle on', (product) => {
    const details = detailsOf(product)
    if (details.kind !== 'transfer') throw new Error('not a transfer')
    const prices = details.vehicles.map(({ price }) => price)
    expect(prices).toContain(product.seasons[0]?.adult)
    expect(prices.every((price) => compareAmounts(product.seasons[0]?.adult ?? '0.00', price) <= 0)).toBe(true)
    // The Arabic text uses only one plural form of 'minutes', which is wrong for these numbers.
    expect([3, 4, 5, 6, 7, 8, 9, 10]).not.toContain(details.durationMinutes % 100)
    const others = orionTransfers.filter((other) => other !== product)
    for (const locale of LOCALES) {
      const { description, summary, highlights } = product.text[locale]
      expect(description).toContain(`${details.distanceKilometres} `)
      expect(others.map(({ text }) => text[locale].summary)).not.toContain(summary)
      expect(others.map(({ text }) => text[locale].highlights[0])).not.toContain(highlights[0])
    }
  })

  it('lets routes begin at three airports and lead to a town', () => {
    const types = new Map(orionPlaces.map(({ key, placeType }) => [key, placeType]))
    const routes = orionTransfers.map(detailsOf).flatMap((details) => (details.kind === 'transfer' ? [details] : []))
    expect(new Set(routes.map(({ fromPlace }) => fromPlace)).size).toBe(3)
    for (const { fromPlace, toPlace } of routes) {
      expect([types.get(fromPlace), types.get(toPlace)]).toEqual(['airport', 'town'])
    }
  })
})
