import type { ReviewSummary } from '@/domain/catalogue/shared/schema'
import { formatPercent } from '@/domain/money/format'
import { formatRating } from '../card-view'
import type { FacetContext } from '../listing/facet-view'
import { toPlainText } from '../plain-text'

/** Number of reviews shown at first; the others are collapsed. */
const OPEN_REVIEWS = 4

export interface ReviewView {
  id: number
  score: number
  scoreLabel: string
  initial: string
  author: string
  place: string | null
  /** Month of travel, 'MM.YYYY'. */
  month: string
  text: string
  lang: string
  /** Set if it is not the page's language. */
  language: string | null
  verified: boolean
}

export interface ReviewsView {
  figure: string
  average: number
  count: number
  averageLabel: string
  distribution: { stars: number; percent: number; text: string; label: string }[]
  open: ReviewView[]
  folded: ReviewView[]
}

/** Formats one review for the page. */
export function toReviewView(
  review: ReviewSummary['reviews'][number],
  { t, locale }: Pick<FacetContext, 't' | 'locale'>,
): ReviewView {
  const author = toPlainText(review.author)
  const [year, month] = review.travelledOn.split('-')
  return {
    id: review.id,
    score: review.score,
    scoreLabel: t('reviews.average', { figure: String(review.score) }),
    initial: ([...author][0] ?? '?').toLocaleUpperCase(review.locale),
    author,
    place: review.authorPlace,
    month: `${month}.${year}`,
    text: toPlainText(review.text),
    lang: review.locale,
    language: review.locale === locale ? null : t(`languages.${review.locale}`),
    verified: review.verified,
  }
}

/** Average and distribution (five stars first) include verified reviews only; without any `count` is 0. */
export function buildReviews(summary: ReviewSummary, context: FacetContext): ReviewsView | null {
  if (summary.count === 0 && summary.reviews.length === 0) return null
  const { t, locale } = context
  const figure = formatRating(summary.average, locale)
  const counted = Math.max(
    1,
    summary.distribution.reduce((sum, count) => sum + count, 0),
  )
  const distribution = summary.distribution.map((count, index) => {
    const percent = Math.round((count / counted) * 100)
    const text = formatPercent(String(percent), locale)
    const stars = 5 - index
    return { stars, percent, text, label: t('reviews.stars', { stars, percent: text }) }
  })
  const reviews = summary.reviews.map((review) => toReviewView(review, context))
  return {
    figure,
    average: summary.average,
    count: summary.count,
    averageLabel: t('reviews.average', { figure }),
    distribution,
    open: reviews.slice(0, OPEN_REVIEWS),
    folded: reviews.slice(OPEN_REVIEWS),
  }
}
