import type { AggregateRating, Offer, Review } from 'schema-dts'
import { isLet } from '@/domain/catalogue/kinds/traits'
import type { Product } from '@/domain/catalogue/shared/schema'
import { convertAmount } from '@/domain/money/rates'
import type { MoneyContext } from '@/lib/currency/money-context'
import type { JsonLd, PropertiesOf } from './json-ld'
import { buildKindNode, isService, type KindContext, LEASE_OUT } from './json-ld-kinds'

export interface ProductNodeInput extends KindContext {
  /** Text of the page, without markup. */
  title: string
  description: string
  /** Absolute URL, like the image URLs. */
  address: string
  pictures: readonly { url: string; caption: string | null }[]
  /** Currency in which the page shows prices, and exchange rates. */
  money: Pick<MoneyContext, 'currency' | 'rates'>
}

const REVIEWS = 5

/**
 * The offer with the price in the page's default currency: search engines drop offers whose price differs from the
 * page's.
 */
function buildOffer({ product, address, origin, money }: ProductNodeInput): JsonLd | undefined {
  const { amount, currency } = product.price
  // A price of zero means 'on request'; such a product has no offer.
  if (!(Number(amount) > 0)) return undefined
  const shown = convertAmount(amount, currency, money.currency, money.rates)
  const endsOn = product.campaign?.endsOn
  const offer = {
    price: shown ?? amount,
    priceCurrency: shown === null ? currency : money.currency,
    url: address,
    availability: 'https://schema.org/InStock',
    ...(endsOn ? { priceValidUntil: endsOn } : {}),
    ...(isLet(product.kind) ? LEASE_OUT : {}),
    seller: { '@type': 'TravelAgency', '@id': `${origin}/#agency` },
  } satisfies PropertiesOf<Offer>
  return { '@type': 'Offer', ...offer }
}

function buildRating({ reviewSummary }: Product): JsonLd | undefined {
  const { average, count } = reviewSummary
  if (count === 0) return undefined
  const rating = {
    ratingValue: average,
    reviewCount: count,
    bestRating: 5,
    worstRating: 1,
  } satisfies PropertiesOf<AggregateRating>
  return { '@type': 'AggregateRating', ...rating }
}

function buildReviews({ reviewSummary }: Product): JsonLd[] {
  return reviewSummary.reviews
    .filter(({ verified }) => verified)
    .slice(0, REVIEWS)
    .map((review) => {
      const words = {
        author: { '@type': 'Person', name: review.author },
        datePublished: review.travelledOn,
        inLanguage: review.locale,
        reviewBody: review.text,
        reviewRating: { '@type': 'Rating', ratingValue: review.score, bestRating: 5, worstRating: 1 },
      } satisfies PropertiesOf<Review>
      return { '@type': 'Review', ...words }
    })
}

/**
 * The schema.org node of a product. A tour is a trip and a product at once, so that search engines read both its
 * itinerary and its rating; a villa is a vacation rental, a car a rental car, and transfers, weddings and health
 * packages are services.
 */
export function buildProductNode(input: ProductNodeInput): JsonLd {
  const { product, title, description, address, pictures, seller } = input
  const goods = isService(product.kind) ? {} : { sku: product.code, brand: { '@type': 'Brand', name: seller } }
  const reviews = buildReviews(product)
  return {
    ...buildKindNode(input),
    '@id': `${address}#product`,
    name: title,
    description,
    url: address,
    image: pictures.map(({ url, caption }) => (caption ? { '@type': 'ImageObject', url, caption } : url)),
    ...goods,
    offers: buildOffer(input),
    aggregateRating: buildRating(product),
    review: reviews.length > 0 ? reviews : undefined,
  }
}
