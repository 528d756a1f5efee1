import * as z from 'zod'
import { localTimeSchema } from '@/domain/shared/schema'
import { infantsPerAdultSchema, placeKeySchema } from '../common-fields'

export const CHARTERS = ['day', 'week'] as const

/** Day charters may last several days; a week charter goes from Saturday to Saturday. */
export const yachtDetailsSchema = z.object({
  kind: z.literal('yacht'),
  lengthMetres: z.number().positive(),
  cabins: z.int().nonnegative(),
  berths: z.int().nonnegative(),
  /** By its licence: everybody aboard counts, infants too. */
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
