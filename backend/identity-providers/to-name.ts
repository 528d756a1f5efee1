import { plainLine } from '@/domain/shared/clean-text'
import { findNameFault, spaceFullStops } from '@/domain/shared/person-name'

/** As long as a name of a form may be. */
const LONGEST_NAME = 80

/**
 * A name that a provider tells, as the forms would have taken it: NUL and half a sign could not be stored. Empty where
 * no letter is to be seen, and where it carries a link or the number of a card.
 */
export function toName(told: string): string {
  const name = plainLine(told).slice(0, LONGEST_NAME).toWellFormed().normalize('NFC')
  return findNameFault(name) === null ? spaceFullStops(name) : ''
}
