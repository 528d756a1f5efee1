import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useState } from 'react'
import { FeedbackWords } from '@/components/feedback/feedback-words'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { useLingering } from '@/components/ui/use-lingering'
import type { ReviewSummary } from '@/domain/catalogue/shared/schema'
import type { Locale } from '@/domain/shared/locales'
import { callOperator } from '@/lib/api/browser'
import { toReviewView } from '@/lib/catalogue/product/review-view'
import { ReviewList } from './review-list'

export interface MoreReviewsProps {
  productId: number
  locale: Locale
  /** Number of reviews in the page, which are the first page of results. */
  pageSize: number
  total: number
}

const LINES = ['first', 'second', 'third']

const waiting = (
  <div className="mt-7 grid gap-4" aria-busy="true">
    {LINES.map((line) => (
      <Skeleton key={line} className="h-20" />
    ))}
  </div>
)

function Content({ productId, locale, pageSize, total }: MoreReviewsProps) {
  const t = useTranslations('feedback.reviews')
  const words = useTranslations('catalogue')
  const [reviews, setReviews] = useState<ReviewSummary['reviews']>([])
  const [page, setPage] = useState(1)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')

  const load = useCallback(
    async (wanted: number) => {
      setState('loading')
      const result = await callOperator('listReviews', { productId, locale, page: wanted, pageSize })
      if (!result.ok) return setState('failed')
      setPage(wanted)
      setState('ready')
      // New reviews shift the pages: skip those already shown.
      setReviews((known) => [
        ...known,
        ...result.data.reviews.filter(({ id }) => !known.some((each) => each.id === id)),
      ])
    },
    [productId, locale, pageSize],
  )
  useEffect(() => void load(2), [load])

  const isWaiting = useLingering(state === 'loading')
  const hasMore = page * pageSize < total
  return (
    <div className="mt-7" aria-live="polite">
      <ReviewList
        reviews={reviews.map((review) => toReviewView(review, { t: words, locale }))}
        context={{ locale, t: words }}
      />
      {isWaiting && waiting}
      {state === 'failed' && !isWaiting && (
        <Alert tone="bad" role="alert" className="mt-4" title={t('failed')}>
          <Button tone="secondary" size="small" className="mt-3" onClick={() => void load(page + 1)}>
            {t('retry')}
          </Button>
        </Alert>
      )}
      {state === 'ready' && !isWaiting && hasMore && (
        <Button tone="secondary" className="mt-7" onClick={() => void load(page + 1)}>
          {words('reviews.all')}
        </Button>
      )}
    </div>
  )
}

/** Loads the reviews that are not in the page, one page of results at a time. */
export function MoreReviews(props: MoreReviewsProps) {
  return (
    <FeedbackWords locale={props.locale} fallback={waiting}>
      <Content {...props} />
    </FeedbackWords>
  )
}
