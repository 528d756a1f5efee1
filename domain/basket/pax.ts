import { MAXIMUM_PERSONS } from './limits'
import type { Pax } from './schema'

export type AgeBand = keyof Pax

/** Whether a tour takes any of those who are younger than a child of its price list: not where its youngest guest is a child. */
export const takesInfants = (childFrom: number, minimumAge: number): boolean => childFrom > minimumAge

/** At least one adult: children do not travel alone. */
export const FEWEST_PAX: Pax = { adult: 1, child: 0, infant: 0 }

export const DEFAULT_PAX: Pax = { adult: 2, child: 0, infant: 0 }

const clampCount = (value: number, least: number): number =>
  Number.isSafeInteger(value) ? Math.min(MAXIMUM_PERSONS, Math.max(least, value)) : least

/** The party within the limits of the wire; what is no count becomes the fewest. */
export function toPax(pax: Pax): Pax {
  return {
    adult: clampCount(pax.adult, FEWEST_PAX.adult),
    child: clampCount(pax.child, FEWEST_PAX.child),
    infant: clampCount(pax.infant, FEWEST_PAX.infant),
  }
}
