import { eq } from 'drizzle-orm'
import type { HoldReference } from '@/domain/basket/schema'
import type { HeldStock } from '../availability/service'
import { heldStockOf } from '../availability/service'
import { type Queryable, schema, type Transaction } from '../platform/database/client'
import { ApiError } from '../platform/http/errors'
import { safeEqual, sha256 } from '../platform/shared/secrets'

const { holds } = schema

export type HoldRow = typeof holds.$inferSelect

const isOwn = (row: HoldRow | undefined, reference: HoldReference): row is HoldRow =>
  row !== undefined && safeEqual(row.tokenHash, sha256(reference.holdToken))

export function isLive(row: Pick<HoldRow, 'state' | 'expiresAt'>, now: number): boolean {
  return row.state === 'active' && row.expiresAt.getTime() > now
}

export function stockOfHold(row: HoldRow): HeldStock[] {
  return heldStockOf(row.selection, { holdId: row.id })
}

/** Returns the locked hold, or null if no hold has this id and token. */
export async function lockHold(transaction: Transaction, reference: HoldReference): Promise<HoldRow | null> {
  const [row] = await transaction.select().from(holds).where(eq(holds.id, reference.id)).for('update')
  return isOwn(row, reference) ? row : null
}

/**
 * Throws `holdExpired` before any other check, so that a caller's own expired hold is not reported as sold out. A
 * `booked` hold passes: the call may be a retry for the reservation that it became.
 */
export async function requireOwnHold(db: Queryable, reference: HoldReference, now: number): Promise<void> {
  const [row] = await db.select().from(holds).where(eq(holds.id, reference.id))
  if (!isOwn(row, reference) || !(isLive(row, now) || row.state === 'booked')) throw new ApiError('holdExpired')
}

/** Returns the stock of a live hold; empty if the hold has expired or belongs to somebody else. */
export async function findHeldStock(db: Queryable, reference: HoldReference, now: number): Promise<HeldStock[]> {
  const [row] = await db.select().from(holds).where(eq(holds.id, reference.id))
  return isOwn(row, reference) && isLive(row, now) ? stockOfHold(row) : []
}
