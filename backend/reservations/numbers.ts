import { randomInt } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { bookingNumberStamp } from '@/domain/dates/zone'
import {
  buildBookingNumber,
  buildTicketNumber,
  TICKET_ALPHABET,
  TICKET_RANDOM_LENGTH,
} from '@/domain/reservations/numbers'

/**
 * A booking number nobody has, taken by the statement that it stands in: that of this second on the tenant's clocks,
 * else of the next one that is free (migration 0013). Nobody waits for another's transaction; a number is lost with a
 * transaction that fails after it.
 */
export function takeBookingNumber(prefix: string, now: number, zone: string): SQL<string> {
  return sql<string>`take_booking_number(${buildBookingNumber(bookingNumberStamp(now, zone), prefix)})`
}

export function newTicketNumber(prefix: string): string {
  return buildTicketNumber(
    prefix,
    Array.from({ length: TICKET_RANDOM_LENGTH }, () => randomInt(TICKET_ALPHABET.length)),
  )
}
