import type { LykiaLocale, SeedProduct, SeedSeason, SeedText } from '@/backend/db/seed/types'
import { mapTexts } from '../../shared/menu-entries'

type Product = SeedProduct<LykiaLocale>

/** What every product says for itself; the rest has a usual value for its kind. */
type Told = 'code' | 'destination' | 'scene' | 'details' | 'seasons' | 'extras' | 'reviews'

type Words = Omit<SeedText, 'programme'> & Partial<Pick<SeedText, 'programme'>>

type Entry = Pick<Product, Told> &
  Partial<Omit<Product, Told | 'rank' | 'pictureSeed' | 'kind' | 'text'>> & { text: Record<LykiaLocale, Words> }

/** A product without its place among the others, which the list of all of them gives it. */
export type Unranked = Omit<Product, 'rank' | 'pictureSeed'>

type Usual = Pick<Product, 'category' | 'unit' | 'taxRate' | 'depositRate' | 'cutoffMinutes' | 'freeCancellationHours'>

const entryOf =
  (usual: Usual) =>
  ({ text, ...entry }: Entry): Unranked => ({
    currency: 'EUR',
    sessions: [],
    childFrom: 3,
    adultFrom: 12,
    taxMode: 'included',
    paymentPlan: 'deposit',
    instantConfirmation: false,
    ...usual,
    ...entry,
    kind: entry.details.kind,
    text: mapTexts(text, (words) => ({ programme: [], ...words })),
  })

export const villa = entryOf({
  category: 'villas',
  unit: 'night',
  taxRate: 10,
  depositRate: 30,
  cutoffMinutes: 2880,
  freeCancellationHours: 720,
})

export const yacht = entryOf({
  category: 'yachts',
  unit: 'day',
  taxRate: 20,
  depositRate: 30,
  cutoffMinutes: 1440,
  freeCancellationHours: 168,
})

export const weekCharter = entryOf({
  category: 'yachts',
  unit: 'week',
  taxRate: 20,
  depositRate: 35,
  cutoffMinutes: 4320,
  freeCancellationHours: 1080,
})

export const car = entryOf({
  category: 'cars',
  unit: 'day',
  taxRate: 20,
  depositRate: 15,
  cutoffMinutes: 240,
  freeCancellationHours: 48,
})

export const transfer = entryOf({
  category: 'transfers',
  unit: 'vehicle',
  taxRate: 20,
  depositRate: 20,
  cutoffMinutes: 480,
  freeCancellationHours: 24,
})

export const wedding = entryOf({
  category: 'weddings',
  unit: 'package',
  taxRate: 20,
  depositRate: 20,
  cutoffMinutes: 43_200,
  freeCancellationHours: 1440,
})

export const health = entryOf({
  category: 'health',
  unit: 'package',
  taxRate: 10,
  depositRate: 10,
  cutoffMinutes: 10_080,
  freeCancellationHours: 168,
})

/** One season a pair of bounds: what is let has the same price whoever comes. */
export function season(from: string, to: string, price: string, minimumNights?: number): SeedSeason {
  return { from, to, adult: price, child: price, infant: '0.00', ...(minimumNights ? { minimumNights } : {}) }
}

/** The year of a house in five seasons: winter, spring, summer, autumn, winter; the nights are the shortest stays. */
export function houseYear(
  prices: { winter: string; spring: string; summer: string; autumn: string },
  nights: { spring: number; summer: number; autumn: number },
): SeedSeason[] {
  return [
    season('01-01', '04-14', prices.winter),
    season('04-15', '06-14', prices.spring, nights.spring),
    season('06-15', '08-31', prices.summer, nights.summer),
    season('09-01', '10-31', prices.autumn, nights.autumn),
    season('11-01', '12-31', prices.winter),
  ]
}

/** The months in which boats go out, April to October, in five seasons. */
export function boatYear(prices: readonly [april: string, may: string, june: string, july: string, october: string]) {
  const [april, may, june, july, october] = prices
  return [
    season('04-15', '05-14', april),
    season('05-15', '06-14', may),
    season('06-15', '07-14', june),
    season('07-15', '09-14', july),
    season('09-15', '10-31', october),
  ]
}

/** A boat that goes out in winter too, on calm days, at one price from November to mid-April. */
export function boatAllYear(winter: string, prices: Parameters<typeof boatYear>[0]) {
  return [season('01-01', '04-14', winter), ...boatYear(prices), season('11-01', '12-31', winter)]
}
