import { MAXIMUM_PERSONS } from './limits'
import type { Pax } from './schema'

export type AgeBand = keyof Pax

/**
 * Whether a tour takes infants, that is people younger than a child of its price list. False where the minimum age is
 * that of a child.
 */
export const takesInfants = (childFrom: number, minimumAge: number): boolean => childFrom > minimumAge

/** The smallest party has one adult: children do not travel alone. */
export const FEWEST_PAX: Pax = { adult: 1, child: 0, infant: 0 }

export const DEFAULT_PAX: Pax = { adult: 2, child: 0, infant: 0 }

const clampCount = (value: number, least: number): number =>
  Number.isSafeInteger(value) ? Math.min(MAXIMUM_PERSONS, Math.max(least, value)) : least

/** Clamps the party to the limits of the wire; an invalid count becomes the minimum. */
export function toPax(pax: Pax): Pax {
  return {
    adult: clampCount(pax.adult, FEWEST_PAX.adult),
    child: clampCount(pax.child, FEWEST_PAX.child),
    infant: clampCount(pax.infant, FEWEST_PAX.infant),
  }
}
