import { randomInt } from 'node:crypto'
import { between, sql } from 'drizzle-orm'
import { bookingNumberStamp } from '@/domain/dates/zone'
import {
  buildBookingNumber,
  buildTicketNumber,
  TICKET_ALPHABET,
  TICKET_RANDOM_LENGTH,
} from '@/domain/reservations/numbers'
import { schema, type Transaction } from '../db/client'

const { reservations } = schema

const SECOND = 1_000

/** Numbers read at a time; in an ordinary second there is none. */
const PAGE = 500

/**
 * A booking number nobody has: that of this second, else of the next free one. A lock for the length of the
 * transaction puts those who ask at the same time in a row; the unique index stands behind it. What is taken is read
 * in one go, since everybody else waits meanwhile.
 */
export async function nextBookingNumber(
  transaction: Transaction,
  prefix: string,
  now: number,
  zone: string,
): Promise<string> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('booking_number'))`)
  const candidateAt = (second: number) => buildBookingNumber(bookingNumberStamp(now + second * SECOND, zone), prefix)
  for (let page = 0; ; page += PAGE) {
    const rows = await transaction
      .select({ bookingNumber: reservations.bookingNumber })
      .from(reservations)
      .where(between(reservations.bookingNumber, candidateAt(page), candidateAt(page + PAGE - 1)))
    const taken = new Set(rows.map((row) => row.bookingNumber))
    for (let second = page; second < page + PAGE; second += 1) {
      const candidate = candidateAt(second)
      if (!taken.has(candidate)) return candidate
    }
  }
}

export function newTicketNumber(prefix: string): string {
  return buildTicketNumber(
    prefix,
    Array.from({ length: TICKET_RANDOM_LENGTH }, () => randomInt(TICKET_ALPHABET.length)),
  )
}
