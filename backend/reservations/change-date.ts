import { and, eq } from 'drizzle-orm'
import type { BasketItem } from '@/domain/basket/schema'
import { compareAmounts, negate, percentOf, subtractAmounts } from '@/domain/money/amount'
import type { ParsedRequestOf, ResponseOf } from '@/domain/wire/call'
import type { lifeCalls } from '@/domain/wire/calls-life'
import { heldStockOf } from '../availability/claims'
import { changeStock } from '../availability/stock'
import { type AvailableSelection, checkSelections } from '../basket/selections'
import { schema, type Transaction } from '../db/client'
import type { BookerContext } from '../http/context'
import { ApiError } from '../http/errors'
import { queueMail } from '../jobs/queue'
import { whenOf } from '../mail/reservation-rows'
import { BUSY_STATES } from '../payments/busy-states'
import { recount } from '../payments/ledger'
import { oweRefund, sumOpenRefunds } from '../payments/refunds'
import { requireTimeZone } from '../settings/repository'
import { openShelf } from '../shelf/shelf'
import { actorOf } from './actor'
import { type ChangedPrice, priceChange } from './change-price'
import { isDateOpen } from './change-terms'
import { toSoldOut } from './stock'
import { type ItemRow, type ReservationRow, readItems } from './terms'

const { payments, reservationEvents, reservationItems, reservations } = schema

type QuoteRequest = ParsedRequestOf<typeof lifeCalls.quoteDateChange>
type QuoteResponse = ResponseOf<typeof lifeCalls.quoteDateChange>
type ChangeRequest = ParsedRequestOf<typeof lifeCalls.changeDate>

interface Planned {
  row: ReservationRow
  item: ItemRow
  available: AvailableSelection
  price: ChangedPrice
}

/** What moving an item would cost, or why it cannot be moved; asks the database only. */
async function plan(context: BookerContext, request: QuoteRequest): Promise<Planned> {
  const { db, booker } = context
  const mine = and(eq(reservations.reference, request.reference), eq(reservations.memberId, booker.memberId))
  const [row] = await db.select().from(reservations).where(mine)
  if (!row) throw new ApiError('notFound')
  const zone = await requireTimeZone(db)
  const clock = { now: context.now, zone }
  const items = await readItems(db, row.id)
  const item = items.find((entry) => entry.ticketNumber === request.ticketNumber)
  if (!item) throw new ApiError('notFound')
  if (!isDateOpen(row, item, zone, context.now)) throw new ApiError('dateChangeClosed')
  if (item.day === request.date && item.time === request.session)
    throw new ApiError('invalidRequest', { fields: { date: 'same' } })
  const selection = { ...item.item, choice: item.item.choice ?? null, date: request.date, session: request.session }
  const [checked] = await checkSelections(await openShelf(db), [selection], clock)
  if (!checked?.ok)
    throw new ApiError('soldOut', { data: { items: [{ problem: checked?.problem ?? 'notOperating' }] } })
  const price = await priceChange(db, { row, items, changed: item, available: checked.value, clock })
  return { row, item, available: checked.value, price }
}

function toQuote({ row, item, price }: Planned): QuoteResponse {
  const { fixed, difference } = price
  const surplus = subtractAmounts(row.paidAmount, fixed.totals.grandTotal)
  const isSurplus = compareAmounts(surplus, '0.00') > 0
  return {
    ticketNumber: item.ticketNumber ?? '',
    formerTotal: row.fixed.totals.grandTotal,
    grandTotal: fixed.totals.grandTotal,
    difference,
    open: { amount: isSurplus ? '0.00' : negate(surplus), currency: row.fixedCurrency },
    refund: isSurplus ? surplus : '0.00',
  }
}

/** `GET /tarih-teklif-get`: the difference in price that another date makes. */
export async function quoteDateChange(context: BookerContext, request: QuoteRequest): Promise<QuoteResponse> {
  return toQuote(await plan(context, request))
}

