import { commaOf } from '@/domain/shared/locales'
import type { PageContext } from '@/lib/catalogue/page-context'
import type { ReviewView } from '@/lib/catalogue/product/review-view'

interface ReviewListProps {
  reviews: readonly ReviewView[]
  context: Pick<PageContext, 'locale' | 't'>
}

/** Reviews as the guests wrote them. Shows the language of a review if it is not the page's. */
export function ReviewList({ reviews, context }: ReviewListProps) {
  const { locale, t } = context
  return (
    <ul className="voices">
      {reviews.map((review) => (
        <li key={review.id}>
          <p>
            <span className="initial" aria-hidden="true">
              {review.initial}
            </span>
            <span>
              <b className="block">{[review.author, review.place].filter(Boolean).join(commaOf(locale))}</b>
              <span className="text-sm text-muted">
                <span className="sr-only">{review.scoreLabel}, </span>
                <span aria-hidden="true">★ {review.score} · </span>
                <bdi>{review.month}</bdi>
                {` · ${review.verified ? t('reviews.verified') : t('reviews.unverified')}`}
              </span>
            </span>
          </p>
          <p lang={review.lang} dir="auto">
            {review.text}
          </p>
          {review.language && (
            <p className="mt-1 text-xs text-muted">{t('reviews.translated', { language: review.language })}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
