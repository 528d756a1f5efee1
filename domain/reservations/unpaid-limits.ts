import * as z from 'zod'
import { rideOf } from '../basket/choice-of'
import type { Selection } from '../basket/schema'
import { departureKey, seatsOf } from '../basket/selection'
import { BOOKABLE_KINDS, type BookableKind } from '../catalogue/kinds/kinds'
import { isLet } from '../catalogue/kinds/traits'

/**
 * How much stock may be kept without a payment, for one member, one e-mail address and one telephone number, each by itself.
 * `places` are seats of tours and places of transfers, `departures` their distinct departures, `rentals` the periods of each kind that is let
 * (villas, yachts, cars).
 */
export const unpaidLimitsSchema = z.object({
  places: z.int().positive(),
  departures: z.int().positive(),
  rentals: z.int().positive(),
})

export type UnpaidLimits = z.infer<typeof unpaidLimitsSchema>
export type UnpaidLimit = keyof UnpaidLimits

export const DEFAULT_UNPAID_LIMITS: UnpaidLimits = { places: 12, departures: 3, rentals: 1 }

/** Of an agency whose terms name none: it books for many clients. */
export const AGENCY_UNPAID_LIMITS: UnpaidLimits = { places: 120, departures: 30, rentals: 10 }

export interface UnpaidItem {
  kind: BookableKind
  /** `departureKey` of the item. */
  departure: string
  /** Places of a tour or transfer; a stay takes a period, whoever travels. */
  seats: number
}

const RENTED = BOOKABLE_KINDS.filter(isLet)

/** Each vehicle of a transfer is at least one place on each ride: nobody else gets it, however few people ride. */
function placesOf({ pax, choice }: Pick<Selection, 'pax' | 'choice'>): number {
  const ride = rideOf(choice)
  return ride ? Math.max(seatsOf(pax), ride.quantity * (ride.returnRide ? 2 : 1)) : seatsOf(pax)
}

export const toUnpaidItem = (item: Selection): UnpaidItem => ({
  kind: item.kind,
  departure: departureKey(item),
  seats: placesOf(item),
})

/** What items keep, with the largest number of periods of one kind. */
export function countUnpaid(items: readonly UnpaidItem[]): UnpaidLimits {
  const rides = items.filter(({ kind }) => !isLet(kind))
  const periods = RENTED.map((kind) => items.filter((item) => item.kind === kind).length)
  return {
    places: rides.reduce((sum, { seats }) => sum + seats, 0),
    departures: new Set(rides.map(({ departure }) => departure)).size,
    rentals: Math.max(...periods),
  }
}

/**
 * The first limit that would be exceeded by wanting more beside what is kept already; null when there is room. Something already over a
 * limit, as after the limit was lowered, blocks only what would add to it.
 */
export function findExceeded(
  kept: readonly UnpaidItem[],
  wanted: readonly UnpaidItem[],
  limits: UnpaidLimits,
): UnpaidLimit | null {
  const before = countUnpaid(kept)
  const after = countUnpaid([...kept, ...wanted])
  const names = ['places', 'departures', 'rentals'] as const
  return names.find((name) => after[name] > limits[name] && after[name] > before[name]) ?? null
}
