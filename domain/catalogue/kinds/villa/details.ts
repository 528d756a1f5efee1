import * as z from 'zod'
import { amountSchema, localTimeSchema } from '@/domain/shared/schema'
import { infantsPerAdultSchema } from '../common-fields'

export const ROOMS = ['master', 'double', 'twin', 'children', 'living'] as const
export const BEDS = ['king', 'double', 'single', 'bunk', 'sofa'] as const

/** `minimumNights` applies all year; a season may require more. Amounts are in the product's currency. */
export const villaDetailsSchema = z.object({
  kind: z.literal('villa'),
  bedrooms: z.int().positive(),
  bathrooms: z.int().positive(),
  /** Maximum number of guests, infants included. */
  capacity: z.int().positive(),
  infantsPerAdult: infantsPerAdultSchema,
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

export type VillaDetails = z.infer<typeof villaDetailsSchema>
