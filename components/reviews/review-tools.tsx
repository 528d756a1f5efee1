'use client'

import { type ComponentType, useState } from 'react'
import { openLogin } from '@/components/auth/open-login'
import { useMemberHint } from '@/components/auth/use-member-hint'
import { Button } from '@/components/ui/button'
import type { Locale } from '@/domain/shared/locales'
import type { MoreReviewsProps } from './more-reviews'
import type { ReviewDialogProps } from './review-dialog'

interface ReviewToolsProps {
  productId: number
  locale: Locale
  title: string
  /** Total number of reviews, and the number shown in the page. */
  count: number
  shown: number
  /** True if guests without an account may write a review (spec 6, `uye_olmadan_yorum_yapma`). */
  guestReviews: boolean
  labels: { write: string; more: string }
}

/** Buttons to load more reviews and to write one. The code of both loads on demand. */
export function ReviewTools({ productId, locale, title, count, shown, guestReviews, labels }: ReviewToolsProps) {
  const memberId = useMemberHint()
  const [More, setMore] = useState<ComponentType<MoreReviewsProps> | null>(null)
  const [Writer, setWriter] = useState<ComponentType<ReviewDialogProps> | null>(null)
  const [isWriting, setWriting] = useState(false)

  const readOn = () => void import('./more-reviews').then(({ MoreReviews }) => setMore(() => MoreReviews))
  const write = () => {
    setWriting(true)
    void import('./review-dialog').then(({ ReviewDialog }) => setWriter(() => ReviewDialog))
  }
  const start = () => (memberId === null && !guestReviews ? openLogin({ onSignedIn: write }) : write())

  return (
    <>
      {More && <More productId={productId} locale={locale} pageSize={shown} total={count} />}
      <div className="mt-7 flex flex-wrap gap-3 noscript:hidden">
        {!More && count > shown && shown > 0 && (
          <Button tone="secondary" onClick={readOn}>
            {labels.more}
          </Button>
        )}
        <Button tone="secondary" icon="pencil" onClick={start}>
          {labels.write}
        </Button>
      </div>
      {Writer && (
        <Writer
          productId={productId}
          locale={locale}
          title={title}
          isGuest={memberId === null}
          open={isWriting}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  )
}
