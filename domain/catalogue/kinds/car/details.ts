import * as z from 'zod'
import { amountSchema } from '@/domain/shared/schema'
import { placeKeySchema } from '../common-fields'

export const CAR_CLASSES = ['economy', 'compact', 'suv', 'van', 'cabrio', 'premium'] as const
export const GEARS = ['manual', 'automatic'] as const

/**
 * A daily price with length bands. Each band takes a percentage off the price of the days from a number of days on; the
 * last band that is reached applies. The one-way fee is charged once when the offices differ, the young driver's fee
 * per day.
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

export type CarDetails = z.infer<typeof carDetailsSchema>
