import * as z from 'zod'
import { unitPricesSchema } from '@/domain/catalogue/shared/schema'
import {
  amountSchema,
  currencyCodeSchema,
  idParamSchema,
  localTimeSchema,
  plainDateSchema,
} from '@/domain/shared/schema'

export const CLOSED_REASONS = [
  'past',
  'pastCutoff',
  'full',
  'notOperating',
  'closed',
  'beyondHorizon',
  'minimumStay',
  'changeoverDay',
] as const

export const sessionAvailabilitySchema = z.object({
  time: localTimeSchema,
  endTime: localTimeSchema.nullable(),
  capacity: z.int().nonnegative(),
  seatsLeft: z.int().nonnegative(),
  prices: unitPricesSchema,
})

/** One day of the why-not calendar: a day that cannot be booked says why and names the nearest that can. */
export const dayAvailabilitySchema = z.object({
  date: plainDateSchema,
  dayStatus: z.enum(['open', 'few', 'closed']),
  reason: z.enum(CLOSED_REASONS).nullable(),
  sessions: z.array(sessionAvailabilitySchema),
  /** Of `sessions` the cheapest; else the price of that night, day, first day of a week, or of one ride. */
  lowestPrice: amountSchema.nullable(),
  /**
   * Kinds that are let by the night, day or week: how many are free on this day, and the shortest stay (in days) that
   * may begin on it. 'closed' means that no stay can begin here; whether one may reach over the day, `blocksStay` tells.
   */
  unitsLeft: z.int().nonnegative().nullable(),
  minimumStay: z.int().positive().nullable(),
  nearestOpen: plainDateSchema.nullable(),
})

export const availabilityQuerySchema = z.object({
  productId: idParamSchema,
  from: plainDateSchema,
  months: z.coerce.number().int().min(1).max(3).default(1),
})

export const availabilitySchema = z.object({
  productId: z.int().positive(),
  currency: currencyCodeSchema,
  days: z.array(dayAvailabilitySchema).max(100),
  firstOpen: plainDateSchema.nullable(),
})

export type Availability = z.infer<typeof availabilitySchema>
export type DayAvailability = z.infer<typeof dayAvailabilitySchema>
export type SessionAvailability = z.infer<typeof sessionAvailabilitySchema>
export type ClosedReason = (typeof CLOSED_REASONS)[number]
