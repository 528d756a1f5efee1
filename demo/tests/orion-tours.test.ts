import { describe, expect, it } from 'vitest'
import { tourDetailsSchema } from '@/domain/catalogue/kinds/tour/details'
import { LOCALES } from '@/domain/shared/locales'
import { amountSchema } from '@/domain/shared/schema'
import { orion, pagesOf, productsOf } from './tenants'

const orionDestinations = pagesOf(orion, 'destination')
const orionTours = productsOf(orion, 'tour')

function wordsIn(text: string): number {
  return text.split(/\s+/).length
}

describe('the tours of Orion Reisen', () => {
  it('leave no destination with fewer than two, and are ranked and numbered without gaps', () => {
    for (const { key } of orionDestinations) {
      expect(orionTours.filter((tour) => tour.destination === key).length, key).toBeGreaterThanOrEqual(2)
    }
    expect(orionTours.map((tour) => tour.rank)).toEqual(orionTours.map((_, index) => index + 1))
    expect(orionTours.map((tour) => tour.code)).toEqual(
      orionTours.map((_, index) => `ORI-T-${String(index + 1).padStart(2, '0')}`),
    )
  })

  it('have distinct titles and, in Russian and Arabic, distinct ASCII slugs', () => {
    for (const locale of LOCALES) {
      expect(new Set(orionTours.map((tour) => tour.text[locale].title)).size).toBe(orionTours.length)
    }
    for (const locale of ['ru', 'ar'] as const) {
      const slugs = orionTours.map((tour) => tour.text[locale].slug)
      expect(new Set(slugs).size).toBe(orionTours.length)
      for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }
  })

  it.each(orionTours)('$code has money with two decimals and an order of seasons', (tour) => {
    expect(tourDetailsSchema.safeParse(tour.details).success).toBe(true)
    const amounts = tour.seasons.flatMap((season) => [season.adult, season.child, season.infant])
    amounts.push(...tour.extras.map((extra) => extra.price))
    if (tour.group) amounts.push(tour.group.price, tour.group.extraPersonPrice)
    for (const amount of amounts) expect(amountSchema.safeParse(amount).success).toBe(true)
    const bounds = tour.seasons.flatMap((season) => [season.from, season.to])
    expect([...bounds].sort()).toEqual(bounds)
  })

  it.each(orionTours)('$code says the same in every language', (tour) => {
    const base = tour.text.de
    for (const locale of LOCALES) {
      const text = tour.text[locale]
      const where = `${tour.code} ${locale}`
      expect(text.title.length, where).toBeLessThanOrEqual(60)
      expect(text.summary.length, where).toBeLessThanOrEqual(160)
      expect(text.description.split('\n\n'), where).toHaveLength(2)
      expect(wordsIn(text.description), where).toBeGreaterThanOrEqual(45)
      expect(wordsIn(text.description), where).toBeLessThanOrEqual(95)
      expect(
        text.programme.map(({ time, day }) => time ?? day),
        where,
      ).toEqual(base.programme.map(({ time, day }) => time ?? day))
      for (const list of ['highlights', 'included', 'excluded', 'goodToKnow', 'questions'] as const) {
        expect(text[list].length, `${where} ${list}`).toBe(base[list].length)
      }
      expect(text.extras, where).toHaveLength(tour.extras.length)
      expect(JSON.stringify(text), where).not.toContain('!')
    }
  })

  it.each(orionTours)('$code is reviewed by four to seven guests', (tour) => {
    expect(tour.reviews.length).toBeGreaterThanOrEqual(4)
    expect(tour.reviews.length).toBeLessThanOrEqual(7)
    for (const review of tour.reviews) {
      expect([3, 4, 5]).toContain(review.score)
      expect(review.travelledOn).toMatch(/^202[56]-\d{2}-\d{2}$/)
    }
  })
})
