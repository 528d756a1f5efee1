import { eq } from 'drizzle-orm'
import { agencyMarginOf } from '@/domain/pricing/gross-price'
import type { PricedReservation } from '@/domain/pricing/types'
import type { BookedBy } from '@/domain/reservations/client-view'
import type { ReservationResult } from '@/domain/reservations/schema'
import { isLocale, type Locale } from '@/domain/shared/locales'
import { AGENCY_BOOKING_TEXTS, STATEMENT_WORDS } from '@/messages/catalogues'
import { writeBookedBy } from '../formatting/booked-item'
import type { MailRequest } from '../outbox/service'
import { type Queryable, schema } from '../platform/database/client'
import type { MailContent } from './layout'

const { agencies, agencyUsers, reservations } = schema

type Rows = MailContent['rows']
type ReservationRow = typeof reservations.$inferSelect

/** The reader of a mail about a reservation: its guest, who may be an agency's client, or the agency that booked it. */
export type Audience = 'guest' | 'agency'

/** Mails for the operator only. */
export const FOR_OPERATOR: readonly MailRequest['kind'][] = ['claimForOperator', 'detailsForOperator']

/** Mails with a single reader: those for the operator, and the link that a guest requested. */
const ONE_READER: readonly MailRequest['kind'][] = [...FOR_OPERATOR, 'bookingLink']

/** Returns the readers of a mail. For a reservation booked by an agency, both the guest and the agency get one. */
export async function listAudiences(db: Queryable, request: MailRequest): Promise<Audience[]> {
  if (!('reservationId' in request) || ONE_READER.includes(request.kind)) return ['guest']
  const [row] = await db
    .select({ agencyUserId: reservations.agencyUserId })
    .from(reservations)
    .where(eq(reservations.id, request.reservationId))
  return row && row.agencyUserId !== null ? ['guest', 'agency'] : ['guest']
}

export interface AgencyRecipient {
  recipient: string
  name: string
  locale: Locale
}

/**
 * Returns the agency user who booked, or the agency's contact address if that user is inactive. Null if no agency
 * booked.
 */
export async function findAgencyRecipient(db: Queryable, row: ReservationRow): Promise<AgencyRecipient | null> {
  if (row.agencyUserId === null) return null
  const [found] = await db
    .select({ user: agencyUsers, agency: agencies })
    .from(agencyUsers)
    .innerJoin(agencies, eq(agencies.id, agencyUsers.agencyId))
    .where(eq(agencyUsers.id, row.agencyUserId))
  if (!found) return null
  const { user, agency } = found
  const locale = isLocale(user.locale) ? user.locale : 'en'
  return user.active
    ? { recipient: user.email, name: user.firstName, locale }
    : { recipient: agency.contactEmail, name: agency.contactFirstName, locale }
}

/** Rows that replace the total in the agency's mail: client, gross, commission and net. */
export function buildAgencyTotalRows(
  { fixed, items, locale }: ReservationResult,
  guest: ReservationRow['guest'],
  money: (amount: string) => string,
): Rows {
  const { heads } = STATEMENT_WORDS[locale]
  const { gross, margin, net } = agencyMarginOf(fixed as PricedReservation, items)
  return [
    { label: heads.guestName, value: `${guest.firstName} ${guest.lastName}`.trim() },
    { label: heads.grossAmount, value: money(gross) },
    { label: heads.commission, value: money(margin) },
    { label: heads.netAmount, value: money(net) },
  ]
}

/** Rows that replace the paid and open amounts in the client's mail. */
export function buildClientRows(bookedBy: BookedBy, locale: Locale): Rows {
  const texts = AGENCY_BOOKING_TEXTS[locale]
  return [
    { label: texts.bookedBy, value: writeBookedBy(bookedBy, locale) },
    { label: texts.payment, value: texts.through },
  ]
}
