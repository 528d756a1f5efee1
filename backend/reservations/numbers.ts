import { randomInt } from 'node:crypto'
import { bookingNumberStamp } from '@/domain/dates/zone'
import {
  buildBookingNumber,
  buildTicketNumber,
  TICKET_ALPHABET,
  TICKET_RANDOM_LENGTH,
} from '@/domain/reservations/numbers'

/**
 * What `take_booking_number` is asked for: the number of this second on the tenant's clocks. It answers that or, where
 * somebody has it, the one of the next second that is free (migration 0013). Nobody waits for another's transaction; a
 * number is lost with a transaction that fails after it.
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
