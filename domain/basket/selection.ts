import type { Pax, Selection } from './schema'

export type Departure = Pick<Selection, 'productId' | 'date' | 'endDate' | 'session'>

/** Seats that a party takes of a departure: infants sit on laps. */
export function seatsOf(pax: Pax): number {
  return pax.adult + pax.child
}

export function personsOf(pax: Pax): number {
  return pax.adult + pax.child + pax.infant
}

/** The same product on the same day at the same time: it stands in a basket once, whoever travels. */
export function isSameDeparture(left: Departure, right: Departure): boolean {
  return departureKey(left) === departureKey(right)
}

/** Names a departure within a basket; stays the same while people and extras change. */
export function departureKey({ productId, date, endDate, session }: Departure): string {
  return [productId, date, endDate ?? '', session ?? ''].join('_')
}

/** What is asked of the API about an item: identifiers only, never a price (decisions 6). */
export function toSelection(item: Selection): Selection {
  const { productId, kind, date, endDate, session, pax, extras, pickupPlace } = item
  return { productId, kind, date, endDate, session, pax, extras, pickupPlace }
}
