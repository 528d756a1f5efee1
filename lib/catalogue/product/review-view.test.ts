import { expect, test } from 'vitest'
import type { ReviewSummary } from '@/domain/catalogue/shared/schema'
import { loadWords } from '../test-support/load-words'
import { buildReviews } from './review-view'

type Review = ReviewSummary['reviews'][number]

const review = (given: Partial<Review>): Review => ({
  id: 1,
  score: 5,
  author: 'Hannah W.',
  authorPlace: 'Leeds',
  text: 'Turtles.',
  locale: 'en',
  travelledOn: '2026-09-14',
  verified: true,
  ...given,
})

const summary = (given: Partial<ReviewSummary>): ReviewSummary => ({
  average: 4.86,
  count: 3,
  distribution: [2, 1, 0, 0, 0],
  reviews: [review({})],
  ...given,
})

const contextOf = async () => ({ t: (await loadWords('en')).t, locale: 'en' as const, fallback: 'en' as const })

test('shares are of what was counted, five stars first', async () => {
  const view = buildReviews(summary({}), await contextOf())
  expect(view?.figure).toBe('4.9')
  expect(view?.distribution.map(({ stars, percent }) => [stars, percent])).toEqual([
    [5, 67],
    [4, 33],
    [3, 0],
    [2, 0],
    [1, 0],
  ])
})

test('a review in another language says so', async () => {
  const context = await contextOf()
  const reviews = [review({}), review({ id: 2, locale: 'de' })]
  expect(buildReviews(summary({ reviews }), context)?.open.map(({ language }) => language)).toEqual([
    null,
    context.t('languages.de'),
  ])
})

test('four stand open, the rest unfolds', async () => {
  const reviews = Array.from({ length: 9 }, (_, index) => review({ id: index + 1 }))
  const view = buildReviews(summary({ reviews }), await contextOf())
  expect([view?.open.length, view?.folded.length]).toEqual([4, 5])
})

test('markup and missing names leave it whole', async () => {
  const reviews = [review({ author: '', authorPlace: null, text: '<img src=x onerror=x()>Good' })]
  const [first] = buildReviews(summary({ reviews, distribution: [0, 0, 0, 0, 0] }), await contextOf())?.open ?? []
  expect(first).toMatchObject({ initial: '?', text: 'Good', month: '09.2026', place: null })
})

test('nobody has said anything yet', async () => {
  expect(buildReviews(summary({ count: 0, average: 0, reviews: [] }), await contextOf())).toBeNull()
})
