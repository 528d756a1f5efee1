import type { PlainDate } from '@/domain/dates/plain-date'
import { isConfirmed, type Standing } from './confirmed'
import { toReservationStatus } from './status'
import type { Ticket } from './ticket-token'

export const TICKET_STANDINGS = ['valid', 'cancelled', 'unpaid'] as const

/** What a reservation makes of its tickets, whatever their day and whichever code is shown. */
export type TicketStanding = (typeof TICKET_STANDINGS)[number]

/**
 * The one rule for voucher, PDF, account page, look-up and revocation list. `unpaid`: what was due at booking is not paid
 * or was given back, or the operator has yet to confirm; such a reservation has no voucher.
 */
export function ticketStandingOf(reservation: Standing): TicketStanding {
  if (toReservationStatus(reservation.status) === 'cancelled') return 'cancelled'
  return isConfirmed(reservation) ? 'valid' : 'unpaid'
}

/** A ticket of the revocation list: of what its signed codes claim, not all holds any more. */
export interface RevokedTicket {
  /** Hash of `buildIdentityText`. */
  id: string
  standing: TicketStanding
  /** That of the newest code: a lower one was moved. */
  revision: number
  /** Hash of `buildContentText`: by it codes without a counter are told apart. */
  content: string
  /** Epoch seconds; null for a ticket that was not used. */
  usedAt: number | null
}

/** Whether a ticket belongs into the revocation list; any other is as its code says. */
export function isRevoked({ standing, revision, usedAt }: Omit<RevokedTicket, 'id' | 'content'>): boolean {
  return standing !== 'valid' || revision > 0 || usedAt !== null
}

export type TicketState = TicketStanding | 'moved' | 'used' | 'wrongDay'

/** Of a code, `content` is the hash of `buildContentText`. */
export type ShownTicket = Pick<Ticket, 'date' | 'endDate' | 'revision'> & { content: string }

/** A code without a counter is the newest as long as it says what the ticket says now. */
function isMoved({ revision, content }: ShownTicket, revoked: RevokedTicket): boolean {
  return revision === null ? content !== revoked.content : revision < revoked.revision
}

/**
 * The state of a code whose signature is good. `revoked`: its entry in the revocation list, null for none. `today`: on the
 * tenant's clocks. The page that verifies tickets applies the same rule (`lib/vouchers/check-script.ts`).
 */
export function ticketStateOf(shown: ShownTicket, revoked: RevokedTicket | null, today: PlainDate): TicketState {
  if (revoked) {
    if (revoked.standing === 'cancelled') return 'cancelled'
    if (isMoved(shown, revoked)) return 'moved'
    if (revoked.standing === 'unpaid') return 'unpaid'
    if (revoked.usedAt !== null) return 'used'
  }
  return shown.date <= today && today <= (shown.endDate ?? shown.date) ? 'valid' : 'wrongDay'
}
