import * as z from 'zod'
import { localeSchema } from '@/domain/shared/schema'
import { infantsPerAdultSchema } from '../common-fields'

/** Fields of tours only. Durations are in minutes; `days` is 1 for a day tour. */
export const tourDetailsSchema = z.object({
  kind: z.literal('tour'),
  durationMinutes: z.int().positive(),
  days: z.int().positive().default(1),
  guideLanguages: z.array(localeSchema),
  groupSize: z.int().positive(),
  /**
   * Maximum number of people of all parties on a boat or vehicle by its licence, infants included. Without it, the
   * departure's seats are the limit.
   */
  licensedCapacity: z.int().positive().optional(),
  infantsPerAdult: infantsPerAdultSchema,
  pickup: z.enum(['included', 'meetingPoint', 'optional']),
  theme: z.enum(['boat', 'culture', 'nature', 'adventure', 'food', 'balloon', 'diving', 'city']),
  minimumAge: z.int().nonnegative(),
})

export type TourDetails = z.infer<typeof tourDetailsSchema>
