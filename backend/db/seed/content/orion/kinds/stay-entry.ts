import type { OrionLocale, SeedProduct, SeedSeason, SeedText } from '@/backend/db/seed/types'
import { mapTexts } from '../../shared/menu-entries'
import type { Unranked } from './rest-entry'

type Product = SeedProduct<OrionLocale>

/** What every house and boat says for itself; the rest has a usual value. */
type Told = 'code' | 'destination' | 'scene' | 'details' | 'seasons' | 'extras' | 'reviews'
type Words = Omit<SeedText, 'programme'> & Partial<Pick<SeedText, 'programme'>>
type Step = readonly [daysBefore: number, refundPercent: number]

type Entry = Pick<Product, Told> &
  Partial<Omit<Product, Told | 'rank' | 'pictureSeed' | 'kind' | 'text' | 'cancellation' | 'freeCancellationHours'>> & {
    /** In the order of time; the first gives everything back. */
    cancellation?: readonly [Step, ...Step[]]
    text: Record<OrionLocale, Words>
  }

type Usual = Pick<Product, 'category' | 'unit' | 'taxRate' | 'depositRate' | 'cutoffMinutes'> &
  Required<Pick<Entry, 'cancellation'>>

const HOURS = 24

const stayOf =
  ({ cancellation: usualSteps, ...usual }: Usual) =>
  ({ text, cancellation = usualSteps, ...entry }: Entry): Unranked => ({
    currency: 'EUR',
    sessions: [],
    childFrom: 3,
    adultFrom: 12,
    taxMode: 'included',
    paymentPlan: 'deposit',
    instantConfirmation: true,
    ...usual,
    ...entry,
    freeCancellationHours: cancellation[0][0] * HOURS,
    cancellation: {
      steps: cancellation.map(([days, refundPercent]) => ({ hoursBefore: days * HOURS, refundPercent })),
    },
    kind: entry.details.kind,
    text: mapTexts(text, (words) => ({ programme: [], ...words })),
  })

/** A house: all back until six weeks before, half until two. */
export const house = stayOf({
  category: 'villen',
  unit: 'night',
  taxRate: 10,
  depositRate: 25,
  cutoffMinutes: 2880,
  cancellation: [
    [42, 100],
    [14, 50],
  ],
})

/** A boat by the day: all back until three days before, half until the day before. */
export const dayBoat = stayOf({
  category: 'yachten',
  unit: 'day',
  taxRate: 20,
  depositRate: 25,
  cutoffMinutes: 1440,
  cancellation: [
    [3, 100],
    [1, 50],
  ],
})

/** A boat by the week: all back until two months before, half until one. */
export const weekBoat = stayOf({
  category: 'yachten',
  unit: 'week',
  taxRate: 20,
  depositRate: 30,
  cutoffMinutes: 4320,
  cancellation: [
    [60, 100],
    [30, 50],
  ],
})

/** One price whoever comes; `nights` is the shortest stay that begins in the season. */
function season(from: string, to: string, price: string, nights?: number): SeedSeason {
  return { from, to, adult: price, child: price, infant: '0.00', ...(nights ? { minimumNights: nights } : {}) }
}

type HousePrices = readonly [winter: string, spring: string, june: string, summer: string, autumn: string]
type HouseNights = readonly [spring: number, june: number, summer: number, autumn: number]

/** From April, when the pools open, to October. */
export function openMonths([, spring, june, summer, autumn]: HousePrices, nights: HouseNights): SeedSeason[] {
  return [
    season('04-01', '05-31', spring, nights[0]),
    season('06-01', '06-30', june, nights[1]),
    season('07-01', '08-31', summer, nights[2]),
    season('09-01', '10-31', autumn, nights[3]),
  ]
}

/** The whole year; in winter the house's own shortest stay holds. */
export function wholeYear(prices: HousePrices, nights: HouseNights): SeedSeason[] {
  const [winter] = prices
  return [season('01-01', '03-31', winter), ...openMonths(prices, nights), season('11-01', '12-31', winter)]
}

type BoatPrices = readonly [april: string, june: string, summer: string, september: string, october: string]

/** The months in which boats go out. */
export function sailingMonths([april, june, summer, september, october]: BoatPrices): SeedSeason[] {
  return [
    season('04-11', '05-31', april),
    season('06-01', '06-30', june),
    season('07-01', '08-31', summer),
    season('09-01', '09-30', september),
    season('10-01', '10-31', october),
  ]
}

/** A boat that goes out in winter too, at one price from November to April. */
export function sailingYear(winter: string, prices: BoatPrices): SeedSeason[] {
  return [season('01-01', '04-10', winter), ...sailingMonths(prices), season('11-01', '12-31', winter)]
}
