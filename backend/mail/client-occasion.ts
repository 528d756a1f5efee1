import { isConfirmed } from '@/domain/reservations/confirmed'
import type { AgencyBookingTexts, ReservationMailTexts } from '@/messages/catalogues'
import type { MailRequest } from '../outbox/service'
import type { schema } from '../platform/database/client'
import type { MailParts } from './frame'

type Row = typeof schema.reservations.$inferSelect
type Request = Extract<MailRequest, { reservationId: number }>
type Occasion = Pick<MailParts, 'words' | 'path' | 'extraParagraphs'> & { told?: string }

interface ClientSubject {
  row: Row
  texts: ReservationMailTexts
  own: AgencyBookingTexts
  /** Path of the page that shows the reservation to the client without a login. */
  path: string
}

/**
 * Returns the mail text for an agency's client, which contains no amounts. Returns `silent` for the agency's own
 * payments and refunds, and `same` if the mail of every guest contains no amount either.
 */
export function clientOccasionOf(
  { row, texts, own, path }: ClientSubject,
  request: Request,
): Occasion | 'same' | 'silent' {
  const byHand = row.awaitsConfirmation ? [own.byHand] : []
  const voucher = isConfirmed(row) ? [own.voucher] : []
  const received = { words: texts.received, path, extraParagraphs: byHand }
  switch (request.kind) {
    case 'reservationReceived':
      return received
    case 'paymentReceived':
      // With a card, the payment mail is the first one. Later payments concern only the agency and the operator.
      return row.paymentMethod === 'card' && row.awaitsConfirmation ? received : 'silent'
    case 'reservationConfirmed':
    case 'reservationAccepted': {
      const words = { ...texts.confirmed, body: texts.confirmed.accepted }
      return { words, path, extraParagraphs: voucher, told: 'words' in request ? request.words : '' }
    }
    case 'reservationDeclined':
      return { words: texts.declined, path: '/', extraParagraphs: [own.settle], told: request.words }
    case 'reservationCancelled':
      return { words: texts.cancelled, path: '/', extraParagraphs: [own.settle] }
    case 'reservationLapsed':
      return { words: { ...texts.lapsed, body: own.lapsed }, path: '/' }
    case 'claimReceived':
    case 'claimNotFound':
    case 'paymentReturned':
    case 'balanceDue':
    case 'refunded':
      return 'silent'
    case 'bookingLink':
    case 'claimForOperator':
    case 'detailsChanged':
    case 'detailsForOperator':
    case 'reminder':
    case 'dateChanged':
    case 'dateChangeRequested':
    case 'dateChangeRefused':
      return 'same'
  }
}
