import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { bookingNumberStamp } from '@/domain/dates/zone'
import {
  buildBookingNumber,
  buildTicketNumber,
  TICKET_ALPHABET,
  TICKET_RANDOM_LENGTH,
} from '@/domain/reservations/numbers'
import type { Transaction } from '../db/client'

const SECOND = 1_000

/**
 * A booking number nobody has: that of this second, else of the next free one. A lock for the length of the
 * transaction puts those who ask at the same time in a row; the unique index stands behind it.
 */
export async function nextBookingNumber(
  transaction: Transaction,
  prefix: string,
  now: number,
  zone: string,
): Promise<string> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('booking_number'))`)
  for (let second = 0; ; second += 1) {
    const candidate = buildBookingNumber(bookingNumberStamp(now + second * SECOND, zone), prefix)
    const found = await transaction.execute(sql`select 1 from reservations where booking_number = ${candidate}`)
    if (found.rowCount === 0) return candidate
  }
}

export function newTicketNumber(prefix: string): string {
  return buildTicketNumber(
    prefix,
    Array.from({ length: TICKET_RANDOM_LENGTH }, () => randomInt(TICKET_ALPHABET.length)),
  )
}
