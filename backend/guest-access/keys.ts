import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import { type Queryable, schema, type Transaction } from '../platform/database/client'
import { randomToken, sha256 } from '../platform/shared/secrets'

const { bookingKeys, reservations } = schema

const KEY_DAYS = 30
const DAY = 86_400_000

/** Returns the hash of an e-mail address, regardless of case. */
export const mailboxOf = (email: string): string => sha256(`mailbox ${email.trim().toLowerCase()}`)

/** Creates a key that is valid for 30 days and stores only its hash. Deletes expired keys. */
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
 * Returns the ids of the reservations that the keys open. A key becomes invalid after 30 days, when guest access is
 * ended, and when the address of the guest differs from the one to which the link was mailed, or is removed.
 */
export async function findGuestOf(db: Queryable, keys: readonly string[], now: number): Promise<number[]> {
  const rows = await db
    .select({ id: reservations.id, guest: reservations.guest, mailbox: bookingKeys.mailbox })
    .from(bookingKeys)
    .innerJoin(reservations, eq(reservations.id, bookingKeys.reservationId))
    .where(and(inArray(bookingKeys.keyHash, keys.map(sha256)), gt(bookingKeys.expiresAt, new Date(now))))
  return rows.filter(({ guest, mailbox }) => mailboxOf(guest.email) === mailbox).map(({ id }) => id)
}

/** Revokes all keys of the reservation, and all links that were mailed until now. */
export async function endGuestAccess(db: Queryable, reservationId: number, now: number): Promise<void> {
  await db.delete(bookingKeys).where(eq(bookingKeys.reservationId, reservationId))
  await db
    .update(reservations)
    .set({ guestAccessEndedAt: new Date(now) })
    .where(eq(reservations.id, reservationId))
}
