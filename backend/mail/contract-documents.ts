import { formatMoment } from '@/domain/dates/day-words'
import { isConfirmed } from '@/domain/reservations/confirmed'
import type { ReservationResult } from '@/domain/reservations/schema'
import { AGENCY_BOOKING_TEXTS, RESERVATION_MAIL_TEXTS } from '@/messages/catalogues'
import { formatText } from '@/messages/format-text'
import type { MailRequest } from '../outbox/service'
import type { schema, TenantDatabase } from '../platform/database/client'
import { readAgreements } from '../reservations/service'

type Request = Extract<MailRequest, { reservationId: number }>
type Row = typeof schema.reservations.$inferSelect

/** The mail that confirms the reservation contains the accepted agreements (decisions 10). */
export function isContract(row: Row, { kind }: Request): boolean {
  if (kind === 'reservationReceived') return row.paymentMethod === 'onArrival' && !row.awaitsConfirmation
  return kind === 'reservationConfirmed' || (kind === 'reservationAccepted' && isConfirmed(row))
}

/** Returns the accepted agreements as documents of a mail. */
export async function readContracts(
  db: TenantDatabase,
  { agreements }: Row,
  { locale, bookedBy }: ReservationResult,
  zone: string,
) {
  const moment = formatMoment(agreements.acceptedAt, zone, locale)
  const { agreed } = bookedBy ? AGENCY_BOOKING_TEXTS[locale] : RESERVATION_MAIL_TEXTS[locale]
  const note = formatText(locale, agreed, { moment })
  const texts = await readAgreements(db, agreements.texts ?? [])
  return texts.map(({ title, body }) => ({ title, note, html: body }))
}
