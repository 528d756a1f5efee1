import type { ProductDetails } from '@/domain/catalogue/kinds/details-schema'

const MINUTES_SHORT = 180
const MINUTES_HALF = 360

/** Up to 3 hours, up to 6, up to a day, several days; null for what has no duration. */
export function durationOf(details: ProductDetails): 'short' | 'half' | 'full' | 'several' | null {
  if (details.kind !== 'tour') return null
  if (details.days > 1) return 'several'
  if (details.durationMinutes <= MINUTES_SHORT) return 'short'
  return details.durationMinutes <= MINUTES_HALF ? 'half' : 'full'
}

export const themeOf = (details: ProductDetails) => (details.kind === 'tour' ? details.theme : null)

export const guideLanguagesOf = (details: ProductDetails): readonly string[] =>
  details.kind === 'tour' ? details.guideLanguages : []

/** How many can come at most; a treatment is for as many as ask. */
export function placesOf(details: ProductDetails): number {
  switch (details.kind) {
    case 'tour':
      return details.groupSize
    case 'villa':
    case 'yacht':
      return details.capacity
    case 'car':
      return details.seats
    case 'transfer':
      return Math.max(...details.vehicles.map((vehicle) => vehicle.seats))
    case 'wedding':
      return details.guests
    default:
      return Number.POSITIVE_INFINITY
  }
}

const WEEK = 7

/** Whether so many nights may be the whole stay by the year's rule; a season may ask for more. */
export function fitsNights(details: ProductDetails, nights: number): boolean {
  if (details.kind === 'villa') return nights >= details.minimumNights
  return details.kind === 'yacht' && details.charter === 'week' ? nights % WEEK === 0 : true
}

export const bedroomsOf = (details: ProductDetails) => (details.kind === 'villa' ? details.bedrooms : null)
export const cabinsOf = (details: ProductDetails) => (details.kind === 'yacht' ? details.cabins : null)
export const lengthMetresOf = (details: ProductDetails) => (details.kind === 'yacht' ? details.lengthMetres : null)
export const charterOf = (details: ProductDetails) => (details.kind === 'yacht' ? details.charter : null)
export const carClassOf = (details: ProductDetails) => (details.kind === 'car' ? details.carClass : null)
export const gearOf = (details: ProductDetails) => (details.kind === 'car' ? details.gear : null)

export const featuresOf = (details: ProductDetails): readonly string[] =>
  details.kind === 'villa' || details.kind === 'yacht' ? details.features : []
