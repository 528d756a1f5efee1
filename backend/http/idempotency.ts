import { and, eq, lt } from 'drizzle-orm'
import { schema, type Transaction } from '../db/client'
import type { CallContext } from './context'
import { ApiError } from './errors'
import { sha256 } from './secrets'

const { idempotencyKeys } = schema
const LEASE_MILLISECONDS = 30_000

/**
 * Keeps the answer in the very transaction that made it true, so that a process killed right after the commit does
 * not do the work again for the same key.
 */
export async function keepAnswer(
  transaction: Transaction,
  context: CallContext,
  scope: string,
  response: unknown,
): Promise<void> {
  await transaction
    .update(idempotencyKeys)
    .set({ response, status: 200 })
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, context.idempotencyKey ?? '')))
}

/**
 * Runs `work` once per key and scope; the same request sent again gets the first answer, another request under the
 * same key is refused, and one that is still running says so. A failure frees the key, so that it may be tried again.
 * `work` keeps its answer with `keepAnswer`.
 */
export async function once<T>(
  context: CallContext,
  scope: string,
  request: unknown,
  work: () => Promise<T>,
): Promise<T> {
  const key = context.idempotencyKey
  if (!key) throw new ApiError('idempotencyKeyMissing')
  const requestHash = sha256(JSON.stringify(request))
  const { db } = context
  const mine = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))
  const inserted = await db
    .insert(idempotencyKeys)
    .values({ scope, key, requestHash, createdAt: new Date(context.now) })
    .onConflictDoNothing()
    .returning()
  if (inserted.length === 0) {
    const [known] = await db.select().from(idempotencyKeys).where(mine)
    if (!known || known.requestHash !== requestHash) throw new ApiError('idempotencyKeyReused')
    if (known.response !== null) return known.response as T
    // Whoever did the work may be dead: after the lease one other takes it over, and the new time keeps the rest away.
    const taken = await db
      .update(idempotencyKeys)
      .set({ createdAt: new Date(context.now) })
      .where(and(mine, lt(idempotencyKeys.createdAt, new Date(context.now - LEASE_MILLISECONDS))))
      .returning()
    if (taken.length === 0) throw new ApiError('inProgress')
  }
  try {
    return await work()
  } catch (error) {
    await db.delete(idempotencyKeys).where(mine)
    throw error
  }
}
