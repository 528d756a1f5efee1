import type { OrionLocale, SeedProduct, SeedSeason, SeedText } from '@/backend/db/seed/types'
import { LOCALES } from '@/domain/shared/locales'

type Product = SeedProduct<OrionLocale>

/** A product without its place among the others, which the list of all of them gives it. */
export type Unranked = Omit<Product, 'rank' | 'pictureSeed'>

type Usual = Pick<
  Product,
  'category' | 'unit' | 'taxRate' | 'depositRate' | 'cutoffMinutes' | 'freeCancellationHours' | 'instantConfirmation'
>

/** What every product says for itself; the rest has a usual value for its kind. */
type Told = 'code' | 'destination' | 'scene' | 'details' | 'seasons' | 'extras' | 'reviews'

export type Words = Omit<SeedText, 'programme' | 'slug'> & Partial<Pick<SeedText, 'programme'>>

type Entry = Pick<Product, Told> &
  Partial<Pick<Product, 'units' | 'campaign' | 'meetingPoint' | 'cutoffMinutes' | 'freeCancellationHours'>> & {
    /** The address in Arabic, whose letters make none: its words in Latin ones. */
    slug: string
    text: Record<OrionLocale, Words>
  }

const entryOf =
  (usual: Usual) =>
  ({ slug, text, ...entry }: Entry): Unranked => {
    const addressed = LOCALES.map((locale): [OrionLocale, SeedText] => [
      locale,
      { programme: [], ...(locale === 'ar' ? { slug } : {}), ...text[locale] },
    ])
    return {
      currency: 'EUR',
      sessions: [],
      childFrom: 3,
      adultFrom: 12,
      taxMode: 'included',
      paymentPlan: 'deposit',
      ...usual,
      ...entry,
      kind: entry.details.kind,
      text: Object.fromEntries(addressed) as Record<OrionLocale, SeedText>,
    }
  }

export const car = entryOf({
  category: 'mietwagen',
  unit: 'day',
  taxRate: 20,
  depositRate: 15,
  cutoffMinutes: 360,
  freeCancellationHours: 48,
  instantConfirmation: true,
})

export const transfer = entryOf({
  category: 'transfers',
  unit: 'vehicle',
  taxRate: 20,
  depositRate: 20,
  cutoffMinutes: 720,
  freeCancellationHours: 24,
  instantConfirmation: true,
})

export const wedding = entryOf({
  category: 'hochzeiten',
  unit: 'package',
  taxRate: 20,
  depositRate: 25,
  cutoffMinutes: 43_200,
  freeCancellationHours: 1440,
  instantConfirmation: false,
})

export const health = entryOf({
  category: 'gesundheit',
  unit: 'package',
  taxRate: 10,
  depositRate: 10,
  cutoffMinutes: 14_400,
  freeCancellationHours: 240,
  instantConfirmation: false,
})

/** One season a pair of bounds: what is let has the same price whoever comes. */
export function season(from: string, to: string, price: string): SeedSeason {
  return { from, to, adult: price, child: price, infant: '0.00' }
}
