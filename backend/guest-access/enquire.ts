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

/** Guessing booking numbers is not worth it: so many tries per network in ten minutes. */
const enquiryLimit = createLimit('enquiry', 20, 10 * 60)
/** Nor is guessing the name to a number: so many wrong ones an hour from one network, which locks nobody else out. */
const wrongNameLimit = createLimit('enquiry-name', 10, 60 * 60)
/** From all networks together. Beyond it the exact e-mail still opens: it cannot be guessed as a surname can. */
const numberLimit = createLimit('enquiry-number', 300, 60 * 60)
/** A guest asks again when a mail is slow to come. */
const linkLimit = createLimit('booking-link', 5, 60 * 60)

/** Compared with where there is no such number, so that this takes as long. */
const NOBODY = { email: 'nobody@guest.invalid', lastName: 'Nobody' }

/** Addresses by root-locale rules, names as people type them: 'Yılmaz', 'YILMAZ' and 'yilmaz' are one. */
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
 * The reservation of a number with an e-mail or surname of its guest. Throws `notFound` for a wrong pair as for an unknown
 * number (decisions 8), and `tooManyRequests` by network, by both and by number; a right pair counts for the network alone.
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

/** `GET /rezervasyon-sorgula-get`: its state, and nothing that would let the asker do more. */
export async function enquireBooking(context: CallContext, enquiry: Enquiry): Promise<BookingState> {
  const row = await requireEnquired(context, enquiry)
  return closeIfEnded(context, await toResult(context.db, row))
}

/**
 * `POST /rezervasyon-baglanti-post`. Beyond the mailbox's own limit the answer is the same: the links that were mailed
 * work as long as a new one would.
 */
export async function sendBookingLink(context: CallContext, enquiry: Enquiry): Promise<{ sent: boolean }> {
  const { db, now } = context
  const row = await requireEnquired(context, enquiry)
  // Of a member who was deleted the books keep a name, and no address to write to.
  if (row.guest.email === '') throw new ApiError('notFound')
  await linkLimit.consume(context, row.bookingNumber)
  if (await mailboxLimit.tryConsume(context, row.guest.email))
    await queueMail(db, { kind: 'bookingLink', reservationId: row.id, at: now }, null, now)
  return { sent: true }
}
