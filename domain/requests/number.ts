import type { PlainDate } from '@/domain/dates/plain-date'
import { TICKET_ALPHABET } from '@/domain/reservations/numbers'
import type { RequestKind } from './request-kinds'

/** Random signs at the end of a request's number. */
export const REQUEST_RANDOM_LENGTH = 5

const LETTERS: Record<RequestKind, string> = { contact: 'C', offer: 'O', wedding: 'W', health: 'H' }

/**
 * Kind's letter, dash, YYMMDD, dash, five random characters of the ticket alphabet ('W-261121-7KQ4Z'): readable over the
 * telephone. `randomInts` are drawn by the caller. Throws RangeError for a number that has no character.
 */
export function buildRequestNumber(kind: RequestKind, today: PlainDate, randomInts: readonly number[]): string {
  const characters = randomInts.map((value) => {
    const character = TICKET_ALPHABET[value]
    if (character === undefined) throw new RangeError(`no character number ${value}`)
    return character
  })
  return `${LETTERS[kind]}-${today.slice(2).replaceAll('-', '')}-${characters.join('')}`
}
