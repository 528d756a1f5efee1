import type { ReactNode } from 'react'
import { CardsIsland } from '@/components/catalogue/cards-island'
import { BelowFold } from '@/components/navigation/below-fold'
import { Questions } from '@/components/prose/questions'
import { hasDepartures } from '@/domain/catalogue/kinds/traits'
import type { Product } from '@/domain/catalogue/shared/schema'
import type { PageContext } from '@/lib/catalogue/page-context'
import { toParagraphs, toPlainText } from '@/lib/catalogue/plain-text'
import { Cancellation } from './cancellation'
import { DetailSections } from './detail-sections'
import { Inclusions } from './inclusions'
import { KeyFacts } from './key-facts'
import { MeetingPoint } from './meeting-point'
import { ProductHead } from './product-head'
import { ProductSection } from './product-section'
import { Programme } from './programme'
import { Reviews } from './reviews'
import { SignList } from './sign-list'
import './product.css'

interface ProductViewProps {
  product: Product
  context: PageContext
  crumbs: readonly { label: string; href?: string | undefined }[]
  /** URL of the plain text variant. */
  plainHref: string
  /** The booking card, which is sticky. */
  booking: ReactNode
  /** Calendar, for kinds that have one. */
  calendar?: ReactNode
  /** Link to request an individual offer, for products that also have a fixed price. */
  offer?: { text: string; label: string; href: string } | null
  /** Controls to show more reviews and to write one. */
  reviewTools?: ReactNode
  /** Content below all sections: similar products. */
  children?: ReactNode
}

/** Page of any product: description, programme, price and cancellation. */
export function ProductView({
  product,
  context,
  crumbs,
  plainHref,
  booking,
  calendar,
  offer,
  reviewTools,
  children,
}: ProductViewProps) {
  const { t } = context
  const { text } = product
  return (
    <div className="wrap pb-12">
      <ProductHead product={product} context={context} crumbs={crumbs} />
      <div className="product-body desktop:grid desktop:grid-cols-[minmax(0,1fr)_400px] desktop:items-start desktop:gap-16 desktop:pt-10">
        <div className="min-w-0">
          <KeyFacts product={product} context={context} />
          <ProductSection title={t(text.highlights.length > 0 ? 'product.why' : 'product.about')}>
            <div className="grid max-w-[64ch] gap-4 text-lg">
              {toParagraphs(text.description || text.summary).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <SignList items={text.highlights.map(toPlainText)} icon="sun" className="mt-5" />
          </ProductSection>
          <BelowFold>
            <Programme steps={text.programme} context={context} />
            <DetailSections product={product} context={context} />
            <Inclusions text={text} context={context} />
            {calendar && (
              <ProductSection
                title={t(hasDepartures(product.kind) ? 'product.calendar' : 'product.free')}
                id="dates"
                isHydrated
              >
                {calendar}
              </ProductSection>
            )}
            <MeetingPoint product={product} context={context} />
            <Cancellation product={product} context={context} />
            {text.goodToKnow.length > 0 && (
              <ProductSection title={t('product.goodToKnow')}>
                <SignList items={text.goodToKnow.map(toPlainText)} icon="info" />
              </ProductSection>
            )}
            {text.questions.length > 0 && (
              <ProductSection title={t('product.questions')}>
                <Questions questions={text.questions} />
              </ProductSection>
            )}
            <Reviews summary={product.reviewSummary} context={context} tools={reviewTools} />
            {offer && (
              <p className="mt-10 no-print">
                {offer.text}{' '}
                <a className="link" href={offer.href} rel="nofollow">
                  {offer.label}
                </a>
              </p>
            )}
            <p className="mt-4">
              <a className="link text-sm no-print" href={plainHref} rel="nofollow" data-prefetch="intent">
                {t('product.plain')}
              </a>
            </p>
          </BelowFold>
        </div>
        <aside className="product-aside max-desktop:mt-10">{booking}</aside>
      </div>
      <BelowFold>{children}</BelowFold>
      <CardsIsland />
    </div>
  )
}
