import type { ProductDetails } from '@/domain/catalogue/kinds/details-schema'

// Listings filter and count thousands of products by these values. Each value comes from a field that has always been
// part of the details of its kinds.

const MINUTES_SHORT = 180
const MINUTES_HALF = 360

/** Duration of a tour in minutes; null for other kinds. */
export const minutesOf = (details: ProductDetails): number | null =>
  'groupSize' in details ? details.durationMinutes : null

/** Up to 3 hours, up to 6 hours, up to a day, several days; null for products without a duration. */
export function durationOf(details: ProductDetails): 'short' | 'half' | 'full' | 'several' | null {
  if (!('groupSize' in details)) return null
  if (details.days > 1) return 'several'
  if (details.durationMinutes <= MINUTES_SHORT) return 'short'
  return details.durationMinutes <= MINUTES_HALF ? 'half' : 'full'
}

export const themeOf = (details: ProductDetails) => ('theme' in details ? details.theme : null)

export const guideLanguagesOf = (details: ProductDetails): readonly string[] =>
  'guideLanguages' in details ? details.guideLanguages : []

/** Maximum number of people; unlimited for a treatment. */
export function placesOf(details: ProductDetails): number {
  if ('groupSize' in details) return details.groupSize
  if ('capacity' in details) return details.capacity
  if ('seats' in details) return details.seats
  if ('vehicles' in details) return Math.max(...details.vehicles.map((vehicle) => vehicle.seats))
  return 'guests' in details ? details.guests : Number.POSITIVE_INFINITY
}

const WEEK = 7

/** Whether a stay of this number of nights meets the product's all-year minimum. A season may require more. */
export function fitsNights(details: ProductDetails, nights: number): boolean {
  if ('minimumNights' in details) return nights >= details.minimumNights
  return 'charter' in details && details.charter === 'week' ? nights % WEEK === 0 : true
}

export const bedroomsOf = (details: ProductDetails) => ('bedrooms' in details ? details.bedrooms : null)
export const cabinsOf = (details: ProductDetails) => ('cabins' in details ? details.cabins : null)
export const lengthMetresOf = (details: ProductDetails) => ('lengthMetres' in details ? details.lengthMetres : null)
export const charterOf = (details: ProductDetails) => ('charter' in details ? details.charter : null)
export const carClassOf = (details: ProductDetails) => ('carClass' in details ? details.carClass : null)
export const gearOf = (details: ProductDetails) => ('gear' in details ? details.gear : null)

export const featuresOf = (details: ProductDetails): readonly string[] =>
  'features' in details ? details.features : []
