import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import { type Queryable, schema, type Transaction } from '../platform/database/client'
import { randomToken, sha256 } from '../platform/shared/secrets'

const { bookingKeys, reservations } = schema

const KEY_DAYS = 30
const DAY = 86_400_000

/** Stands for an address of mail, whichever way its letters are written. */
export const mailboxOf = (email: string): string => sha256(`mailbox ${email.trim().toLowerCase()}`)

/** A key for 30 days, of which only a hash is kept; keys that are over go with it. */
export async function createBookingKey(
  transaction: Transaction,
  reservation: { id: number; mailbox: string },
  now: number,
): Promise<{ key: string; expiresAt: Date }> {
  const key = randomToken()
  const expiresAt = new Date(now + KEY_DAYS * DAY)
  await transaction.delete(bookingKeys).where(lte(bookingKeys.expiresAt, new Date(now)))
  await transaction.insert(bookingKeys).values({
    keyHash: sha256(key),
    reservationId: reservation.id,
    mailbox: reservation.mailbox,
    createdAt: new Date(now),
    expiresAt,
  })
  return { key, expiresAt }
}

/**
 * Ids of the reservations that the keys open. A key ends after 30 days, when access is ended, and when the guest of the
 * reservation has another address than the one that the link was mailed to, or none any more.
 */
export async function findGuestOf(db: Queryable, keys: readonly string[], now: number): Promise<number[]> {
  const rows = await db
    .select({ id: reservations.id, guest: reservations.guest, mailbox: bookingKeys.mailbox })
    .from(bookingKeys)
    .innerJoin(reservations, eq(reservations.id, bookingKeys.reservationId))
    .where(and(inArray(bookingKeys.keyHash, keys.map(sha256)), gt(bookingKeys.expiresAt, new Date(now))))
  return rows.filter(({ guest, mailbox }) => mailboxOf(guest.email) === mailbox).map(({ id }) => id)
}

/** Ends every key of the reservation, and every link that was mailed until now. */
export async function endGuestAccess(db: Queryable, reservationId: number, now: number): Promise<void> {
  await db.delete(bookingKeys).where(eq(bookingKeys.reservationId, reservationId))
  await db
    .update(reservations)
    .set({ guestAccessEndedAt: new Date(now) })
    .where(eq(reservations.id, reservationId))
}
