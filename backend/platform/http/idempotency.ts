import { and, eq } from 'drizzle-orm'
import { schema, type Transaction } from '../database/client'
import { sha256 } from '../shared/secrets'
import type { CallContext } from './context'
import { ApiError } from './errors'

const { idempotencyKeys } = schema

/** An idempotency key: its scope (the call and its caller), the key itself, and the hash of the request. */
export interface Keyed {
  scope: string
  key: string
  requestHash: string
}

/** Longer keys are stored as their hash. */
const LONGEST_KEY = 100

/** Throws `idempotencyKeyMissing` if the request has no key. */
export function keyOf(context: CallContext, scope: string, request: unknown): Keyed {
  const { idempotencyKey } = context
  if (!idempotencyKey) throw new ApiError('idempotencyKeyMissing')
  const key = idempotencyKey.length > LONGEST_KEY ? sha256(idempotencyKey) : idempotencyKey
  return { scope, key, requestHash: sha256(JSON.stringify(request)) }
}

/**
 * The row that stores a response under its key. Insert it in the transaction that makes the change, so that both are
 * committed or neither is, even if the process is killed. A concurrent transaction with the same key waits for the
 * first to end. If the first commits, the primary key makes the second roll back.
 */
export function toAnswerRow(keyed: Keyed, response: unknown, now: number): typeof idempotencyKeys.$inferInsert {
  return { ...keyed, response, status: 200, createdAt: new Date(now) }
}

export async function storeAnswer(
  transaction: Transaction,
  keyed: Keyed,
  response: unknown,
  now: number,
): Promise<void> {
  await transaction.insert(idempotencyKeys).values(toAnswerRow(keyed, response, now))
}

/** Returns the stored response, or null. Throws `idempotencyKeyReused` if another request was sent under the key. */
async function findAnswer<K>({ db }: CallContext, { scope, key, requestHash }: Keyed): Promise<K | null> {
  const [known] = await db
    .select({ requestHash: idempotencyKeys.requestHash, response: idempotencyKeys.response })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)))
  if (!known) return null
  if (known.requestHash !== requestHash) throw new ApiError('idempotencyKeyReused')
  return known.response as K | null
}

/**
 * Runs `work` once per key and scope. `work` stores its response (`toAnswerRow`) and therefore cannot succeed twice. If
 * `work` fails for any reason, the key is looked up: the same request gets the first response, which `replay` builds
 * from the stored value. Throws `idempotencyKeyReused` for another request under the same key. A failure stores
 * nothing, so the caller can retry.
 */
export async function once<K, T>(
  context: CallContext,
  keyed: Keyed,
  work: () => Promise<T>,
  replay: (stored: K) => T | Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const known = await findAnswer<K>(context, keyed)
    if (known !== null) return replay(known)
    throw error
  }
}
