import { hasDepartures, isLet } from '@/domain/catalogue/kinds/traits'
import { rideOf } from './choice-of'
import type { Pax, Selection } from './schema'

export type Departure = Pick<Selection, 'kind' | 'productId' | 'date' | 'endDate' | 'session' | 'choice'>

/** Seats that a party takes on a departure: infants sit on laps and take none. */
export function seatsOf(pax: Pax): number {
  return pax.adult + pax.child
}

export function personsOf(pax: Pax): number {
  return pax.adult + pax.child + pax.infant
}

/**
 * Whether both are the same product on the same day at the same time; a basket holds one such item, whatever its party.
 * A large party may ride in two vehicles of different classes, so rides of different classes are distinct.
 */
export function isSameDeparture(left: Departure, right: Departure): boolean {
  return departureKey(left) === departureKey(right)
}

/**
 * The key of a departure within a basket, for every kind, in the browser and in the API. It does not change with people
 * or extras. Fields that the kind does not use are ignored: a tour has no last day, a stay no session.
 */
export function departureKey({ kind, productId, date, endDate, session, choice }: Departure): string {
  const ride = rideOf(choice)
  const rideKey = ride ? [ride.time, ride.direction, ride.vehicle] : []
  return [productId, date, (isLet(kind) && endDate) || '', (hasDepartures(kind) && session) || '', ...rideKey].join('_')
}

/** The part of an item that is sent to the API: identifiers only, never a price (decisions 6). */
export function toSelection(item: Selection): Selection {
  const { productId, kind, date, endDate, session, pax, extras, pickupPlace, choice } = item
  return { productId, kind, date, endDate, session, pax, extras, pickupPlace, choice }
}
