import type { Pax, Selection } from './schema'

export type Departure = Pick<Selection, 'productId' | 'date' | 'endDate' | 'session'> &
  Partial<Pick<Selection, 'choice'>>

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

/** Names a departure within a basket; stays the same while people and extras change. */
export function departureKey({ productId, date, endDate, session, choice }: Departure): string {
  const ride = choice?.kind === 'transfer' ? [choice.time, choice.direction, choice.vehicle] : []
  return [productId, date, endDate ?? '', session ?? '', ...ride].join('_')
}

/** What is asked of the API about an item: identifiers only, never a price (decisions 6). */
export function toSelection(item: Selection): Selection {
  const { productId, kind, date, endDate, session, pax, extras, pickupPlace, choice } = item
  return { productId, kind, date, endDate, session, pax, extras, pickupPlace, choice }
}
