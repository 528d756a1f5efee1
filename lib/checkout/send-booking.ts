import type { Quote, QuoteRequest } from '@/domain/basket/schema'
import type { ReservationRequest, ReservationResult } from '@/domain/reservations/schema'
import { callOperator } from '@/lib/api/browser'
import type { ApiError } from '@/lib/api/result'
import { closeAttempt, getOpenAttempt, storeAttempt, toIntent } from './attempt'
import { findPriceChange, type PriceChange } from './price-change'
import { buildRandomKey } from './random-key'

export interface BookingOrder {
  request: Omit<ReservationRequest, 'quoteToken'>
  /** Asked for anew right before booking: nobody books an old price. */
  basket: QuoteRequest
  /** The price that the person saw. */
  seen: Quote
  /** The price of this moment, once the person has agreed to it. */
  agreed: Quote | null
}

export type BookingOutcome =
  | { outcome: 'booked'; reservation: ReservationResult }
  /** The price is another now: to be shown before and after, and agreed to. */
  | { outcome: 'changed'; change: PriceChange; fresh: Quote }
  | { outcome: 'refused'; error: ApiError }

/** Codes after which nobody knows whether the reservation was made: the next try goes under the same key. */
const UNKNOWN_OUTCOME = ['unavailable', 'malformedAnswer', 'inProgress', 'internal']
/** Codes that say that the signed price is not good any more. */
const STALE_PRICE = ['quoteExpired', 'quoteInvalid', 'priceChanged']

const refused = (code: string): BookingOutcome => ({
  outcome: 'refused',
  error: { code, status: 409, message: code },
})

async function prepare({ basket, seen, agreed }: BookingOrder, intent: string): Promise<BookingOutcome | null> {
  if (await getOpenAttempt(intent, Date.now())) return null
  const answer = agreed ? ({ ok: true, data: agreed } as const) : await callOperator('quote', basket)
  if (!answer.ok) return { outcome: 'refused', error: answer.error }
  const fresh = answer.data
  if (!fresh.items.some(({ item }) => item !== null)) return refused('soldOut')
  const change = agreed ? null : findPriceChange(seen, fresh)
  if (change) return { outcome: 'changed', change, fresh }
  const { quoteToken, expiresAt } = fresh
  await storeAttempt(intent, { key: buildRandomKey(), quoteToken, expiresAt: Date.parse(expiresAt) })
  return null
}

async function send(order: BookingOrder, mayRepeat: boolean): Promise<BookingOutcome> {
  const intent = toIntent(order.request, order.basket)
  const held = await prepare(order, intent)
  if (held) return held
  const attempt = await getOpenAttempt(intent, Date.now())
  if (!attempt) return refused('quoteExpired')
  const { key, quoteToken } = attempt
  const created = await callOperator('createReservation', { ...order.request, quoteToken }, { idempotencyKey: key })
  if (created.ok) {
    closeAttempt()
    return { outcome: 'booked', reservation: created.data }
  }
  const { code } = created.error
  if (UNKNOWN_OUTCOME.includes(code)) return { outcome: 'refused', error: created.error }
  closeAttempt()
  // What was agreed to is no longer good either: the newest price is looked at, and shown if it is another.
  if (mayRepeat && STALE_PRICE.includes(code)) return send({ ...order, agreed: null }, false)
  return { outcome: 'refused', error: created.error }
}

/**
 * Turns the basket into a reservation: the price is asked for anew, a changed one is handed back to be agreed to, and however often the
 * same intent is sent, one reservation comes of it. Never throws for what the network or the API does.
 */
export function sendBooking(order: BookingOrder): Promise<BookingOutcome> {
  return send(order, true)
}
