export const DEFAULT_BOOKING_PREFIX = 'INT'

/** Letters and digits without I (spec 9), because I and 1 look alike in print. */
export const TICKET_ALPHABET = 'ABCDEFGHJKLMNOPQRSTUVWXYZ0123456789'

/** Number of random characters in a ticket number. */
export const TICKET_RANDOM_LENGTH = 6

/**
 * Prefix plus YYMMDDHHmmss (spec 9). The stamp comes from `bookingNumberStamp` in the tenant's zone. The number is
 * unique only per second; if it is taken, the caller uses the next second. Throws RangeError for a stamp in another
 * format.
 */
export function buildBookingNumber(stamp: string, prefix: string = DEFAULT_BOOKING_PREFIX): string {
  if (!/^\d{12}$/.test(stamp)) throw new RangeError(`not a booking stamp: ${stamp}`)
  return `${prefix}${stamp}`
}

/**
 * Prefix, dash, 2 random characters, dash, 4 random characters (spec 9). `randomInts` are six integers from 0 to below
 * `TICKET_ALPHABET.length`, which the caller draws from a uniform distribution. Throws RangeError otherwise.
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
