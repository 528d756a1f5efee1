import * as z from 'zod'
import { placeKeySchema, VEHICLES } from '@/domain/catalogue/kinds/details-schema'
import { localeSchema, localTimeSchema, plainDateSchema } from '@/domain/shared/schema'
import { FLIGHT_NUMBER } from './flight-number'

export const flightNumberSchema = z.string().trim().toUpperCase().regex(FLIGHT_NUMBER).nullable()

/** The language in which a person would like to be guided; null leaves it to the operator. */
export const tourChoiceSchema = z.object({
  kind: z.literal('tour'),
  guideLanguage: localeSchema.nullable(),
})

/** A car is let by 24 hours begun, from `pickupTime` on `date` to `returnTime` on `endDate`. */
export const carChoiceSchema = z.object({
  kind: z.literal('car'),
  pickupOffice: placeKeySchema,
  returnOffice: placeKeySchema,
  pickupTime: localTimeSchema,
  returnTime: localTimeSchema,
  driverAge: z.int().min(18).max(99),
})

/** Most vehicles of one class that one item books. */
export const MAXIMUM_VEHICLES = 4

export const DIRECTIONS = ['outward', 'homeward'] as const

/**
 * `outward` rides from the route's `fromPlace` to its `toPlace`; the ride back goes the other way. `quantity` is how many
 * vehicles of the class ride together, each way; `luggage` and `childSeats` count for all of them.
 */
export const transferChoiceSchema = z.object({
  kind: z.literal('transfer'),
  direction: z.enum(DIRECTIONS),
  vehicle: z.enum(VEHICLES),
  quantity: z.int().min(1).max(MAXIMUM_VEHICLES).default(1),
  time: localTimeSchema,
  flightNumber: flightNumberSchema,
  returnRide: z.object({ date: plainDateSchema, time: localTimeSchema, flightNumber: flightNumberSchema }).nullable(),
  luggage: z.int().min(0).max(99),
  childSeats: z.int().min(0).max(10),
})

/** What a person chose beyond days, people and extras; villas and yachts ask for nothing more. */
export const choiceSchema = z.discriminatedUnion('kind', [tourChoiceSchema, carChoiceSchema, transferChoiceSchema])

export type Choice = z.infer<typeof choiceSchema>
export type CarChoice = z.infer<typeof carChoiceSchema>
export type TransferChoice = z.infer<typeof transferChoiceSchema>
