import * as z from 'zod'
import { placeKeySchema } from '@/domain/catalogue/kinds/common-fields'
import { DIRECTIONS, MAXIMUM_VEHICLES } from '@/domain/catalogue/kinds/transfer/choice'
import { VEHICLES, vehicleSchema } from '@/domain/catalogue/kinds/transfer/details'
import { titledSchema } from '@/domain/content/schema'
import { amountSchema, currencyCodeSchema, localTimeSchema, plainDateSchema } from '@/domain/shared/schema'

const MAXIMUM_PEOPLE = 60

/** `POST /transfer-sorgula-post` (spec 7). `people` counts everybody who needs a seat, infants included. */
export const transferQuerySchema = z.object({
  fromPlace: placeKeySchema,
  toPlace: placeKeySchema,
  date: plainDateSchema,
  time: localTimeSchema,
  returnRide: z.object({ date: plainDateSchema, time: localTimeSchema }).nullable().default(null),
  people: z.int().min(1).max(MAXIMUM_PEOPLE),
  luggage: z.int().min(0).max(99).default(0),
})

/** Reasons why one vehicle of the class is unsuitable: too small, or unavailable at that time. */
export const RIDE_PROBLEMS = [
  'past',
  'pastCutoff',
  'notOperating',
  'full',
  'tooManyPersons',
  'tooMuchLuggage',
  'missingChoice',
] as const

/** One class of vehicle on the requested route; prices are in `currency`. */
export const transferOptionSchema = vehicleSchema.omit({ perDay: true }).extend({
  productId: z.int().positive(),
  content: titledSchema,
  direction: z.enum(DIRECTIONS),
  durationMinutes: z.int().positive(),
  childSeats: z.int().nonnegative(),
  currency: currencyCodeSchema,
  /** `price` is one ride before the campaign. `total` is all requested rides, after the campaign. */
  total: amountSchema,
  /** Vehicles left on the day; with a return ride, the lower number of both days. */
  unitsLeft: z.int().nonnegative(),
  problem: z.enum(RIDE_PROBLEMS).nullable(),
  /** The maximum number of persons or cases, with 'tooManyPersons' and 'tooMuchLuggage'. */
  limit: z.int().nonnegative().nullable(),
})

/** A number of vehicles of one class, with the part of the party that they carry. */
export const proposedRideSchema = z.object({
  productId: z.int().positive(),
  vehicle: z.enum(VEHICLES),
  direction: z.enum(DIRECTIONS),
  quantity: z.int().min(1).max(MAXIMUM_VEHICLES),
  people: z.int().positive(),
  luggage: z.int().nonnegative(),
})

/**
 * `success` is false when the route does not operate, or no vehicle can carry the party at that time. `proposal` is the
 * cheapest option that can: one vehicle, or two if the party does not fit into one. Each entry of `rides` becomes one
 * basket item.
 */
export const transferAnswerSchema = z.object({
  success: z.boolean(),
  vehicles: z.array(transferOptionSchema),
  proposal: z.object({ rides: z.array(proposedRideSchema).min(1), total: amountSchema }).nullable(),
  currency: currencyCodeSchema.nullable(),
})

export type TransferQuery = z.infer<typeof transferQuerySchema>
export type TransferAnswer = z.infer<typeof transferAnswerSchema>
export type TransferOption = z.infer<typeof transferOptionSchema>
export type ProposedRide = z.infer<typeof proposedRideSchema>
