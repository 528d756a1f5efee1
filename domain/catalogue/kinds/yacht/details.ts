import * as z from 'zod'
import { localTimeSchema } from '@/domain/shared/schema'
import { infantsPerAdultSchema, placeKeySchema } from '../common-fields'

export const CHARTERS = ['day', 'week'] as const

/** A day charter may last several days. A week charter runs from Saturday to Saturday. */
export const yachtDetailsSchema = z.object({
  kind: z.literal('yacht'),
  lengthMetres: z.number().positive(),
  cabins: z.int().nonnegative(),
  berths: z.int().nonnegative(),
  /** Maximum number of people aboard by the licence, infants included. */
  capacity: z.int().positive(),
  infantsPerAdult: infantsPerAdultSchema,
  crew: z.int().nonnegative(),
  built: z.int(),
  charter: z.enum(CHARTERS),
  boardAt: localTimeSchema.default('10:00'),
  leaveAt: localTimeSchema.default('18:00'),
  marina: placeKeySchema.nullable().default(null),
  features: z.array(z.string()),
})

export type YachtDetails = z.infer<typeof yachtDetailsSchema>
