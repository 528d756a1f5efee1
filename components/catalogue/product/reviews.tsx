import type { ReactNode } from 'react'
import { ReviewList } from '@/components/reviews/review-list'
import { StaticHtml } from '@/components/static-html/static-html'
import { Stars } from '@/components/ui/stars'
import type { ReviewSummary } from '@/domain/catalogue/shared/schema'
import type { PageContext } from '@/lib/catalogue/page-context'
import { buildReviews } from '@/lib/catalogue/product/review-view'
import { ProductSection } from './product-section'

interface ReviewsProps {
  summary: ReviewSummary
  /** Controls to show more reviews and to write one. */
  tools?: ReactNode
  context: PageContext
}

/** Average rating, distribution of the ratings, and the guests' texts; further ones are folded. */
export function Reviews({ summary, context, tools }: ReviewsProps) {
  const { t } = context
  const reviews = buildReviews(summary, context)
  if (!reviews)
    return (
      <ProductSection title={t('reviews.title')} id="reviews" isHydrated>
        <p className="text-muted">{t('reviews.none')}</p>
        {tools}
      </ProductSection>
    )
  return (
    <ProductSection title={t('reviews.title')} id="reviews" isHydrated>
      {reviews.count > 0 && (
        <StaticHtml as="div" className="mb-8 grid items-center gap-6 desktop:grid-cols-[200px_1fr] desktop:gap-10">
          <div>
            <b className="block text-[4rem] leading-none font-extrabold tracking-[-.04em]">{reviews.figure}</b>
            <div className="my-1.5">
              <Stars value={reviews.average} label={reviews.averageLabel} />
            </div>
            <p className="text-sm text-muted">{t('reviews.summary', { count: reviews.count })}</p>
          </div>
          <ul className="shares">
            {reviews.distribution.map(({ stars, percent, text, label }) => (
              <li key={stars}>
                <b aria-hidden="true">{stars}</b>
                <i style={{ backgroundSize: `${percent}% 100%` }} role="img" aria-label={label} />
                <span aria-hidden="true">{text}</span>
              </li>
            ))}
          </ul>
        </StaticHtml>
      )}
      <StaticHtml as="div">
        <ReviewList reviews={reviews.open} context={context} />
        {reviews.folded.length > 0 && (
          <details className="voices-more mt-7">
            <summary className="btn btn-sec">{t('reviews.all')}</summary>
            <ReviewList reviews={reviews.folded} context={context} />
          </details>
        )}
      </StaticHtml>
      {tools}
    </ProductSection>
  )
}
