import { hash, verify } from '@node-rs/argon2'
import { ApiError } from '../http/errors'
import { BoundedQueue, QueueFullError } from '../shared/bounded-queue'

/** OWASP's minimum for argon2id; the library works off the event loop. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** At most two hashes at once, so that a burst of sign-ins cannot take all threads; the others wait about a second. */
const MAXIMUM_PARALLEL = 2
const MAXIMUM_WAITING = 64

const queue = new BoundedQueue(MAXIMUM_PARALLEL, MAXIMUM_WAITING)

/** Stands where a password would, for who has none: by provider only, or not to be signed in with at all. */
export const NO_PASSWORD = '!'

/** Hashes under way, waiting and done since the start. */
export function passwordWork(): BoundedQueue['counts'] {
  return queue.counts
}

async function queued<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await queue.run(work)
  } catch (error) {
    throw error instanceof QueueFullError ? new ApiError('busy') : error
  }
}

/** One keyboard composes an accent into its letter, another does not: both mean the same password. */
const compose = (password: string): string => password.normalize('NFC')

/** Whether a password that was right as it was typed is to be hashed anew: no other keyboard could type it so. */
export const needsRehash = (password: string): boolean => compose(password) !== password

/** Throws `busy` when too many wait already, as all functions here do. */
export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(compose(password), PARAMETERS))
}

/** A hash of nothing anybody knows: checked where there is none, so that it takes as long as where there is one. */
let decoy: Promise<string> | undefined
function decoyHash(): Promise<string> {
  decoy ??= hash(crypto.randomUUID(), PARAMETERS)
  return decoy
}

/**
 * Compared as it was typed, which earlier releases hashed, then composed. False for a wrong password and where none is
 * stored; the work is the same in each case.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const isReal = stored !== null && stored !== undefined && stored !== NO_PASSWORD
  const against = isReal ? stored : await decoyHash()
  for (const form of new Set([password, compose(password)]))
    if (await queued(() => verify(against, form).catch(() => false))) return isReal
  return false
}

/** Throws for a password shorter than the tenant asks for. */
export function requirePasswordLength(password: string, minimum: number): void {
  if (password.length < minimum) throw new ApiError('invalidRequest', { fields: { password: 'too_small' } })
}
