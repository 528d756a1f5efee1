import type { ReservationRequest } from '@/domain/reservations/schema'

/**
 * One intent to book. The same intent, sent again after an answer that never came, goes under the same key and with the same signed
 * price, so that it gives one reservation (decisions 6).
 */
export interface Attempt {
  key: string
  /** Everything that makes the intent but the signature of its price. */
  intent: string
  request: ReservationRequest
  /** Milliseconds since 1970, when the signed price lapses. */
  expiresAt: number
}

/** Two requests of one intent differ in their quote's signature alone. */
export function toIntent(request: Omit<ReservationRequest, 'quoteToken'>, basket: unknown): string {
  const { quoteToken: _, ...rest } = request as ReservationRequest
  return JSON.stringify([rest, basket])
}

const KEY = 'kervan.attempt'

/** For a browser without a storage: at least while the page is open. */
let open: Attempt | null = null

function readStored(): Attempt | null {
  try {
    const found = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as Partial<Attempt> | null
    const isWhole =
      typeof found?.key === 'string' && typeof found.intent === 'string' && typeof found.request === 'object'
    return isWhole ? (found as Attempt) : null
  } catch {
    return null
  }
}

/** The attempt whose outcome is not known, if it is of this very intent and its price still holds. */
export function getOpenAttempt(intent: string, now: number): Attempt | null {
  const known = open ?? readStored()
  return known && known.intent === intent && known.expiresAt > now ? known : null
}

/** Kept for this tab, so that a reload in the middle of it does not book twice. */
export function keepAttempt(attempt: Attempt): void {
  open = attempt
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(attempt))
  } catch {
    // Full or blocked: it is kept as long as the page is open.
  }
}

/** The outcome is known, whichever it was. */
export function closeAttempt(): void {
  open = null
  try {
    window.sessionStorage.removeItem(KEY)
  } catch {
    // A blocked storage has kept nothing.
  }
}
