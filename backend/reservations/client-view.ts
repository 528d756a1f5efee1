import { eq } from 'drizzle-orm'
import { ZERO } from '@/domain/money/amount'
import { type BookedBy, toClientView } from '@/domain/reservations/client-view'
import { isConfirmed } from '@/domain/reservations/confirmed'
import type { ReservationResult } from '@/domain/reservations/schema'
import type { ResponseOf } from '@/domain/wire/call'
import type { reservationChangeCalls } from '@/domain/wire/calls-reservation-changes'
import { type Queryable, schema } from '../platform/database/client'
import type { CallContext } from '../platform/http/context'

const { agencies, agencyUsers, reservations } = schema

type ReservationRow = typeof reservations.$inferSelect
type Options = ResponseOf<typeof reservationChangeCalls.getReservationOptions>
type RefundQuote = ResponseOf<typeof reservationChangeCalls.getRefundQuote>

/**
 * Returns the account whose reservations the caller sees as their booker: the member, or the account that holds an
 * agency's bookings; null for an anonymous caller.
 */
export const viewerOf = ({ caller, agency }: Pick<CallContext, 'caller' | 'agency'>): number | null =>
  caller?.memberId ?? agency?.memberId ?? null

/**
 * Returns the agency that booked the reservation for its client. Null if the traveller booked it, even after following
 * an agency's link.
 *
 * Everybody except that agency sees the gross price and the name of the agency. These places show a reservation to the
 * client:
 * - `getResult` and the pages of a reservation and of its result, for everybody except the agency (`toClientView`);
 * - the look-up by booking number (`toResult`);
 * - the available actions of a reservation and the refund of a cancellation (`toClientOptions`, `toClientRefundQuote`);
 * - the mails to the guest (`mail/compose-reservation.ts`); the agency gets mails of its own;
 * - the PDF voucher (`vouchers/draw.ts`), also when the agency fetches it, since it is handed to the client.
 * Tickets, the calendar file and a voucher saved in the browser do not contain the agency's net price.
 */
export async function readBookedBy(db: Queryable, row: ReservationRow): Promise<BookedBy | null> {
  if (row.agencyUserId === null) return null
  const [agency] = await db
    .select({ agencyName: agencies.tradeName, phone: agencies.phone, email: agencies.contactEmail })
    .from(agencyUsers)
    .innerJoin(agencies, eq(agencies.id, agencyUsers.agencyId))
    .where(eq(agencyUsers.id, row.agencyUserId))
  if (!agency) throw new Error(`no agency of its person ${row.agencyUserId}`)
  return agency
}

/** Whether this viewer gets the client's side of the reservation. */
export const isForClient = (row: Pick<ReservationRow, 'agencyUserId' | 'memberId'>, viewer: number | null): boolean =>
  row.agencyUserId !== null && row.memberId !== viewer

/** The result as the client sees it; unchanged if no agency booked it. */
export async function toClientResult(
  db: Queryable,
  row: ReservationRow,
  result: ReservationResult,
): Promise<ReservationResult> {
  const bookedBy = await readBookedBy(db, row)
  return bookedBy ? toClientView(result, bookedBy, isConfirmed(row)) : result
}

/** The options for the client: the agency pays, changes and cancels; the client keeps the voucher. */
export function toClientOptions(options: Options): Options {
  return {
    ...options,
    open: { ...options.open, amount: ZERO },
    canPayBalance: false,
    canNotifyPayment: false,
    canCancel: false,
    canChangeDate: false,
    refunds: [],
    notifications: [],
  }
}

/** The refund quote for the client: the refund goes to the agency, which settles it with the client. */
export function toClientRefundQuote(quote: RefundQuote): RefundQuote {
  return { ...quote, refund: ZERO, kept: ZERO, steps: [], paid: { ...quote.paid, amount: ZERO }, cancellable: false }
}
