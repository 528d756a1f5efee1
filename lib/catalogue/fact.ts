import type { ProductDetails } from '@/domain/catalogue/kinds/details-schema'
import type { Product } from '@/domain/catalogue/shared/schema'
import type { Amount } from '@/domain/money/amount'
import type { Words } from './catalogue-words'

/** Signs of the icon set that stand beside facts; names only, the drawing is the components' business. */
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

/** A short fact of a card: sign and two words. */
export interface CardFact {
  icon: FactIcon
  text: string
}

/** A key fact of a product page: what, and a line that explains it; `amount` stands before that line. */
export interface KeyFact {
  icon: FactIcon
  title: string
  text?: string
  amount?: Amount
}

/** What a person's dates are called: a stay is slept in, a car fetched and brought back, a tour taken on one day. */
export type DateManner = 'stay' | 'cruise' | 'rental' | 'day' | 'open'

/** Filters that only make sense of some kinds, and are asked where nothing else is in the list. */
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

/** How a list of one kind alone is narrowed. */
export interface ListingTerms {
  dates: DateManner
  /** Whether so many nights may be asked for between the dates. */
  hasNights: boolean
  /** What is counted when a person says how many come along; null where nothing has a limit. */
  people: 'people' | 'guests' | 'seats' | null
  filters: readonly KindFilter[]
  /** The filter whose choices have prices for different things, such as a day and a week; null where all are for the same. */
  unitFilter: 'charters' | null
}

/** What the search of the home page asks; a ride is asked for by its two ends, in a form of its own. */
export type FinderTerms =
  | 'ride'
  | {
      /** `where` takes words, the others a place of the list. */
      place: 'where' | 'place' | 'pickUp'
      from: 'when' | 'arrival' | 'from'
      /** Null where the party is asked for instead. */
      until: 'departure' | 'until' | null
    }

/** How one kind tells its facts and is looked for. `Details` is that kind's own part of a product. */
export interface KindView<Details extends ProductDetails> {
  listing: ListingTerms
  /** Null for a kind that the search of the home page does not ask about. */
  finder: FinderTerms | null
  cardFacts: (details: Details, words: Words) => CardFact[]
  keyFacts: (details: Details, product: Product, words: Words) => KeyFact[]
}
