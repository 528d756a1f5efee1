import { MAXIMUM_PERSONS } from './limits'
import { type AgeBand, FEWEST_PAX } from './pax'
import type { BasketItem, Pax } from './schema'
import { personsOf, seatsOf } from './selection'

/** `capacity`: most people, infants included; null while it is unknown. `infantsPerAdult`: null where each has a seat. */
export type PartyRule = BasketItem['partyRule']

export interface PartyProblem {
  problem: 'tooManyPersons' | 'tooManyInfants'
  /** People, or infants, that this party may have at most. */
  limit: number
}

/** Where a product says nothing: an adult has two arms. */
export const DEFAULT_INFANTS_PER_ADULT = 2

/** Why a party cannot be had; null when it can. The server refuses by this, and the storefront says it beforehand. */
export function findPartyProblem(pax: Pax, { capacity, infantsPerAdult }: PartyRule): PartyProblem | null {
  if (capacity !== null && personsOf(pax) > capacity) return { problem: 'tooManyPersons', limit: capacity }
  const infants = infantsPerAdult === null ? MAXIMUM_PERSONS : pax.adult * infantsPerAdult
  return pax.infant > infants ? { problem: 'tooManyInfants', limit: infants } : null
}

interface Limits {
  /** Seats of the departure that nobody has; null while none is chosen. An infant on a lap takes none. */
  seatsLeft: number | null
  rule: PartyRule
  /** False where the youngest guest is a child. */
  hasInfants?: boolean
}

/**
 * How far each band can go with the others as they are. A step within the bounds never leads to a party that is
 * refused; a party that is too large already may only shrink.
 */
export function buildPaxBounds(
  pax: Pax,
  { seatsLeft, rule, hasInfants = true }: Limits,
): Record<AgeBand, { min: number; max: number }> {
  const { capacity, infantsPerAdult } = rule
  const places = capacity === null ? MAXIMUM_PERSONS : Math.max(0, capacity - personsOf(pax))
  const seats = seatsLeft === null ? MAXIMUM_PERSONS : Math.max(0, seatsLeft - seatsOf(pax))
  const most = (count: number, free: number) => Math.max(count, Math.min(MAXIMUM_PERSONS, count + free))
  const laps = infantsPerAdult === null ? MAXIMUM_PERSONS : Math.max(0, pax.adult * infantsPerAdult - pax.infant)
  // An adult who holds infants stays as long as they do.
  const holding = infantsPerAdult ? Math.min(pax.adult, Math.ceil(pax.infant / infantsPerAdult)) : 0
  return {
    adult: {
      min: Math.max(FEWEST_PAX.adult, holding),
      max: Math.max(FEWEST_PAX.adult, most(pax.adult, Math.min(seats, places))),
    },
    child: { min: FEWEST_PAX.child, max: most(pax.child, Math.min(seats, places)) },
    infant: { min: FEWEST_PAX.infant, max: hasInfants ? most(pax.infant, Math.min(places, laps)) : 0 },
  }
}

/** The limit that a party has reached, for who counts further; null while there is room. */
export function findReachedLimit(pax: Pax, rule: PartyRule): PartyProblem | null {
  return (
    findPartyProblem({ ...pax, adult: pax.adult + 1 }, rule) ??
    findPartyProblem({ ...pax, infant: pax.infant + 1 }, rule)
  )
}
