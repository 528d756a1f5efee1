import { eq } from 'drizzle-orm'
import type { BookingState } from '@/domain/reservations/guest-schema'
import { foldText } from '@/domain/shared/fold'
import { spaceFullStops } from '@/domain/shared/person-name'
import { mailboxLimit, queueMail } from '../outbox/service'
import { schema } from '../platform/database/client'
import type { CallContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { createLimit } from '../platform/limits/limits'
import { closeIfEnded, toResult } from '../reservations/service'

const { reservations } = schema

type Reservation = typeof reservations.$inferSelect

export interface Enquiry {
  bookingNumber: string
  emailOrSurname: string
}

/** Per network in ten minutes, so that guessing booking numbers is not practical. */
const enquiryLimit = createLimit('enquiry', 20, 10 * 60)
/**
 * Wrong names per network and booking number in an hour, so that guessing a name is not practical. Other networks are
 * not locked out.
 */
const wrongNameLimit = createLimit('enquiry-name', 10, 60 * 60)
/**
 * From all networks together. Beyond it only the exact e-mail address is accepted, which cannot be guessed like a
 * surname.
 */
const numberLimit = createLimit('enquiry-number', 300, 60 * 60)
/** A guest may request the link again when a mail is slow. */
const linkLimit = createLimit('booking-link', 5, 60 * 60)

/** Compared if the number does not exist, so that the check takes as long. */
const NOBODY = { email: 'nobody@guest.invalid', lastName: 'Nobody' }

/**
 * Compares addresses by root-locale rules, and names regardless of case and accents: 'Yılmaz', 'YILMAZ' and 'yilmaz'
 * are equal.
 */
function contactOf(
  { email, lastName }: Pick<Reservation['guest'], 'email' | 'lastName'>,
  contact: string,
): 'email' | 'surname' | null {
  const isAddress = email.toLowerCase() === contact.trim().toLowerCase()
  const name = foldText(spaceFullStops(contact))
  const isName = foldText(spaceFullStops(lastName)) === name && name !== ''
  return isAddress ? 'email' : isName ? 'surname' : null
}

/**
 * Returns the reservation with this number and an e-mail address or surname of its guest. Throws `notFound` for a wrong
 * pair and for an unknown number alike (decisions 8). Throws `tooManyRequests` by network, by network and number, and
 * by number. A correct pair counts only for the network.
 */
async function requireEnquired(context: CallContext, { bookingNumber, emailOrSurname }: Enquiry): Promise<Reservation> {
  const number = bookingNumber.toUpperCase()
  await enquiryLimit.consume(context, context.clientNetwork)
  const pair = `${context.clientNetwork}|${number}`
  await wrongNameLimit.consume(context, pair)
  const isOverrun = !(await numberLimit.tryConsume(context, number))
  const { db } = context
  const [found] = await db
    .select({ id: reservations.id, guest: reservations.guest })
    .from(reservations)
    .where(eq(reservations.bookingNumber, number))
  const given = contactOf(found?.guest ?? NOBODY, emailOrSurname)
  if (isOverrun && given !== 'email') throw new ApiError('tooManyRequests')
  const isRight = given !== null
  const [row] = found && isRight ? await db.select().from(reservations).where(eq(reservations.id, found.id)) : []
  if (!row) throw new ApiError('notFound')
  await wrongNameLimit.refund(context, pair)
  await numberLimit.refund(context, number)
  return row
}

/** `GET /rezervasyon-sorgula-get`: the state of the booking, without any credential or link. */
export async function enquireBooking(context: CallContext, enquiry: Enquiry): Promise<BookingState> {
  const row = await requireEnquired(context, enquiry)
  return closeIfEnded(context, await toResult(context.db, row))
}

/**
 * `POST /rezervasyon-baglanti-post`. Beyond the mailbox limit no mail is sent, but the response is the same. The links
 * that were already mailed are still valid.
 */
export async function sendBookingLink(context: CallContext, enquiry: Enquiry): Promise<{ sent: boolean }> {
  const { db, now } = context
  const row = await requireEnquired(context, enquiry)
  // The reservation of a deleted member has a name but no address.
  if (row.guest.email === '') throw new ApiError('notFound')
  await linkLimit.consume(context, row.bookingNumber)
  if (await mailboxLimit.tryConsume(context, row.guest.email))
    await queueMail(db, { kind: 'bookingLink', reservationId: row.id, at: now }, null, now)
  return { sent: true }
}
