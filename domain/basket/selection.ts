import { hasDepartures, isLet } from '@/domain/catalogue/kinds/traits'
import { rideOf } from './choice-of'
import type { Pax, Selection } from './schema'

export type Departure = Pick<Selection, 'kind' | 'productId' | 'date' | 'endDate' | 'session' | 'choice'>

/** Seats that a party takes of a departure: infants sit on laps. */
export function seatsOf(pax: Pax): number {
  return pax.adult + pax.child
}

export function personsOf(pax: Pax): number {
  return pax.adult + pax.child + pax.infant
}

/**
 * The same product on the same day at the same time: it stands in a basket once, whoever travels. A large party may
 * ride in two vehicles of different classes, so these tell rides apart.
 */
export function isSameDeparture(left: Departure, right: Departure): boolean {
  return departureKey(left) === departureKey(right)
}

/**
 * Names a departure within a basket, for every kind and on both sides of the wire; stays the same while people and
 * extras change. Only what the kind knows counts: a tour has no last day, a stay no session, however a client sends it.
 */
export function departureKey({ kind, productId, date, endDate, session, choice }: Departure): string {
  const ride = rideOf(choice)
  const rideKey = ride ? [ride.time, ride.direction, ride.vehicle] : []
  return [productId, date, (isLet(kind) && endDate) || '', (hasDepartures(kind) && session) || '', ...rideKey].join('_')
}

/** What is asked of the API about an item: identifiers only, never a price (decisions 6). */
export function toSelection(item: Selection): Selection {
  const { productId, kind, date, endDate, session, pax, extras, pickupPlace, choice } = item
  return { productId, kind, date, endDate, session, pax, extras, pickupPlace, choice }
}
