import * as z from 'zod'
import { amountSchema, localeSchema, localTimeSchema } from '@/domain/shared/schema'

/** Key of an airport, town, marina or office in the tenant's list of places (`placeSchema`). */
export const placeKeySchema = z.string().regex(/^[a-z0-9-]{2,60}$/)

/** Infants that an adult may bring; without it `DEFAULT_INFANTS_PER_ADULT`. Stored details of earlier releases lack it. */
const infantsPerAdult = z.int().nonnegative().optional()

/** What only a tour has. Durations in minutes; `days` is 1 for a day tour. */
export const tourDetailsSchema = z.object({
  kind: z.literal('tour'),
  durationMinutes: z.int().positive(),
  days: z.int().positive().default(1),
  guideLanguages: z.array(localeSchema),
  groupSize: z.int().positive(),
  /** Most people of all parties that a boat or vehicle may carry by its licence, infants included; without it the departure's seats. */
  licensedCapacity: z.int().positive().optional(),
  infantsPerAdult,
  pickup: z.enum(['included', 'meetingPoint', 'optional']),
  theme: z.enum(['boat', 'culture', 'nature', 'adventure', 'food', 'balloon', 'diving', 'city']),
  minimumAge: z.int().nonnegative(),
})

export const ROOMS = ['master', 'double', 'twin', 'children', 'living'] as const
export const BEDS = ['king', 'double', 'single', 'bunk', 'sofa'] as const

/** `minimumNights` is the year's; a season may ask for more. Amounts are in the product's currency. */
export const villaDetailsSchema = z.object({
  kind: z.literal('villa'),
  bedrooms: z.int().positive(),
  bathrooms: z.int().positive(),
  /** Everybody counts, infants too. */
  capacity: z.int().positive(),
  infantsPerAdult,
  areaSquareMetres: z.int().positive(),
  minimumNights: z.int().positive(),
  checkInFrom: localTimeSchema.default('16:00'),
  checkOutUntil: localTimeSchema.default('10:00'),
  damageDeposit: amountSchema,
  permitNumber: z.string(),
  rooms: z
    .array(
      z.object({
        roomType: z.enum(ROOMS),
        beds: z.array(z.object({ bed: z.enum(BEDS), quantity: z.int().positive() })).min(1),
      }),
    )
    .default([]),
  distances: z.array(
    z.object({ place: z.enum(['beach', 'centre', 'airport', 'market', 'restaurant']), metres: z.int() }),
  ),
  features: z.array(z.string()),
})

export const CHARTERS = ['day', 'week'] as const
export const CAR_CLASSES = ['economy', 'compact', 'suv', 'van', 'cabrio', 'premium'] as const
export const GEARS = ['manual', 'automatic'] as const

/** Day charters may last several days; a week charter goes from Saturday to Saturday. */
export const yachtDetailsSchema = z.object({
  kind: z.literal('yacht'),
  lengthMetres: z.number().positive(),
  cabins: z.int().nonnegative(),
  berths: z.int().nonnegative(),
  /** By its licence: everybody aboard counts, infants too. */
  capacity: z.int().positive(),
  infantsPerAdult,
  crew: z.int().nonnegative(),
  built: z.int(),
  charter: z.enum(CHARTERS),
  boardAt: localTimeSchema.default('10:00'),
  leaveAt: localTimeSchema.default('18:00'),
  marina: placeKeySchema.nullable().default(null),
  features: z.array(z.string()),
})

/**
 * Price by day with bands: `bands` take a percentage off the days' price from so many days on; the last that is
 * reached counts. The one-way fee is taken once when the offices differ, the young driver's fee per day.
 */
export const carDetailsSchema = z.object({
  kind: z.literal('car'),
  carClass: z.enum(CAR_CLASSES),
  gear: z.enum(GEARS),
  fuel: z.enum(['petrol', 'diesel', 'hybrid', 'electric']),
  seats: z.int().positive(),
  luggage: z.int().nonnegative(),
  doors: z.int().positive(),
  minimumDriverAge: z.int().positive(),
  maximumDriverAge: z.int().positive().default(75),
  minimumLicenceYears: z.int().nonnegative().default(1),
  youngDriver: z.object({ under: z.int().positive(), feePerDay: amountSchema }).nullable().default(null),
  fuelRule: z.enum(['fullToFull', 'sameToSame']).default('fullToFull'),
  /** Null: no limit. */
  kilometresPerDay: z.int().positive().nullable().default(null),
  offices: z.array(placeKeySchema).default([]),
  oneWayFee: amountSchema.default('0.00'),
  bands: z.array(z.object({ fromDays: z.int().positive(), percentOff: z.number().min(0).max(90) })).default([]),
  damageDeposit: amountSchema,
})

export const VEHICLES = ['sedan', 'minivan', 'vip', 'minibus', 'coach'] as const

/** One way for one vehicle of the class; `perDay` is how many of them can ride this route on a day. */
export const vehicleSchema = z.object({
  vehicle: z.enum(VEHICLES),
  seats: z.int().positive(),
  luggage: z.int().nonnegative(),
  price: amountSchema,
  perDay: z.int().positive(),
})

/** A route with its tariff. Rides go both ways; `fromPlace` is where most begin (an airport). */
export const transferDetailsSchema = z.object({
  kind: z.literal('transfer'),
  fromPlace: placeKeySchema,
  toPlace: placeKeySchema,
  durationMinutes: z.int().positive(),
  distanceKilometres: z.int().positive(),
  waitMinutes: z.int().nonnegative().default(60),
  childSeats: z.int().nonnegative(),
  vehicles: z.array(vehicleSchema).min(1),
})

export const WEDDING_MODULES = [
  'ceremony',
  'dinner',
  'music',
  'flowers',
  'photography',
  'cake',
  'beauty',
  'boat',
  'fireworks',
  'papers',
] as const

export const weddingDetailsSchema = z.object({
  kind: z.literal('wedding'),
  guests: z.int().positive(),
  venue: z.enum(['beach', 'garden', 'boat', 'castle']),
  modules: z.array(z.string()),
})

export const HEALTH_FIELDS = ['dental', 'eye', 'hair', 'spa', 'aesthetic', 'checkup'] as const

export const healthDetailsSchema = z.object({
  kind: z.literal('health'),
  field: z.enum(HEALTH_FIELDS),
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

/** As written by hand, before the defaults. */
export type ProductDetailsInput = z.input<typeof detailsSchema>
export type ProductDetails = z.infer<typeof detailsSchema>
export type DetailsOf<K extends ProductDetails['kind']> = Extract<ProductDetails, { kind: K }>
export type Vehicle = z.infer<typeof vehicleSchema>
export type VehicleClass = (typeof VEHICLES)[number]
