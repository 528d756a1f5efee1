import { eq } from 'drizzle-orm'
import type { ResponseOf } from '@/domain/wire/call'
import type { guestCalls } from '@/domain/wire/calls-guest'
import { schema } from '../platform/database/client'
import type { CallContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { requireLink, signLink } from '../platform/http/signed-links'
import { createLimit } from '../platform/limits/limits'
import type { Secrets } from '../platform/shared/secrets'
import { createBookingKey, mailboxOf } from './keys'

const { reservations } = schema

type Reservation = typeof reservations.$inferSelect

/** A link is opened on a few devices. Each opening stores a key. */
const openLimit = createLimit('booking-open', 20, 24 * 60 * 60)

const LINK_MILLISECONDS = 24 * 3_600_000

/**
 * Returns the path of the page that opens the reservation to its guest for 24 hours from `now`. The link can be used
 * repeatedly: a guest may open it on a phone and on a computer, and a mail scanner that submits the form does not use
 * it up. Anyone who can read the mailbox could request another link anyway.
 */
export function buildBookingLinkPath(
  { id, guest }: Pick<Reservation, 'id' | 'guest'>,
  { company, secret, now }: { company: string; secret: string; now: number },
): string {
  const token = signLink({ purpose: 'openBooking', company, id, at: now, mailbox: mailboxOf(guest.email) }, secret)
  return `${BOOKING_LINK_PATH}${token}`
}

/** The part before the token in each such link. */
export const BOOKING_LINK_PATH = '/enquire-booking/open?token='

const isOpenBy = (row: Reservation, link: { at: number; mailbox?: string | undefined }, now: number): boolean =>
  row.guest.email !== '' &&
  link.mailbox === mailboxOf(row.guest.email) &&
  now < link.at + LINK_MILLISECONDS &&
  (row.guestAccessEndedAt === null || link.at > row.guestAccessEndedAt.getTime())

/**
 * `POST /rezervasyon-ac-post`. Throws `linkInvalid` if the link has an invalid signature, has expired, was revoked, or
 * was mailed to a former address.
 */
export async function openBooking(
  context: CallContext,
  linkToken: string,
  secrets: Secrets,
): Promise<ResponseOf<typeof guestCalls.openBooking>> {
  const { db, company, now } = context
  const link = requireLink(linkToken, { company, purpose: 'openBooking' }, secrets)
  // Only links with a valid signature are counted, because each key adds a row.
  await openLimit.consume(context, linkToken)
  return db.transaction(async (transaction) => {
    // The row lock serialises with `endGuestAccess`, so that no key remains after access is ended.
    const [row] = await transaction.select().from(reservations).where(eq(reservations.id, link.id)).for('update')
    if (!row || !isOpenBy(row, link, now)) throw new ApiError('linkInvalid')
    const { key, expiresAt } = await createBookingKey(
      transaction,
      { id: row.id, mailbox: mailboxOf(row.guest.email) },
      now,
    )
    return { bookingKey: key, expiresAt: expiresAt.toISOString(), reference: row.reference }
  })
}
