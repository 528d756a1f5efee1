import { MAXIMUM_PERSONS } from './limits'
import { type AgeBand, FEWEST_PAX } from './pax'
import type { BasketItem, Pax } from './schema'
import { personsOf, seatsOf } from './selection'

/**
 * `capacity`: maximum number of people, infants included; null while unknown. `infantsPerAdult`: null where each infant
 * has a seat.
 */
export type PartyRule = BasketItem['partyRule']

export interface PartyProblem {
  problem: 'tooManyPersons' | 'tooManyInfants'
  /** Maximum number of people, or of infants, for this party. */
  limit: number
}

/** Default for products that set no limit: one infant for each arm of an adult. */
export const DEFAULT_INFANTS_PER_ADULT = 2

/** The reason why a party is refused; null when it is accepted. The API and the storefront share this check. */
export function findPartyProblem(pax: Pax, { capacity, infantsPerAdult }: PartyRule): PartyProblem | null {
  if (capacity !== null && personsOf(pax) > capacity) return { problem: 'tooManyPersons', limit: capacity }
  const infants = infantsPerAdult === null ? MAXIMUM_PERSONS : pax.adult * infantsPerAdult
  return pax.infant > infants ? { problem: 'tooManyInfants', limit: infants } : null
}

interface Limits {
  /** Free seats of the chosen departure; null while none is chosen. An infant on a lap takes no seat. */
  seatsLeft: number | null
  rule: PartyRule
  /** False where the product's minimum age admits children but no infants. */
  hasInfants?: boolean
}

/**
 * Bounds of each age band while the other bands stay unchanged. A step within the bounds never leads to a refused
 * party. A party that is already too large may only shrink.
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
  // The number of adults must not fall below the number that the infants need.
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

/** The limit that one more adult or infant would exceed; null while there is room. */
export function findReachedLimit(pax: Pax, rule: PartyRule): PartyProblem | null {
  return (
    findPartyProblem({ ...pax, adult: pax.adult + 1 }, rule) ??
    findPartyProblem({ ...pax, infant: pax.infant + 1 }, rule)
  )
}
