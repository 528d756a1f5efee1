import type { ProductDetailsInput } from '@/domain/catalogue/kinds/details-schema'
import type { PriceUnit } from '@/domain/catalogue/kinds/kinds'
import type { Locale } from '@/domain/shared/locales'
import type { SeedProduct, SeedText } from '../../types'

/** Title, summary, description; then highlights, included and not included, each one string parted by `|`. */
export type KindWords = readonly [
  title: string,
  summary: string,
  description: string,
  highlights: string,
  included: string,
  excluded: string,
]

/** What differs between the tenants that sell the same thing. */
export interface KindPlace {
  code: string
  category: string
  destination: string
  pictureSeed: number
  rank: number
  /** Where a boat lies, by the key of a place of the tenant. */
  marina?: string
}

interface KindFacts {
  scene: string
  details: ProductDetailsInput
  unit: PriceUnit
  /** Low, middle and high season. */
  prices: readonly [string, string, string]
  /** The shortest stay that begins in July, August or the first half of September. */
  highSeasonNights?: number
  units?: number
  /** Booking ends so long before the start; a day without it. */
  cutoffMinutes?: number
  group?: { price: string; maximumPersons: number; extraPersonPrice: string }
  depositRate: number
  reviews: SeedProduct<Locale>['reviews']
}

const list = (text: string): string[] =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const toText = ([title, summary, description, highlights, included, excluded]: KindWords, slug?: string): SeedText => ({
  title,
  ...(slug ? { slug } : {}),
  summary,
  description,
  highlights: list(highlights),
  programme: [],
  included: list(included),
  excluded: list(excluded),
  goodToKnow: [],
  questions: [],
  extras: [],
})

export type KindMaker = <L extends Locale>(place: KindPlace, locales: readonly L[]) => SeedProduct<L>

/**
 * A product of a kind without departures: a house, a boat, a car, a ride, a wedding, a treatment. Written once in all
 * languages; each tenant places it under its own code, category and destination. `slug` is the ASCII address of the
 * languages whose letters make none.
 */
export function kindProduct(facts: KindFacts, slug: string, words: Record<Locale, KindWords>): KindMaker {
  const { prices, highSeasonNights, ...rest } = facts
  const [low, middle, high] = prices
  const season = (from: string, to: string, adult: string) => ({ from, to, adult, child: adult, infant: '0.00' })
  const isBookable = facts.details.kind !== 'wedding' && facts.details.kind !== 'health'
  return <L extends Locale>({ marina, ...place }: KindPlace, locales: readonly L[]) => {
    const texts = locales.map((locale) => [
      locale,
      toText(words[locale], /^(ar|ru)$/.test(locale) ? `${slug}-${locale}` : undefined),
    ])
    return {
      ...rest,
      ...place,
      kind: facts.details.kind,
      details: facts.details.kind === 'yacht' && marina ? { ...facts.details, marina } : facts.details,
      currency: 'EUR',
      seasons: [
        season('01-01', '05-14', low),
        season('05-15', '06-30', middle),
        { ...season('07-01', '09-15', high), ...(highSeasonNights ? { minimumNights: highSeasonNights } : {}) },
        season('09-16', '10-31', middle),
        season('11-01', '12-31', low),
      ],
      sessions: [],
      childFrom: 3,
      adultFrom: 12,
      taxMode: 'included',
      taxRate: 20,
      paymentPlan: 'deposit',
      cutoffMinutes: facts.cutoffMinutes ?? 1440,
      freeCancellationHours: 48,
      instantConfirmation: isBookable,
      extras: [],
      text: Object.fromEntries(texts) as Record<L, SeedText>,
      reviews: facts.reviews.filter((review) => (locales as readonly Locale[]).includes(review.locale)),
    }
  }
}