/** What was planned without a lock must still be so under it; whoever was quicker, the person asks again. */
async function lockAsPlanned(transaction: Transaction, { row, item }: Planned): Promise<void> {
  const [now] = await transaction.select().from(reservations).where(eq(reservations.id, row.id)).for('update')
  const items = await readItems(transaction, row.id)
  const own = items.find((entry) => entry.id === item.id)
  const isSame =
    now?.status === row.status &&
    now.paidAmount === row.paidAmount &&
    now.fixed.totals.grandTotal === row.fixed.totals.grandTotal &&
    own?.day === item.day &&
    own.time === item.time
  if (!isSame) throw new ApiError('inProgress')
  const open = await transaction.select().from(payments).where(eq(payments.reservationId, row.id))
  if (open.some((payment) => BUSY_STATES.includes(payment.state))) throw new ApiError('inProgress')
}

/** New places and old ones in one go and in everybody's order; without the new ones all stays as it was. */
async function moveStock(transaction: Transaction, { row, item, available }: Planned): Promise<void> {
  const release = heldStockOf(item.item, { reservationId: row.id })
  await changeStock(transaction, { release, take: available.offer.claims }).catch(toSoldOut)
}

function toMovedItem(item: BasketItem, { available, price }: Planned): BasketItem {
  const { selection, offer } = available
  return {
    ...item,
    date: selection.date,
    session: selection.session,
    startTime: offer.startTime,
    endTime: offer.endTime,
    days: offer.days,
    unitPrices: offer.parts.unitPrices,
    todayPrice: { price: offer.parts.unitPrices.adult },
    fixedTotal: price.fixedLineTotal,
    chosenTotal: price.chosenLineTotal,
    freeUntil: price.freeUntil,
  }
}

async function write(transaction: Transaction, context: BookerContext, planned: Planned): Promise<void> {
  const { row, item, available, price } = planned
  const { now, booker } = context
  const { selection, offer } = available
  const changed = { item: toMovedItem(item.item, planned), day: selection.date, time: offer.startTime }
  await transaction.update(reservationItems).set(changed).where(eq(reservationItems.id, item.id))
  await transaction
    .update(reservations)
    .set({
      fixed: price.fixed,
      chosen: price.chosen,
      chargedAmount: price.fixed.charged,
      // Commission follows the price, at the rate of the day of booking.
      agencyCommission: percentOf(price.fixed.totals.subtotal, row.agencyCommissionPercent),
    })
    .where(eq(reservations.id, row.id))
  const paid = await recount(transaction, row.id)
  const owed = await sumOpenRefunds(transaction, row.id)
  const surplus = subtractAmounts(subtractAmounts(paid, owed), price.fixed.totals.grandTotal)
  if (compareAmounts(surplus, '0.00') > 0)
    await oweRefund(transaction, { reservationId: row.id, amount: surplus, cause: 'dateChanged', now })
  const from = { date: item.day, time: item.time }
  const to = { date: selection.date, time: offer.startTime }
  const data = { ticketNumber: item.ticketNumber, from, to, difference: price.difference }
  const event = { reservationId: row.id, at: new Date(now), actor: actorOf(booker) }
  const [written] = await transaction
    .insert(reservationEvents)
    .values({ ...event, event: 'dateChanged', data })
    .returning({ id: reservationEvents.id })
  const former = whenOf({ date: item.day, startTime: item.time })
  const mail = { kind: 'dateChanged' as const, reservationId: row.id, former, eventId: written?.id ?? 0 }
  await queueMail(transaction, mail, `dateChanged:${written?.id}`, now)
}

/**
 * `POST /tarih-degistir-post`: moves an item to another date or hour, at the difference that was shown. New places,
 * old places, price, refund, history and mail are one transaction. Throws `priceChanged` with the right difference
 * when it is another one by now.
 */
export async function changeDate(context: BookerContext, request: ChangeRequest): Promise<QuoteResponse> {
  const planned = await plan(context, request)
  if (compareAmounts(planned.price.difference, request.expectedDifference) !== 0)
    throw new ApiError('priceChanged', { data: toQuote(planned) })
  return context.db.transaction(async (transaction) => {
    await lockAsPlanned(transaction, planned)
    await moveStock(transaction, planned)
    await write(transaction, context, planned)
    return toQuote(planned)
  })
}
