import type { ReservationRequest } from '@/domain/reservations/schema'
import { readSealed, removeSealed, writeSealed } from '@/lib/security/sealed-session'

/**
 * One intent to book. A retry after a lost response uses the same idempotency key and the same signed price, so that it
 * creates one reservation (decisions 6).
 */
export interface Attempt {
  key: string
  quoteToken: string
  /** Expiry of the signed price, in milliseconds since 1970. */
  expiresAt: number
}

/**
 * The encrypted form in session storage. Of the guest's data it contains only a digest, salted with the key. The signed
 * price identifies the basket.
 */
interface StoredAttempt extends Attempt {
  digest: string
}

/** Serialises an intent. Two requests of one intent differ only in the quote's signature. */
export function toIntent(request: Omit<ReservationRequest, 'quoteToken'>, basket: unknown): string {
  const { quoteToken: _, ...rest } = request as ReservationRequest
  return JSON.stringify([rest, basket])
}

const KEY = 'kervan.attempt'

/** Fallback for a browser without storage; lasts while the page is open. */
let open: (Attempt & { intent: string }) | null = null

/** Null if the digest module cannot be loaded. */
async function digestOf(intent: string, { key }: Pick<Attempt, 'key'>): Promise<string | null> {
  try {
    const { default: sha256 } = await import('crypto-js/sha256.js')
    return sha256(`${key} ${intent}`).toString()
  } catch {
    return null
  }
}

async function readStored(): Promise<StoredAttempt | null> {
  const found = (await readSealed(KEY)) as Partial<StoredAttempt> | null
  const isWhole = [found?.key, found?.digest, found?.quoteToken].every((part) => typeof part === 'string')
  return isWhole ? (found as StoredAttempt) : null
}

async function findKnown(intent: string): Promise<Attempt | null> {
  if (open) return open.intent === intent ? open : null
  const stored = await readStored()
  return stored && stored.digest === (await digestOf(intent, stored)) ? stored : null
}

/** The attempt whose outcome is unknown, if it has the same intent and its price has not expired. */
export async function getOpenAttempt(intent: string, now: number): Promise<Attempt | null> {
  const known = await findKnown(intent)
  return known && known.expiresAt > now ? known : null
}

/** Stores the attempt for this tab, so that a reload during the call does not book twice. */
export async function storeAttempt(intent: string, { key, quoteToken, expiresAt }: Attempt): Promise<void> {
  open = { intent, key, quoteToken, expiresAt }
  const digest = await digestOf(intent, { key })
  if (digest === null) return
  await writeSealed(KEY, { key, quoteToken, expiresAt, digest } satisfies StoredAttempt)
}

/** Deletes the attempt once its outcome is known. */
export function closeAttempt(): void {
  open = null
  removeSealed(KEY)
}
