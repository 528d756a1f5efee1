import type { OrionLocale, SeedSeason } from '@/backend/db/seed/types'
import { type Entry, entryOf, season, type Unranked, type Usual } from '../../shared/entry'

type Step = readonly [daysBefore: number, refundPercent: number]
/** In the order of time; the first gives everything back. */
type Steps = readonly [Step, ...Step[]]

const HOURS = 24

const termsOf = (steps: Steps) => ({
  freeCancellationHours: steps[0][0] * HOURS,
  cancellation: { steps: steps.map(([days, refundPercent]) => ({ hoursBefore: days * HOURS, refundPercent })) },
})

type Stay = Omit<Entry<OrionLocale>, 'cancellation' | 'freeCancellationHours'> & { cancellation?: Steps }
type UsualStay = Omit<Usual<OrionLocale>, 'cancellation' | 'freeCancellationHours'> & { cancellation: Steps }

const stayOf = ({ cancellation: usualSteps, ...usual }: UsualStay) => {
  const build = entryOf<OrionLocale>({ instantConfirmation: true, ...usual, ...termsOf(usualSteps) })
  return ({ cancellation, ...entry }: Stay): Unranked<OrionLocale> =>
    build({ ...entry, ...(cancellation ? termsOf(cancellation) : {}) })
}

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
