import { and, eq } from 'drizzle-orm'
import { schema, type Transaction } from '../database/client'
import { sha256 } from '../shared/secrets'
import type { CallContext } from './context'
import { ApiError } from './errors'

const { idempotencyKeys } = schema

/** What a key stands for: the call (and whose it is), the key that was sent, and what was asked under it. */
export interface Keyed {
  scope: string
  key: string
  requestHash: string
}

/** Longer keys are kept by their hash. */
const LONGEST_KEY = 100

/** Throws `idempotencyKeyMissing`. */
export function keyOf(context: CallContext, scope: string, request: unknown): Keyed {
  const { idempotencyKey } = context
  if (!idempotencyKey) throw new ApiError('idempotencyKeyMissing')
  const key = idempotencyKey.length > LONGEST_KEY ? sha256(idempotencyKey) : idempotencyKey
  return { scope, key, requestHash: sha256(JSON.stringify(request)) }
}

/**
 * The row that keeps an answer under its key, to be written in the very transaction that makes it true: they come to be
 * together or not at all, whenever the process is killed. Of two that send the same at once the second waits there for
 * the first one's end; if that was a good one, the primary key rolls back what the second has done.
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

/** The stored answer, or null; throws `idempotencyKeyReused` where another request was sent under the key. */
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
 * Runs `work` once per key and scope; the same request sent again gets the first answer (`replay` makes it of what was
 * kept), another one under the same key is refused. A failure keeps nothing, so that it may be tried again. `work` keeps
 * its answer (`toAnswerRow`) and so cannot succeed twice: only where it fails, for whatever reason, is the key looked up.
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
