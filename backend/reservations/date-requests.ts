import { and, eq } from 'drizzle-orm'
import type { BasketItem } from '@/domain/basket/schema'
import { replaceLine } from '@/domain/pricing/reprice'
import type { PricedLine, PricedReservation } from '@/domain/pricing/types'
import { changeStock, type HeldStock, heldStockOf } from '../availability/service'
import { whenOf } from '../formatting/booked-item'
import { queueMail } from '../outbox/service'
import { type Queryable, schema, type TenantDatabase, type Transaction } from '../platform/database/client'
import { ApiError } from '../platform/http/errors'
import { queueJob } from '../platform/jobs/queue'
import type { ChangedPrice } from './change-price'
import { expireDateRequestJob } from './job-kinds'
import { moveItem } from './move-item'
import { firstStartOf, type ItemRow, type ReservationRow, readItems, requireOtherDeparture } from './terms'

const { dateChangeRequests, reservationEvents, reservations } = schema

export type DateRequestRow = typeof dateChangeRequests.$inferSelect

const isWaiting = (reservationId: number) =>
  and(eq(dateChangeRequests.reservationId, reservationId), eq(dateChangeRequests.state, 'waiting'))

export async function findWaitingDateRequest(db: Queryable, reservationId: number): Promise<DateRequestRow | null> {
  const [row] = await db.select().from(dateChangeRequests).where(isWaiting(reservationId))
  return row ?? null
}

interface NewDateRequest {
  row: ReservationRow
  from: ItemRow
  to: BasketItem
  price: ChangedPrice
  zone: string
  actor: string
  now: number
}

const toData = (from: ItemRow, to: BasketItem) => ({
  ticketNumber: from.ticketNumber,
  from: { date: from.day, time: from.time },
  to: { date: to.date, time: to.startTime },
})

/** Stores the request for the operator. The caller holds the reservation's lock and has taken the new places. */
export async function insertDateRequest(transaction: Transaction, request: NewDateRequest): Promise<void> {
  const { row, from, to, price, zone, actor, now } = request
  const reservationId = row.id
  const at = new Date(now)
  const { fixedLine, chosenLine } = price
  const values = { reservationId, itemId: from.id, item: to, fixedLine, chosenLine, createdAt: at }
  const [written] = await transaction.insert(dateChangeRequests).values(values).returning({ id: dateChangeRequests.id })
  if (!written) throw new Error('the request was not written')
  const requestId = written.id
  // The request expires when the earlier of the two dates begins; the reservation then stays unchanged.
  const runAt = firstStartOf([from, { ...from, item: to, day: to.date, time: to.startTime }], zone)
  await queueJob(transaction, expireDateRequestJob, { requestId }, { dedupeKey: `date-request:${requestId}`, runAt })
  const event = { reservationId, at, actor, event: 'dateChangeRequested', data: toData(from, to) }
  await transaction.insert(reservationEvents).values(event)
  const wished = whenOf({ date: to.date, startTime: to.startTime })
  const mail = { kind: 'dateChangeRequested' as const, reservationId, wished }
  await queueMail(transaction, mail, `dateChangeRequested:${requestId}`, now)
}

interface Decision {
  requestId: number
  answer: 'accepted' | 'refused' | 'expired'
  actor: string
  /** The operator's message for the mail. */
  words: string
  now: number
}

const heldBy = ({ item, reservationId }: DateRequestRow): HeldStock[] => heldStockOf(item, { reservationId })

/**
 * Ends a waiting request under the reservation's lock. `accepted` moves the item at the prices that the guest saw and
 * releases the old places; any other answer releases the new places. False when the request was already decided. Throws
 * `notFound`, and `departureBooked` for a request of the former release.
 */
export async function decideDateRequest(db: Queryable, decision: Decision): Promise<boolean> {
  const { requestId, answer, actor, words, now } = decision
  return db.transaction(async (transaction) => {
    const [known] = await transaction.select().from(dateChangeRequests).where(eq(dateChangeRequests.id, requestId))
    if (!known) throw new ApiError('notFound')
    const { reservationId } = known
    const mine = eq(reservations.id, reservationId)
    const [row] = await transaction.select().from(reservations).where(mine).for('update')
    const request = await findWaitingDateRequest(transaction, reservationId)
    if (!row || request?.id !== requestId) return false
    const items = await readItems(transaction, reservationId)
    const index = items.findIndex((item) => item.id === request.itemId)
    const from = items[index]
    if (!from) throw new Error(`request ${requestId} has no item`)
    const at = new Date(now)
    const decided = { state: answer, decidedAt: at, decidedBy: actor }
    await transaction.update(dateChangeRequests).set(decided).where(eq(dateChangeRequests.id, requestId))
    if (answer === 'accepted') {
      requireOtherDeparture(items, from, request.item)
      await changeStock(transaction, { release: heldStockOf(from.item, { reservationId }) })
      const replace = (price: typeof row.fixed, line: PricedLine) =>
        replaceLine(price as PricedReservation, index, line)
      const fixed = replace(row.fixed, request.fixedLine)
      const chosen = replace(row.chosen, request.chosenLine)
      await moveItem(transaction, { row, from, to: request.item, fixed, chosen, actor, words, now })
      return true
    }
    await changeStock(transaction, { release: heldBy(request) })
    const event = { reservationId, at, actor, event: 'dateChangeRefused', data: toData(from, request.item) }
    await transaction.insert(reservationEvents).values(event)
    const wished = whenOf({ date: request.item.date, startTime: request.item.startTime })
    const mail = { kind: 'dateChangeRefused' as const, reservationId, wished, words }
    await queueMail(transaction, mail, `dateChangeRefused:${requestId}`, now)
    return true
  })
}

/**
 * Withdraws the waiting request of a reservation that ends. Returns its stock, which the caller releases with the
 * reservation's own places.
 */
export async function withdrawDateRequest(transaction: Transaction, reservationId: number): Promise<HeldStock[]> {
  const [request] = await transaction
    .update(dateChangeRequests)
    .set({ state: 'withdrawn' })
    .where(isWaiting(reservationId))
    .returning()
  return request ? heldBy(request) : []
}

/** Job: expires a request that is still waiting when the earlier of its two dates begins. */
export async function expireDateRequest(db: TenantDatabase, requestId: number, now: number): Promise<boolean> {
  await decideDateRequest(db, { requestId, answer: 'expired', actor: 'job', words: '', now })
  return true
}
