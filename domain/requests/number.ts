import type { PlainDate } from '@/domain/dates/plain-date'
import { TICKET_ALPHABET } from '@/domain/reservations/numbers'
import type { RequestKind } from './request-kinds'

/** Number of random characters at the end of a request number. */
export const REQUEST_RANDOM_LENGTH = 5

const LETTERS: Record<RequestKind, string> = { contact: 'C', offer: 'O', wedding: 'W', health: 'H' }

/**
 * The letter of the kind, dash, YYMMDD, dash, five random characters of the ticket alphabet ('W-261121-7KQ4Z'), so that
 * it can be read out over the telephone. The caller draws `randomInts`. Throws RangeError for a number without a
 * character.
 */
export function buildRequestNumber(kind: RequestKind, today: PlainDate, randomInts: readonly number[]): string {
  const characters = randomInts.map((value) => {
    const character = TICKET_ALPHABET[value]
    if (character === undefined) throw new RangeError(`no character number ${value}`)
    return character
  })
  return `${LETTERS[kind]}-${today.slice(2).replaceAll('-', '')}-${characters.join('')}`
}
