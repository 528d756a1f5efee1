import * as z from 'zod'
import { FLIGHT_NUMBER } from '@/domain/basket/flight-number'
import { localTimeSchema, plainDateSchema } from '@/domain/shared/schema'
import { VEHICLES } from './details'

export const flightNumberSchema = z.string().trim().toUpperCase().regex(FLIGHT_NUMBER).nullable()

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

export type TransferChoice = z.infer<typeof transferChoiceSchema>
