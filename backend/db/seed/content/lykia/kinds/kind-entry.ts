import type { LykiaLocale, SeedSeason } from '@/backend/db/seed/types'
import { entryOf, season } from '../../shared/entry'

export const villa = entryOf<LykiaLocale>({
  category: 'villas',
  unit: 'night',
  taxRate: 10,
  depositRate: 30,
  cutoffMinutes: 2880,
  freeCancellationHours: 720,
})

export const yacht = entryOf<LykiaLocale>({
  category: 'yachts',
  unit: 'day',
  taxRate: 20,
  depositRate: 30,
  cutoffMinutes: 1440,
  freeCancellationHours: 168,
})

export const weekCharter = entryOf<LykiaLocale>({
  category: 'yachts',
  unit: 'week',
  taxRate: 20,
  depositRate: 35,
  cutoffMinutes: 4320,
  freeCancellationHours: 1080,
})

export const car = entryOf<LykiaLocale>({
  category: 'cars',
  unit: 'day',
  taxRate: 20,
  depositRate: 15,
  cutoffMinutes: 240,
  freeCancellationHours: 48,
})

export const transfer = entryOf<LykiaLocale>({
  category: 'transfers',
  unit: 'vehicle',
  taxRate: 20,
  depositRate: 20,
  cutoffMinutes: 480,
  freeCancellationHours: 24,
})

export const wedding = entryOf<LykiaLocale>({
  category: 'weddings',
  unit: 'package',
  taxRate: 20,
  depositRate: 20,
  cutoffMinutes: 43_200,
  freeCancellationHours: 1440,
})

export const health = entryOf<LykiaLocale>({
  category: 'health',
  unit: 'package',
  taxRate: 10,
  depositRate: 10,
  cutoffMinutes: 10_080,
  freeCancellationHours: 168,
})

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
