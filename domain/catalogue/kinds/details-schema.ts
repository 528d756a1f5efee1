import * as z from 'zod'
import { amountSchema, localeSchema } from '@/domain/shared/schema'

/** What only a tour has. Durations in minutes; `days` is 1 for a day tour. */
export const tourDetailsSchema = z.object({
  kind: z.literal('tour'),
  durationMinutes: z.int().positive(),
  days: z.int().positive().default(1),
  guideLanguages: z.array(localeSchema),
  groupSize: z.int().positive(),
  pickup: z.enum(['included', 'meetingPoint', 'optional']),
  theme: z.enum(['boat', 'culture', 'nature', 'adventure', 'food', 'balloon', 'diving', 'city']),
  minimumAge: z.int().nonnegative(),
})

export const villaDetailsSchema = z.object({
  kind: z.literal('villa'),
  bedrooms: z.int().positive(),
  bathrooms: z.int().positive(),
  capacity: z.int().positive(),
  areaSquareMetres: z.int().positive(),
  minimumNights: z.int().positive(),
  damageDeposit: amountSchema,
  permitNumber: z.string(),
  distances: z.array(
    z.object({ place: z.enum(['beach', 'centre', 'airport', 'market', 'restaurant']), metres: z.int() }),
  ),
  features: z.array(z.string()),
})

export const yachtDetailsSchema = z.object({
  kind: z.literal('yacht'),
  lengthMetres: z.number().positive(),
  cabins: z.int().nonnegative(),
  berths: z.int().nonnegative(),
  capacity: z.int().positive(),
  crew: z.int().nonnegative(),
  built: z.int(),
  charter: z.enum(['day', 'week']),
  features: z.array(z.string()),
})

export const carDetailsSchema = z.object({
  kind: z.literal('car'),
  carClass: z.enum(['economy', 'compact', 'suv', 'van', 'cabrio', 'premium']),
  gear: z.enum(['manual', 'automatic']),
  fuel: z.enum(['petrol', 'diesel', 'hybrid', 'electric']),
  seats: z.int().positive(),
  luggage: z.int().nonnegative(),
  doors: z.int().positive(),
  minimumDriverAge: z.int().positive(),
  damageDeposit: amountSchema,
})

export const transferDetailsSchema = z.object({
  kind: z.literal('transfer'),
  seats: z.int().positive(),
  luggage: z.int().nonnegative(),
  durationMinutes: z.int().positive(),
  distanceKilometres: z.int().positive(),
  childSeats: z.int().nonnegative(),
})

export const weddingDetailsSchema = z.object({
  kind: z.literal('wedding'),
  guests: z.int().positive(),
  venue: z.enum(['beach', 'garden', 'boat', 'castle']),
  modules: z.array(z.string()),
})

export const healthDetailsSchema = z.object({
  kind: z.literal('health'),
  field: z.enum(['dental', 'eye', 'hair', 'spa', 'aesthetic', 'checkup']),
  stayNights: z.int().nonnegative(),
  accreditation: z.string(),
})

export const detailsSchema = z.discriminatedUnion('kind', [
  tourDetailsSchema,
  villaDetailsSchema,
  yachtDetailsSchema,
  carDetailsSchema,
  transferDetailsSchema,
  weddingDetailsSchema,
  healthDetailsSchema,
])

export type ProductDetails = z.infer<typeof detailsSchema>
export type DetailsOf<K extends ProductDetails['kind']> = Extract<ProductDetails, { kind: K }>
