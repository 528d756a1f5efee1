import { randomInt } from 'node:crypto'
import { bookingNumberStamp } from '@/domain/dates/zone'
import {
  buildBookingNumber,
  buildTicketNumber,
  TICKET_ALPHABET,
  TICKET_RANDOM_LENGTH,
} from '@/domain/reservations/numbers'

/**
 * Returns the number to pass to `take_booking_number`: the current second on the tenant's clock. PostgreSQL returns
 * that number or, if it is taken, the number of the next free second (migration 0013). Calls do not wait for other
 * transactions; a transaction that fails afterwards leaves a gap.
 */
export function wantBookingNumber(prefix: string, now: number, zone: string): string {
  return buildBookingNumber(bookingNumberStamp(now, zone), prefix)
}

export function newTicketNumber(prefix: string): string {
  return buildTicketNumber(
    prefix,
    Array.from({ length: TICKET_RANDOM_LENGTH }, () => randomInt(TICKET_ALPHABET.length)),
  )
}
