import type { ReservationRequest } from '@/domain/reservations/schema'
import { readSealed, removeSealed, writeSealed } from '@/lib/security/sealed-session'

/**
 * One intent to book. The same intent, sent again after an answer that never came, goes under the same key and with the same signed
 * price, so that it gives one reservation (decisions 6).
 */
export interface Attempt {
  key: string
  quoteToken: string
  /** Milliseconds since 1970, when the signed price expires. */
  expiresAt: number
}

/** What the tab keeps of it, encrypted: of the guest no more than a digest, salted with the key. The signed price names the basket. */
interface StoredAttempt extends Attempt {
  digest: string
}

/** Everything that makes the intent: two requests of one intent differ in their quote's signature alone. */
export function toIntent(request: Omit<ReservationRequest, 'quoteToken'>, basket: unknown): string {
  const { quoteToken: _, ...rest } = request as ReservationRequest
  return JSON.stringify([rest, basket])
}

const KEY = 'kervan.attempt'

/** For a browser without a storage: at least while the page is open. */
let open: (Attempt & { intent: string }) | null = null

/** Null where the code for it cannot be had. */
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

/** The attempt whose outcome is not known, if it is of this very intent and its price still holds. */
export async function getOpenAttempt(intent: string, now: number): Promise<Attempt | null> {
  const known = await findKnown(intent)
  return known && known.expiresAt > now ? known : null
}

/** Kept for this tab, so that a reload in the middle of it does not book twice. */
export async function storeAttempt(intent: string, { key, quoteToken, expiresAt }: Attempt): Promise<void> {
  open = { intent, key, quoteToken, expiresAt }
  const digest = await digestOf(intent, { key })
  if (digest === null) return
  await writeSealed(KEY, { key, quoteToken, expiresAt, digest } satisfies StoredAttempt)
}

/** The outcome is known, whichever it was. */
export function closeAttempt(): void {
  open = null
  removeSealed(KEY)
}
