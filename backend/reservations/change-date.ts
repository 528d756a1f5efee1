import { eq } from 'drizzle-orm'
import type { BasketItem } from '@/domain/basket/schema'
import { rulesOf } from '@/domain/catalogue/kinds/registry'
import { toLocal } from '@/domain/dates/zone'
import { type Amount, compareAmounts, negate, subtractAmounts } from '@/domain/money/amount'
import { keptOf } from '@/domain/reservations/balance'
import type { ParsedRequestOf, ResponseOf } from '@/domain/wire/call'
import type { reservationChangeCalls } from '@/domain/wire/calls-reservation-changes'
import { changeStock, heldStockOf, requireLicence } from '../availability/service'
import { type AvailableSelection, checkSelections } from '../basket/service'
import { openCatalogueCache } from '../catalogue/service'
import { BUSY_STATES } from '../ledger/service'
import { schema, type Transaction } from '../platform/database/client'
import type { OwnerContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { requireTimeZone } from '../settings/service'
import { type ChangedPrice, priceChange } from './change-price'
import { isDateOpen } from './change-terms'
import { findWaitingDateRequest, insertDateRequest } from './date-requests'
import { toSoldOut } from './item-inventory'
import { moveItem } from './move-item'
import { actorOf, requireOwn } from './ownership'
import { type ItemRow, type ReservationRow, readItems, requireOtherDeparture } from './terms'
import { requireRoomForRequest } from './unpaid-inventory'

const { payments, reservations } = schema

type QuoteRequest = ParsedRequestOf<typeof reservationChangeCalls.quoteDateChange>
type QuoteResponse = ResponseOf<typeof reservationChangeCalls.quoteDateChange>
type ChangeRequest = ParsedRequestOf<typeof reservationChangeCalls.changeDate>

interface Planned {
  row: ReservationRow
  item: ItemRow
  available: AvailableSelection
  price: ChangedPrice
  /** Paid amount less open and sent refunds. */
  kept: Amount
  zone: string
}

/** Computes the cost of moving an item, or throws the reason why it cannot be moved. Only reads the database. */
async function plan(context: OwnerContext, request: QuoteRequest): Promise<Planned> {
  const { db, owner } = context
  const row = await requireOwn(db, owner, request)
  const zone = await requireTimeZone(db)
  const clock = { now: context.now, zone }
  const items = await readItems(db, row.id)
  const item = items.find((entry) => entry.ticketNumber === request.ticketNumber)
  if (!item) throw new ApiError('notFound')
  if (!isDateOpen(row, item, zone, context.now) || (await findWaitingDateRequest(db, row.id)))
    throw new ApiError('dateChangeClosed')
  if (item.day === request.date && item.time === request.session)
    throw new ApiError('invalidRequest', { fields: { date: 'same' } })
  const selection = { ...item.item, choice: item.item.choice ?? null, date: request.date, session: request.session }
  requireOtherDeparture(items, item, selection)
  const [checked] = await checkSelections(await openCatalogueCache(db), [selection], clock)
  if (!checked?.ok)
    throw new ApiError('soldOut', { data: { items: [{ problem: checked?.problem ?? 'notOperating' }] } })
  const price = await priceChange(db, { row, items, changed: item, available: checked.value, clock })
  const kept = keptOf(row)
  return { row, item, available: checked.value, price, kept, zone }
}

/** Whether the operator confirms the product itself and therefore must also approve another date. */
const isByRequest = ({ available }: Planned): boolean => !available.product.instantConfirmation

function toQuote(planned: Planned): QuoteResponse {
  const { row, item, price, kept } = planned
  const { fixed, difference } = price
  const surplus = subtractAmounts(kept, fixed.totals.grandTotal)
  const isSurplus = compareAmounts(surplus, '0.00') > 0
  return {
    ticketNumber: item.ticketNumber ?? '',
    formerTotal: row.fixed.totals.grandTotal,
    grandTotal: fixed.totals.grandTotal,
    difference,
    open: { amount: isSurplus ? '0.00' : negate(surplus), currency: row.fixedCurrency },
    refund: isSurplus ? surplus : '0.00',
    byRequest: isByRequest(planned),
  }
}

/** `GET /tarih-teklif-get`: the price difference of another date. */
export async function quoteDateChange(context: OwnerContext, request: QuoteRequest): Promise<QuoteResponse> {
  return toQuote(await plan(context, request))
}

/**
 * Locks the reservation and checks that the plan, which was made without a lock, still holds. Throws `inProgress` if it
 * does not.
 */
async function lockAsPlanned(transaction: Transaction, { row, item, available }: Planned): Promise<void> {
  const [now] = await transaction.select().from(reservations).where(eq(reservations.id, row.id)).for('update')
  const items = await readItems(transaction, row.id)
  const own = items.find((entry) => entry.id === item.id)
  const isSame =
    now?.status === row.status &&
    keptOf(now) === keptOf(row) &&
    now.fixed.totals.grandTotal === row.fixed.totals.grandTotal &&
    own?.day === item.day &&
    own.time === item.time
  if (!isSame || (await findWaitingDateRequest(transaction, row.id))) throw new ApiError('inProgress')
  requireOtherDeparture(items, item, available.selection)
  const open = await transaction.select().from(payments).where(eq(payments.reservationId, row.id))
  if (open.some((payment) => BUSY_STATES.includes(payment.state))) throw new ApiError('inProgress')
}

/**
 * Takes the new places and releases the old ones in one call, in the global lock order. Throws `soldOut` and changes
 * nothing if the new places are not available.
 */
async function moveStock(transaction: Transaction, { row, item, available }: Planned): Promise<void> {
  const release = heldStockOf(item.item, { reservationId: row.id })
  await changeStock(transaction, { release, take: available.offer.claims }).catch(toSoldOut)
}

function toMovedItem(item: BasketItem, { available, price }: Planned): BasketItem {
  const { selection, offer, product } = available
  return {
    ...item,
    date: selection.date,
    session: selection.session,
    startTime: offer.startTime,
    endTime: offer.endTime,
    ...rulesOf(product.details).duration,
    partyRule: offer.partyRule,
    days: offer.days,
    unitPrices: offer.parts.unitPrices,
    todayPrice: { price: offer.parts.unitPrices.adult },
    fixedTotal: price.fixedLine.total,
    chosenTotal: price.chosenLine.total,
    freeUntil: price.freeUntil,
  }
}

/**
 * `POST /tarih-degistir-post`: moves an item to another date or hour at the price difference that was shown. New
 * places, old places, price, refund, history and mail are one transaction. If the operator confirms the product itself,
 * the call creates a request: it holds the new places and changes nothing else. Throws `priceChanged` with the current
 * difference when it differs from the one shown.
 */
export async function changeDate(context: OwnerContext, request: ChangeRequest): Promise<QuoteResponse> {
  const planned = await plan(context, request)
  if (compareAmounts(planned.price.difference, request.expectedDifference) !== 0)
    throw new ApiError('priceChanged', { data: toQuote(planned) })
  return context.db.transaction(async (transaction) => {
    await lockAsPlanned(transaction, planned)
    const { row, item, price } = planned
    const to = toMovedItem(item.item, planned)
    const by = { actor: actorOf(context.owner, row), now: context.now }
    if (isByRequest(planned)) {
      const today = toLocal(context.now, planned.zone).date
      await requireRoomForRequest(transaction, { row, to, booker: context.owner.booker, today })
      await changeStock(transaction, { take: planned.available.offer.claims }).catch(toSoldOut)
      await insertDateRequest(transaction, { row, from: item, to, price, zone: planned.zone, ...by })
      await requireLicence(transaction, planned.available.offer.claims).catch(toSoldOut)
      return toQuote(planned)
    }
    await moveStock(transaction, planned)
    await moveItem(transaction, { row, from: item, to, fixed: price.fixed, chosen: price.chosen, words: '', ...by })
    await requireLicence(transaction, planned.available.offer.claims).catch(toSoldOut)
    return toQuote(planned)
  })
}
