import type { Quote, QuoteRequest } from '@/domain/basket/schema'
import type { ReservationRequest, ReservationResult } from '@/domain/reservations/schema'
import { callOperator } from '@/lib/api/browser'
import type { ApiError } from '@/lib/api/result'
import { closeAttempt, getOpenAttempt, storeAttempt, toIntent } from './attempt'
import { findPriceChange, type PriceChange } from './price-change'
import { buildRandomKey } from './random-key'

export interface BookingOrder {
  request: Omit<ReservationRequest, 'quoteToken'>
  /** Quoted again right before booking, so that nobody books an old price. */
  basket: QuoteRequest
  /** The quote that the guest saw. */
  seen: Quote
  /** The current quote, once the guest has accepted it. */
  agreed: Quote | null
}

export type BookingOutcome =
  | { outcome: 'booked'; reservation: ReservationResult }
  /** The price changed: the page must show both prices and ask for consent. */
  | { outcome: 'changed'; change: PriceChange; fresh: Quote }
  | { outcome: 'refused'; error: ApiError }

/** Error codes that leave the outcome unknown: the next try uses the same key. */
const UNKNOWN_OUTCOME = ['unavailable', 'malformedAnswer', 'inProgress', 'internal']
/** Error codes of an expired or invalid signed price. */
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
  // The accepted quote is stale too, so quote again and report a change, if any.
  if (mayRepeat && STALE_PRICE.includes(code)) return send({ ...order, agreed: null }, false)
  return { outcome: 'refused', error: created.error }
}

/**
 * Creates a reservation from the basket. Quotes the price again and returns a changed one for consent. Repeated calls
 * with the same intent create one reservation. Never throws for a network or API failure.
 */
export function sendBooking(order: BookingOrder): Promise<BookingOutcome> {
  return send(order, true)
}
