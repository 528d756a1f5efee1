import { and, asc, eq } from 'drizzle-orm'
import { compareAmounts, ZERO } from '@/domain/money/amount'
import { isBalanceOpen } from '@/domain/payments/due'
import { balanceOf, keptOf } from '@/domain/reservations/balance'
import { isConfirmed } from '@/domain/reservations/confirmed'
import { NOTIFICATION_STATES } from '@/domain/reservations/reservation-changes-schema'
import { ticketStandingOf } from '@/domain/reservations/ticket-state'
import type { ResponseOf } from '@/domain/wire/call'
import type { reservationChangeCalls } from '@/domain/wire/calls-reservation-changes'
import { IS_OWED } from '../ledger/service'
import { schema } from '../platform/database/client'
import type { CallContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { requireOtherSettings } from '../settings/service'
import { isDateOpen } from './change-terms'
import { isForClient, toClientOptions, viewerOf } from './client-view'
import { findWaitingDateRequest } from './date-requests'
import { rightsOf, toOwner } from './ownership'
import { firstStartOf, readItems } from './terms'

const { documents, paymentNotifications, refunds, reservations } = schema

/**
 * `GET /rezervasyon-islemler-get`: the only source of the actions that a reservation's page may offer to this caller.
 * Open to the holder of the reference, since it returns amounts and times and no personal data.
 */
export async function getOptions(
  context: CallContext,
  reference: string,
): Promise<ResponseOf<typeof reservationChangeCalls.getReservationOptions>> {
  const { db, now } = context
  const [row] = await db.select().from(reservations).where(eq(reservations.reference, reference))
  if (!row) throw new ApiError('notFound')
  const { cardForm, threeDSecurePolicy, timeZone: zone } = await requireOtherSettings(db)
  const items = await readItems(db, row.id)
  const start = firstStartOf(items, zone)
  const mine = and(eq(refunds.reservationId, row.id), IS_OWED)
  const back = await db.select().from(refunds).where(mine).orderBy(asc(refunds.id))
  const claims = await db
    .select({ claim: paymentNotifications, receipt: documents.fileName })
    .from(paymentNotifications)
    .leftJoin(documents, eq(documents.notificationId, paymentNotifications.id))
    .where(eq(paymentNotifications.reservationId, row.id))
    .orderBy(asc(paymentNotifications.id))
  const wished = await findWaitingDateRequest(db, row.id)
  const isActive = row.status === 'active'
  const isCertain = isConfirmed(row)
  const total = row.fixed.totals.grandTotal
  const rights = rightsOf(toOwner(context), row)
  const isOwners = rights !== 'none'
  const open = isActive ? balanceOf({ ...row, total }).open : ZERO
  const options = {
    confirmed: isCertain,
    open: { amount: open, currency: row.fixedCurrency },
    startsAt: new Date(start).toISOString(),
    canPayBalance: isBalanceOpen(row, start, now),
    cardForm,
    threeDSecurePolicy,
    canNotifyPayment:
      (isActive || row.cancelReason === 'lapsed') &&
      compareAmounts(keptOf(row), total) < 0 &&
      !claims.some(({ claim }) => claim.state === 'claimed'),
    canCancel: isActive && now <= start,
    canChangeDate: wished === null && items.some((item) => isDateOpen(row, item, zone, now)),
    requestedDate: wished && {
      ticketNumber: items.find(({ id }) => id === wished.itemId)?.ticketNumber ?? '',
      date: wished.item.date,
      session: wished.item.session,
    },
    hasVoucher: ticketStandingOf(row) === 'valid',
    rights,
    refunds: back.map(({ amount, currency, state, createdAt }) => ({
      amount,
      currency,
      refundState: state === 'done' ? ('done' as const) : ('due' as const),
      createdAt: createdAt.toISOString(),
    })),
    notifications: claims.map(({ claim: { amount, currency, paidOn, state, reason, createdAt }, receipt }) => ({
      receipt: isOwners ? receipt : null,
      amount,
      currency,
      paidOn,
      notificationState: NOTIFICATION_STATES.find((known) => known === state) ?? 'claimed',
      // Written by the staff about the payer, so only owners see it.
      decisionReason: isOwners ? reason : null,
      createdAt: createdAt.toISOString(),
    })),
  }
  return isForClient(row, viewerOf(context)) ? toClientOptions(options) : options
}
