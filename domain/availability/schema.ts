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

/** One day of the availability calendar. A closed day gives the reason and the nearest open day. */
export const dayAvailabilitySchema = z.object({
  date: plainDateSchema,
  dayStatus: z.enum(['open', 'few', 'closed']),
  reason: z.enum(CLOSED_REASONS).nullable(),
  sessions: z.array(sessionAvailabilitySchema),
  /**
   * With `sessions`: the cheapest session's price. Otherwise: the price of that night, day, first day of a week, or
   * ride.
   */
  lowestPrice: amountSchema.nullable(),
  /**
   * For kinds that are let by the night, day or week: the number of free units on this day, and the shortest stay (in
   * days) that may begin on it. 'closed' means that no stay can begin on the day. `blocksStay` says whether a stay may
   * include it.
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
