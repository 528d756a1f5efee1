import type { DetailsOf, ProductDetails } from '@/domain/catalogue/kinds/details-schema'
import type { Kind } from '@/domain/catalogue/kinds/kinds'
import type { Product } from '@/domain/catalogue/shared/schema'
import type { Words } from '../catalogue-words'
import type { CardFact, FinderTerms, KeyFact, KindView, ListingTerms } from '../fact'
import { carView } from './car'
import { healthView } from './health'
import { tourView } from './tour'
import { transferView } from './transfer'
import { villaView } from './villa'
import { weddingView } from './wedding'
import { yachtView } from './yacht'

type DetailsMap = { [K in Kind]: DetailsOf<K> }

const KIND_VIEWS: { [K in Kind]: KindView<DetailsMap[K]> } = {
  tour: tourView,
  yacht: yachtView,
  villa: villaView,
  car: carView,
  transfer: transferView,
  wedding: weddingView,
  health: healthView,
}

function cardFactsOf<K extends Kind>(kind: K, details: DetailsMap[K], words: Words): CardFact[] {
  return KIND_VIEWS[kind].cardFacts(details, words)
}

function keyFactsOf<K extends Kind>(kind: K, details: DetailsMap[K], product: Product, words: Words): KeyFact[] {
  return KIND_VIEWS[kind].keyFacts(details, product, words)
}

/** Filters and wording of a list that has this kind only. */
export const listingTermsOf = (kind: Kind): ListingTerms => KIND_VIEWS[kind].listing

/** Search fields of the home page for the kind; null if it has none. */
export const finderTermsOf = (kind: Kind): FinderTerms | null => KIND_VIEWS[kind].finder

/** Facts of a card, the most important first. */
export function buildCardFacts(details: ProductDetails, words: Words): CardFact[] {
  return cardFactsOf(details.kind, details, words)
}

/** Key facts of a product page, at most six. */
export function buildKeyFacts(product: Product, words: Words): KeyFact[] {
  return keyFactsOf(product.details.kind, product.details, product, words)
}
