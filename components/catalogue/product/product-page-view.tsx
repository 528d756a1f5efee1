import { getTranslations } from 'next-intl/server'
import { CardRow } from '@/components/catalogue/card-row'
import { buildBookingCalendar } from '@/components/catalogue/kinds/booking-calendar'
import { BookingCard } from '@/components/catalogue/kinds/booking-card'
import { ProductIsland } from '@/components/feedback/product-island'
import { RecentSection } from '@/components/feedback/recent-section'
import { JsonLdScript } from '@/components/prose/json-ld-script'
import { RequestSection } from '@/components/requests/request-section'
import { ReviewTools } from '@/components/reviews/review-tools'
import { hasDepartures, isByEnquiry } from '@/domain/catalogue/kinds/traits'
import type { CategoryOrDestinationRef } from '@/domain/content/schema'
import { pickLocalized } from '@/domain/shared/locales'
import type { Crumb } from '@/lib/catalogue/listing/listing-crumbs'
import { shorten, toPlainText } from '@/lib/catalogue/plain-text'
import type { ProductPage } from '@/lib/catalogue/product/product-page'
import { altOf, orderPictures } from '@/lib/catalogue/product-pictures'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { getOfferPath } from '@/lib/requests/offer-wish'
import { buildRequestSetup } from '@/lib/requests/request-options'
import { buildBreadcrumbList, buildFaqPage } from '@/lib/seo/json-ld'
import { buildProductNode } from '@/lib/seo/json-ld-product'
import { pictureUrl } from '@/lib/uploads/pictures'
import { ProductView } from './product-view'

interface ProductPageViewProps {
  page: ProductPage
  /** Breadcrumb of the referring page; defaults to the product's own. */
  crumbs?: readonly Crumb[] | undefined
}

const PICTURES_TOLD = 5
const DESCRIPTION_LENGTH = 400

/** The full product page: booking card, calendar, similar products and structured data for search engines. */
export async function ProductPageView({ page, crumbs = page.crumbs }: ProductPageViewProps) {
  const { product, context, booking, similar, title, href } = page
  const { t, money, origin, locale, settings } = context
  const address = `${origin}${href}`
  const pictures = orderPictures(product.images, locale).slice(0, PICTURES_TOLD)
  const { kind } = product
  // The heading "If this one is full" applies only to products with shared departures.
  const alike = t(hasDepartures(kind) ? 'product.similar' : 'product.alike')
  const [requests, feedback] = await Promise.all([
    getTranslations({ locale, namespace: 'requests' }),
    getTranslations({ locale, namespace: 'feedback' }),
  ])
  const { count, total = count, reviews } = product.reviewSummary
  const nameOf = ({ content }: CategoryOrDestinationRef) =>
    toPlainText(pickLocalized(content, locale, context.fallback)?.title ?? '')
  const sessions = [...new Set(product.sessions.map(({ time }) => time))]
  return (
    <>
      <ProductView
        product={product}
        context={context}
        crumbs={crumbs}
        plainHref={localePath(locale, paths.plainProduct(page.slug))}
        booking={<BookingCard booking={booking} money={money} />}
        calendar={buildBookingCalendar(booking, sessions)}
        reviewTools={
          <ReviewTools
            productId={product.id}
            locale={locale}
            title={title}
            count={total}
            shown={reviews.length}
            guestReviews={page.guestReviews}
            labels={{ write: feedback('reviews.write'), more: t('reviews.all') }}
          />
        }
        offer={
          isByEnquiry(kind)
            ? null
            : {
                text: requests('group'),
                label: requests('link'),
                href: localePath(locale, getOfferPath({ product: page.slug })),
              }
        }
      >
        {isByEnquiry(kind) && (
          <div className="max-w-3xl pt-14">
            <RequestSection setup={buildRequestSetup(kind, product, context)} context={context} />
          </div>
        )}
        {similar.length > 0 && (
          <section className="pt-14 desktop:pt-20">
            <h2 className="mb-6">{alike}</h2>
            <CardRow products={similar} context={context} label={alike} />
          </section>
        )}
        <RecentSection locale={locale} except={product.id} className="pt-14 desktop:pt-20" />
      </ProductView>
      <ProductIsland
        product={{
          id: product.id,
          locale,
          href,
          title,
          place: toPlainText(pickLocalized(product.destination.content, locale, context.fallback)?.title ?? ''),
          file: pictures[0]?.file ?? null,
        }}
      />
      <JsonLdScript
        nodes={[
          buildProductNode({
            product,
            title,
            description: shorten(product.text.summary || product.text.description, DESCRIPTION_LENGTH),
            address,
            pictures: pictures.map((image) => ({
              url: new URL(pictureUrl(image.file, 1600, 'webp'), origin).href,
              caption: altOf(image, locale),
            })),
            seller: settings.company.companyName,
            origin,
            money,
            place: nameOf(product.destination),
            category: nameOf(product.category),
          }),
          buildBreadcrumbList(crumbs, origin),
          buildFaqPage(product.text.questions),
        ]}
      />
    </>
  )
}
