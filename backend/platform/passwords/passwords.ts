import { hash, verify } from '@node-rs/argon2'
import { ApiError } from '../http/errors'
import { BoundedQueue, QueueFullError } from '../shared/bounded-queue'

/** OWASP's minimum for argon2id. The library hashes outside the event loop. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/**
 * At most two concurrent hashes, so that a burst of sign-ins cannot occupy all threads. The others wait about a second.
 */
const MAXIMUM_PARALLEL = 2
const MAXIMUM_WAITING = 64

const queue = new BoundedQueue(MAXIMUM_PARALLEL, MAXIMUM_WAITING)

/** Stored for a member without a password, who signs in only through a provider or not at all. */
export const NO_PASSWORD = '!'

/** Number of hashes that are running, waiting and done since the start. */
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

/** Keyboards differ in whether they compose an accent with its letter. NFC makes both forms the same password. */
const compose = (password: string): string => password.normalize('NFC')

/** Whether a correct password must be hashed again, because it is not in NFC and another keyboard could not type it. */
export const needsRehash = (password: string): boolean => compose(password) !== password

/** Hashes a password. Throws `busy` if too many hashes are waiting; `verifyPassword` throws it too. */
export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(compose(password), PARAMETERS))
}

/** Hash of a random text. It is verified if no password is stored, so that both cases take the same time. */
let decoy: Promise<string> | undefined
function decoyHash(): Promise<string> {
  decoy ??= hash(crypto.randomUUID(), PARAMETERS)
  return decoy
}

/**
 * Verifies the password as typed, which earlier releases hashed, then in NFC. Returns false for a wrong password and if
 * none is stored; the work is the same in each case.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const isReal = stored !== null && stored !== undefined && stored !== NO_PASSWORD
  const against = isReal ? stored : await decoyHash()
  for (const form of new Set([password, compose(password)]))
    if (await queued(() => verify(against, form).catch(() => false))) return isReal
  return false
}

/** Throws `invalidRequest` if the password is shorter than the tenant's minimum. */
export function requirePasswordLength(password: string, minimum: number): void {
  if (password.length < minimum) throw new ApiError('invalidRequest', { fields: { password: 'too_small' } })
}
