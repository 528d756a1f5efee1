import { describe, expect, it } from 'vitest'
import { tourDetailsSchema } from '@/domain/catalogue/kinds/tour/details'
import { amountSchema } from '@/domain/shared/schema'
import { toSlug } from '@/domain/shared/slug'
import { LYKIA_LOCALES as LOCALES, lykia, pagesOf, productsOf } from './tenants'

const lykiaCategories = pagesOf(lykia, 'category')
const lykiaDestinations = pagesOf(lykia, 'destination')
const lykiaTours = productsOf(lykia, 'tour')
const lykiaKinds = lykia.products.filter(({ kind }) => kind !== 'tour')

describe('the tours of Lykia Tours', () => {
  it('are ranked and numbered without gaps, before everything else on sale', () => {
    expect(lykiaTours.map((tour) => tour.rank)).toEqual(lykiaTours.map((_, index) => index + 1))
    expect(lykiaTours.map((tour) => tour.code)).toEqual(
      lykiaTours.map((_, index) => `LYK-T-${String(index + 1).padStart(2, '0')}`),
    )
    expect(Math.min(...lykiaKinds.map((product) => product.rank))).toBeGreaterThan(lykiaTours.length)
  })

  it('belong to destinations and categories that exist, and leave none of them empty', () => {
    const categories = lykiaCategories.filter((category) => category.parent === 'tours').map(({ key }) => key)
    expect(new Set(lykiaTours.map((tour) => tour.category))).toEqual(new Set(categories))
    expect(new Set(lykiaTours.map((tour) => tour.destination))).toEqual(
      new Set(lykiaDestinations.map(({ key }) => key)),
    )
  })

  it.each(LOCALES)('have titles and addresses of their own in %s', (locale) => {
    const products = [...lykiaTours, ...lykiaKinds].map((product) => product.text[locale])
    expect(new Set(products.map(({ title }) => title)).size).toBe(products.length)
    const slugs = products.map(({ title, slug }) => slug ?? toSlug(title))
    expect(new Set(slugs).size).toBe(products.length)
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it.each(lykiaTours)('$code has money with two decimals and an order of seasons', (tour) => {
    expect(tourDetailsSchema.safeParse(tour.details).success).toBe(true)
    const amounts = tour.seasons.flatMap((season) => [season.adult, season.child, season.infant])
    amounts.push(...tour.extras.map((extra) => extra.price))
    if (tour.group) amounts.push(tour.group.price, tour.group.extraPersonPrice)
    if (tour.campaign) amounts.push(tour.campaign.discountValue)
    for (const amount of amounts) expect(amountSchema.safeParse(amount).success).toBe(true)
    const bounds = tour.seasons.flatMap((season) => [season.from, season.to])
    expect([...bounds].sort()).toEqual(bounds)
  })

  it.each(lykiaTours)('$code lasts as long as its programme', (tour) => {
    const days = tour.details.kind === 'tour' ? tour.details.days : 0
    for (const locale of LOCALES) {
      const steps = tour.text[locale].programme
      if (days === 1) for (const step of steps) expect(step.time, `${tour.code} ${locale}`).toMatch(/^\d{2}:\d{2}$/)
      else expect(Math.max(...steps.map(({ day }) => day ?? 0)), `${tour.code} ${locale}`).toBe(days)
    }
  })

  it.each(lykiaTours)('$code says the same in every language', (tour) => {
    const base = tour.text.en
    for (const locale of LOCALES) {
      const text = tour.text[locale]
      const where = `${tour.code} ${locale}`
      expect(text.title.length, where).toBeLessThanOrEqual(60)
      expect(text.summary.length, where).toBeLessThanOrEqual(160)
      expect(text.description.split('\n\n'), where).toHaveLength(2)
      expect(
        text.programme.map(({ time, day }) => time ?? day),
        where,
      ).toEqual(base.programme.map(({ time, day }) => time ?? day))
      for (const list of ['highlights', 'included', 'excluded', 'goodToKnow', 'questions'] as const) {
        expect(text[list].length, `${where} ${list}`).toBe(base[list].length)
      }
      expect(text.extras, where).toHaveLength(tour.extras.length)
      expect(text.meetingPoint, where).toBeDefined()
      expect(JSON.stringify(text), where).not.toContain('!')
    }
  })

  it.each(lykiaTours)('$code is reviewed by four to seven guests', (tour) => {
    expect(tour.reviews.length).toBeGreaterThanOrEqual(4)
    expect(tour.reviews.length).toBeLessThanOrEqual(7)
    for (const review of tour.reviews) {
      expect([3, 4, 5]).toContain(review.score)
      expect(review.travelledOn).toMatch(/^202[56]-\d{2}-\d{2}$/)
    }
  })
})
