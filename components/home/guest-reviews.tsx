import { getTranslations } from 'next-intl/server'
import { StaticHtml } from '@/components/static-html/static-html'
import { Stars } from '@/components/ui/stars'
import { commaOf } from '@/domain/shared/locales'
import { formatRating } from '@/lib/catalogue/card-view'
import type { PageContext } from '@/lib/catalogue/page-context'
import { toPlainText } from '@/lib/catalogue/plain-text'
import type { HomeProducts } from '@/lib/catalogue/queries'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'

interface GuestReviewsProps {
  reviews: HomeProducts['reviews']
  context: PageContext
}

const SHOWN = 3

/** Guest reviews: the average rating, and three reviews with the trip they refer to. */
export async function GuestReviews({ reviews, context }: GuestReviewsProps) {
  const { settings, locale, t: words } = context
  const { average, count } = settings.home.reviews
  if (reviews.length === 0 || count === 0) return null
  const t = await getTranslations({ locale, namespace: 'content.home' })
  const distinct = reviews.filter(({ text }, index) => reviews.findIndex((other) => other.text === text) === index)
  const figure = formatRating(average, locale)
  const label = words('reviews.average', { figure })
  return (
    <StaticHtml as="section" className="reveal sec wrap split">
      <div>
        <h2>{t('reviews', { count })}</h2>
        <p className="mt-5 flex items-center gap-4">
          <b className="text-display leading-none tracking-[-.04em]">{figure}</b>
          <span>
            <Stars value={average} label={label} />
            <span className="text-sm text-muted">{t('reviewsText')}</span>
          </span>
        </p>
      </div>
      <ul className="row [--across:3]" aria-label={t('reviewsText')}>
        {distinct.slice(0, SHOWN).map((review) => (
          <li key={`${review.author} ${review.slug}`}>
            <figure className="panel flex h-full flex-col gap-4">
              <Stars value={review.score} label={words('reviews.average', { figure: String(review.score) })} />
              <blockquote className="flex-1">{toPlainText(review.text)}</blockquote>
              <figcaption className="text-sm">
                <b className="block">{[review.author, review.authorPlace].filter(Boolean).join(commaOf(locale))}</b>
                <a className="text-muted hover:underline" href={localePath(locale, paths.product(review.slug))}>
                  {toPlainText(review.product)}
                </a>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </StaticHtml>
  )
}
