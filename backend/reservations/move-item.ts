import { eq } from 'drizzle-orm'
import type { BasketItem, PricedReservationWire } from '@/domain/basket/schema'
import { getLaterEndDay } from '@/domain/basket/service-times'
import { compareAmounts, percentOf, subtractAmounts } from '@/domain/money/amount'
import { keptOf } from '@/domain/reservations/balance'
import { whenOf } from '../formatting/booked-item'
import { oweRefund, recount } from '../ledger/service'
import { queueMail } from '../outbox/service'
import { schema, type Transaction } from '../platform/database/client'
import type { ItemRow, ReservationRow } from './terms'

const { reservationEvents, reservationItems, reservations } = schema

interface Move {
  row: ReservationRow
  from: ItemRow
  to: BasketItem
  fixed: PricedReservationWire
  chosen: PricedReservationWire
  actor: string
  /** The operator's message for the mail. */
  words: string
  now: number
}

/**
 * Writes an item's new date and everything that follows from it: price, refund, history and mail. The caller has moved
 * the stock.
 */
export async function moveItem(transaction: Transaction, move: Move): Promise<void> {
  const { row, from, to, fixed, chosen, actor, words, now } = move
  const changed = { item: to, day: to.date, endDay: getLaterEndDay(to), time: to.startTime }
  await transaction.update(reservationItems).set(changed).where(eq(reservationItems.id, from.id))
  await transaction
    .update(reservations)
    .set({
      fixed,
      chosen,
      chargedAmount: fixed.charged,
      // The commission follows the new price, at the percentage of the day of booking.
      agencyCommission: percentOf(fixed.totals.subtotal, row.agencyCommissionPercent),
    })
    .where(eq(reservations.id, row.id))
  await recount(transaction, row.id)
  const surplus = subtractAmounts(keptOf(row), fixed.totals.grandTotal)
  if (compareAmounts(surplus, '0.00') > 0)
    await oweRefund(transaction, { reservationId: row.id, amount: surplus, cause: 'dateChanged', now })
  const data = {
    ticketNumber: from.ticketNumber,
    from: { date: from.day, time: from.time },
    to: { date: to.date, time: to.startTime },
    difference: subtractAmounts(fixed.totals.grandTotal, row.fixed.totals.grandTotal),
  }
  const [written] = await transaction
    .insert(reservationEvents)
    .values({ reservationId: row.id, at: new Date(now), actor, event: 'dateChanged', data })
    .returning({ id: reservationEvents.id })
  const former = whenOf({ date: from.day, startTime: from.time })
  const mail = { kind: 'dateChanged' as const, reservationId: row.id, former, eventId: written?.id ?? 0, words }
  await queueMail(transaction, mail, `dateChanged:${written?.id}`, now)
}
