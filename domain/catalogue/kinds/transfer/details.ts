import * as z from 'zod'
import { amountSchema } from '@/domain/shared/schema'
import { placeKeySchema } from '../common-fields'

export const VEHICLES = ['sedan', 'minivan', 'vip', 'minibus', 'coach'] as const

/**
 * `price` is one vehicle of the class, one way. `perDay` is the number of vehicles that can serve this route on a day.
 */
export const vehicleSchema = z.object({
  vehicle: z.enum(VEHICLES),
  seats: z.int().positive(),
  luggage: z.int().nonnegative(),
  price: amountSchema,
  perDay: z.int().positive(),
})

/** A route with its tariff. Rides go both ways; `fromPlace` is the usual start (an airport). */
export const transferDetailsSchema = z.object({
  kind: z.literal('transfer'),
  fromPlace: placeKeySchema,
  toPlace: placeKeySchema,
  durationMinutes: z.int().positive(),
  distanceKilometres: z.int().positive(),
  waitMinutes: z.int().nonnegative().default(60),
  childSeats: z.int().nonnegative(),
  vehicles: z.array(vehicleSchema).min(1),
})

export type TransferDetails = z.infer<typeof transferDetailsSchema>
export type Vehicle = z.infer<typeof vehicleSchema>
export type VehicleClass = (typeof VEHICLES)[number]
