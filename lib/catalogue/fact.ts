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

/** How one kind tells its facts. `Details` is that kind's own part of a product. */
export interface KindView<Details extends ProductDetails> {
  cardFacts: (details: Details, words: Words) => CardFact[]
  keyFacts: (details: Details, product: Product, words: Words) => KeyFact[]
}
