import { plainLine } from '@/domain/shared/clean-text'
import { findNameFault, spaceFullStops } from '@/domain/shared/person-name'

/** Maximum length of a name in a form. */
const LONGEST_NAME = 80

/**
 * Normalises a name from a provider to what the forms accept. NUL and incomplete characters are removed, because the
 * database cannot store them. Returns an empty string if the name has no visible letter, or contains a link or a card
 * number.
 */
export function toName(told: string): string {
  const name = plainLine(told).slice(0, LONGEST_NAME).toWellFormed().normalize('NFC')
  return findNameFault(name) === null ? spaceFullStops(name) : ''
}
