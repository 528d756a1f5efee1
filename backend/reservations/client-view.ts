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
 * The account whose reservations the caller sees as the booker: a member's, or the one that holds what an agency books;
 * null for anybody.
 */
export const viewerOf = ({ caller, agency }: Pick<CallContext, 'caller' | 'agency'>): number | null =>
  caller?.memberId ?? agency?.memberId ?? null

/**
 * The agency that booked the reservation for its client, or null where the reservation is the traveller's own, also
 * when the page of an agency brought them.
 *
 * The client, and everybody but the agency, sees the gross price and this agency. These are all the places that show
 * the client a reservation:
 * - `getResult` and the pages of a reservation and of its result, for everybody but the agency (`toClientView`);
 * - the look-up by booking number (`toResult`);
 * - what may be done with a reservation and what a cancellation brings (`toClientOptions`, `toClientRefundQuote`);
 * - the mails to the guest (`mail/compose-reservation.ts`); the agency gets mails of its own;
 * - the voucher as a PDF (`vouchers/draw.ts`), also when the agency fetches it, since the client shows it.
 * Tickets, the calendar file and a voucher that a browser keeps name no price that the agency pays.
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

/** Whether it shows the client's side to this viewer. */
export const isForClient = (row: Pick<ReservationRow, 'agencyUserId' | 'memberId'>, viewer: number | null): boolean =>
  row.agencyUserId !== null && row.memberId !== viewer

/** The result as the client sees it; unchanged where no agency booked it. */
export async function toClientResult(
  db: Queryable,
  row: ReservationRow,
  result: ReservationResult,
): Promise<ReservationResult> {
  const bookedBy = await readBookedBy(db, row)
  return bookedBy ? toClientView(result, bookedBy, isConfirmed(row)) : result
}

/** The agency pays, changes and cancels; its client has the voucher. */
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

/** What comes back goes to the agency, who settles it with its client. */
export function toClientRefundQuote(quote: RefundQuote): RefundQuote {
  return { ...quote, refund: ZERO, kept: ZERO, steps: [], paid: { ...quote.paid, amount: ZERO }, cancellable: false }
}
