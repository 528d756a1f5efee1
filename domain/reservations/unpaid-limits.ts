import * as z from 'zod'
import { rideOf } from '../basket/choice-of'
import type { Selection } from '../basket/schema'
import { departureKey, seatsOf } from '../basket/selection'
import { BOOKABLE_KINDS, type BookableKind } from '../catalogue/kinds/kinds'
import { isLet } from '../catalogue/kinds/traits'

/**
 * Limits of the stock that can be held without a payment. Each applies separately to one member, one e-mail address and
 * one telephone number. `places` counts seats of tours and places of transfers, `departures` their distinct departures,
 * `rentals` the periods of each kind that is let (villas, yachts, cars).
 */
export const unpaidLimitsSchema = z.object({
  places: z.int().positive(),
  departures: z.int().positive(),
  rentals: z.int().positive(),
})

export type UnpaidLimits = z.infer<typeof unpaidLimitsSchema>
export type UnpaidLimit = keyof UnpaidLimits

export const DEFAULT_UNPAID_LIMITS: UnpaidLimits = { places: 12, departures: 3, rentals: 1 }

/** Default for an agency whose terms set none: an agency books for many clients. */
export const AGENCY_UNPAID_LIMITS: UnpaidLimits = { places: 120, departures: 30, rentals: 10 }

export interface UnpaidItem {
  kind: BookableKind
  /** `departureKey` of the item. */
  departure: string
  /** Places of a tour or transfer. A stay counts as one period for any number of people. */
  seats: number
}

const RENTED = BOOKABLE_KINDS.filter(isLet)

/** Each vehicle of a transfer counts as at least one place on each ride, because nobody else can book it. */
function placesOf({ pax, choice }: Pick<Selection, 'pax' | 'choice'>): number {
  const ride = rideOf(choice)
  return ride ? Math.max(seatsOf(pax), ride.quantity * (ride.returnRide ? 2 : 1)) : seatsOf(pax)
}

export const toUnpaidItem = (item: Selection): UnpaidItem => ({
  kind: item.kind,
  departure: departureKey(item),
  seats: placesOf(item),
})

/** Counts the stock of the items; `rentals` is the largest number of periods of one kind. */
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
 * The first limit that the wanted items would exceed together with the stock already held; null when there is room.
 * Stock already above a limit, for example after the limit was lowered, blocks only items that would add to it.
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
