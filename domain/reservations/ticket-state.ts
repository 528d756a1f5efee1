import type { PlainDate } from '@/domain/dates/plain-date'
import { isConfirmed, type Standing } from './confirmed'
import { toReservationStatus } from './status'
import type { Ticket } from './ticket-token'

export const TICKET_STANDINGS = ['valid', 'cancelled', 'unpaid'] as const

/**
 * The state of a reservation's tickets that follows from the reservation, independent of the day and of the code that
 * is shown.
 */
export type TicketStanding = (typeof TICKET_STANDINGS)[number]

/**
 * Used for the voucher, PDF, account page, look-up and revocation list. `unpaid`: the amount due at booking has not
 * been paid or was refunded, or the operator has not confirmed yet. Such a reservation has no voucher.
 */
export function ticketStandingOf(reservation: Standing): TicketStanding {
  if (toReservationStatus(reservation.status) === 'cancelled') return 'cancelled'
  return isConfirmed(reservation) ? 'valid' : 'unpaid'
}

/** A ticket of the revocation list: at least one claim of its signed codes is no longer true. */
export interface RevokedTicket {
  /** Hash of `buildIdentityText`. */
  id: string
  standing: TicketStanding
  /** Revision of the newest code. A code with a lower revision has been moved. */
  revision: number
  /** Hash of `buildContentText`, which distinguishes codes without a revision. */
  content: string
  /** Epoch seconds; null for an unused ticket. */
  usedAt: number | null
}

/** Whether the revocation list must contain a ticket. The signed code of any other ticket is still true. */
export function isRevoked({ standing, revision, usedAt }: Omit<RevokedTicket, 'id' | 'content'>): boolean {
  return standing !== 'valid' || revision > 0 || usedAt !== null
}

export type TicketState = TicketStanding | 'moved' | 'used' | 'wrongDay'

/** A shown code. `content` is the hash of its `buildContentText`. */
export type ShownTicket = Pick<Ticket, 'date' | 'endDate' | 'revision'> & { content: string }

/** A code without a revision is current while its content equals that of the ticket. */
function isMoved({ revision, content }: ShownTicket, revoked: RevokedTicket): boolean {
  return revision === null ? content !== revoked.content : revision < revoked.revision
}

/**
 * The state of a code with a valid signature. `revoked` is its entry in the revocation list, null without one. `today`
 * is in the tenant's zone. The ticket verification page implements the same rule (`lib/vouchers/check-script.ts`).
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
