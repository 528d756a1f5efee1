import * as z from 'zod'
import { FLIGHT_NUMBER } from '@/domain/basket/flight-number'
import { localTimeSchema, plainDateSchema } from '@/domain/shared/schema'
import { VEHICLES } from './details'

export const flightNumberSchema = z.string().trim().toUpperCase().regex(FLIGHT_NUMBER).nullable()

/** Maximum number of vehicles of one class in one item. */
export const MAXIMUM_VEHICLES = 4

export const DIRECTIONS = ['outward', 'homeward'] as const

/**
 * An `outward` ride goes from the route's `fromPlace` to its `toPlace`; the return ride goes the other way. `quantity`
 * is the number of vehicles of the class on each ride. `luggage` and `childSeats` are totals for all vehicles.
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
