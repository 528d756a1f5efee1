export const DEFAULT_BOOKING_PREFIX = 'INT'

/** Letters and digits without I (spec 9): I and 1 look alike on paper. */
export const TICKET_ALPHABET = 'ABCDEFGHJKLMNOPQRSTUVWXYZ0123456789'

/** Random characters that a ticket number needs. */
export const TICKET_RANDOM_LENGTH = 6

/**
 * Prefix plus YYMMDDHHmmss (spec 9); the stamp comes from `bookingNumberStamp` in the tenant's zone. Unique only per
 * second: the caller takes the next second when the number is taken. Throws RangeError for a stamp of other shape.
 */
export function buildBookingNumber(stamp: string, prefix: string = DEFAULT_BOOKING_PREFIX): string {
  if (!/^\d{12}$/.test(stamp)) throw new RangeError(`not a booking stamp: ${stamp}`)
  return `${prefix}${stamp}`
}

/**
 * Prefix, dash, 2 random characters, dash, 4 random characters (spec 9). `randomInts`: six whole numbers from 0 to
 * below `TICKET_ALPHABET.length`, evenly drawn by the caller. Throws RangeError otherwise.
 */
export function buildTicketNumber(prefix: string, randomInts: readonly number[]): string {
  if (randomInts.length !== TICKET_RANDOM_LENGTH) throw new RangeError(`${randomInts.length} random numbers, not 6`)
  const characters = randomInts.map((value) => {
    const character = TICKET_ALPHABET[value]
    if (character === undefined) throw new RangeError(`no character number ${value}`)
    return character
  })
  return `${prefix}-${characters.slice(0, 2).join('')}-${characters.slice(2).join('')}`
}
