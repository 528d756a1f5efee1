import type { Product } from '@/domain/catalogue/shared/schema'
import type { JsonLd } from './json-ld'

export interface ProductNodeInput {
  product: Product
  /** Words of the page, free of markup. */
  title: string
  description: string
  /** Absolute addresses. */
  address: string
  pictures: readonly string[]
  seller: string
  origin: string
}

const REVIEWS = 5

function buildOffer({ product, address, origin }: ProductNodeInput): JsonLd | undefined {
  const { amount, currency } = product.price
  // A price of zero means 'on request', which is no offer.
  if (!(Number(amount) > 0)) return undefined
  return {
    '@type': 'Offer',
    price: amount,
    priceCurrency: currency,
    url: address,
    availability: 'https://schema.org/InStock',
    priceValidUntil: product.campaign?.endsOn ?? undefined,
    seller: { '@id': `${origin}/#agency` },
  }
}

function buildRating({ reviewSummary }: Product): JsonLd | undefined {
  const { average, count } = reviewSummary
  return count > 0
    ? { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, bestRating: 5, worstRating: 1 }
    : undefined
}

function buildReviews({ reviewSummary }: Product): JsonLd[] {
  return reviewSummary.reviews.slice(0, REVIEWS).map((review) => ({
    '@type': 'Review',
    author: { '@type': 'Person', name: review.author },
    datePublished: review.travelledOn,
    inLanguage: review.locale,
    reviewBody: review.text,
    reviewRating: { '@type': 'Rating', ratingValue: review.score, bestRating: 5, worstRating: 1 },
  }))
}

function buildItinerary({ text }: Product): JsonLd | undefined {
  if (text.programme.length === 0) return undefined
  return {
    '@type': 'ItemList',
    itemListElement: text.programme.map(({ title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
    })),
  }
}

/** A tour is a trip and a product at once, so that both its course and its rating are understood; everything else is a product. */
export function buildProductNode(input: ProductNodeInput): JsonLd {
  const { product, title, description, address, pictures, seller } = input
  const isTour = product.kind === 'tour'
  return {
    '@type': isTour ? ['Product', 'TouristTrip'] : 'Product',
    '@id': `${address}#product`,
    name: title,
    description,
    url: address,
    image: [...pictures],
    sku: product.code,
    brand: { '@type': 'Brand', name: seller },
    itinerary: isTour ? buildItinerary(product) : undefined,
    offers: buildOffer(input),
    aggregateRating: buildRating(product),
    review: buildReviews(product),
  }
}
