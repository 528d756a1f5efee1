import type { ProductDetails } from '@/domain/catalogue/kinds/details-schema'
import type { Product } from '@/domain/catalogue/shared/schema'
import type { Amount } from '@/domain/money/amount'
import type { Words } from './catalogue-words'

/** Icons of facts, by name only; the components draw them. */
export type FactIcon =
  | 'anchor'
  | 'baby'
  | 'badge-check'
  | 'bath'
  | 'bed-double'
  | 'bus'
  | 'calendar-check'
  | 'car'
  | 'circle-check'
  | 'clock'
  | 'fuel'
  | 'gauge'
  | 'heart'
  | 'house'
  | 'landmark'
  | 'languages'
  | 'luggage'
  | 'map'
  | 'moon'
  | 'navigation'
  | 'sailboat'
  | 'settings-2'
  | 'shield-check'
  | 'ship'
  | 'stethoscope'
  | 'ticket'
  | 'user-check'
  | 'users'
  | 'wallet'
  | 'zap'

/** A short fact of a card: icon and text. */
export interface CardFact {
  icon: FactIcon
  text: string
}

/** A key fact of a product page: title and explanation; `amount` precedes the explanation. */
export interface KeyFact {
  icon: FactIcon
  title: string
  text?: string
  amount?: Amount
}

/** Wording of a product's dates: nights for a stay, pick-up and return for a rental, one day for a tour. */
export type DateManner = 'stay' | 'cruise' | 'rental' | 'day' | 'open'

/** Filters specific to some kinds, shown only if the list has no other kind. */
export const KIND_FILTERS = [
  'charters',
  'carClasses',
  'gears',
  'features',
  'bedrooms',
  'cabins',
  'lengthMetres',
] as const

export type KindFilter = (typeof KIND_FILTERS)[number]

/** Filters and wording of a list that has one kind only. */
export interface ListingTerms {
  dates: DateManner
  /** Whether a number of nights between the dates can be requested. */
  hasNights: boolean
  /** Unit in which the party is counted; null without a limit. */
  people: 'people' | 'guests' | 'seats' | null
  filters: readonly KindFilter[]
  /** The filter whose values have different price units, such as day and week; null if there is one unit. */
  unitFilter: 'charters' | null
}

/** Fields of the home page's search. A ride has a separate form with two places. */
export type FinderTerms =
  | 'ride'
  | {
      /** `where` accepts free text, the others a place of the list. */
      place: 'where' | 'place' | 'pickUp'
      from: 'when' | 'arrival' | 'from'
      /** Null if the party is asked for instead. */
      until: 'departure' | 'until' | null
    }

/** Facts and search terms of one kind. `Details` is that kind's own part of a product. */
export interface KindView<Details extends ProductDetails> {
  listing: ListingTerms
  /** Null for a kind without a tab in the home page's search. */
  finder: FinderTerms | null
  cardFacts: (details: Details, words: Words) => CardFact[]
  keyFacts: (details: Details, product: Product, words: Words) => KeyFact[]
}
