import { eq, sql } from 'drizzle-orm'
import { type Amount, ZERO } from '@/domain/money/amount'
import type { Holdings } from '@/domain/reservations/balance'
import { collectionStatusOf, toCollectionCode } from '@/domain/reservations/status'
import { type Queryable, schema, type Transaction } from '../platform/database/client'

const { ledger, reservations } = schema

export type LedgerRow = typeof ledger.$inferSelect

export interface LedgerEntry {
  reservationId: number
  paymentId: number | null
  entry: 'payment' | 'refund' | 'reversal'
  amount: Amount
  currency: string
  method: string
  /** Unique key of the entry's origin; a second entry with the same source is ignored. */
  source: string
  /** Only for a reversal: the id of the reversed payment, and the reason. */
  reverses?: number
  reason?: string
  at: Date
}

/**
 * The paid amount of a reservation: all payments less all refunds and reversals. `readPaid` excludes mismatched
 * payments, which are in the ledger but owed back.
 */
const PAID = sql<Amount>`coalesce(sum(case when l.entry = 'payment' then l.amount else -l.amount end), 0)::numeric(14, 2)`

async function readPaid(db: Queryable, reservationId: number, upTo: number | null = null): Promise<Amount> {
  const until = upTo === null ? sql`` : sql` and l.id <= ${upTo}`
  const result = await db.execute<{ paid: Amount }>(sql`
    select ${PAID} as paid from ledger l left join payments p on p.id = l.payment_id
    where l.reservation_id = ${reservationId} and p.reason is distinct from 'mismatch'${until}`)
  return result.rows[0]?.paid ?? ZERO
}

/** Returns the paid and refunding amounts as they were right after a ledger entry (`upTo`) was booked. */
export async function readHoldings(db: Queryable, reservationId: number, upTo: number): Promise<Holdings> {
  const result = await db.execute<{ refunding: Amount }>(sql`
    select coalesce(sum(f.amount), 0)::numeric(14, 2) as refunding from refunds f
    join ledger e on e.id = ${upTo} and (f.created_at < e.at or (f.ledger_id = e.id and f.cause = 'surplus'))
    where f.reservation_id = ${reservationId} and f.cause <> 'mismatch' and f.state <> 'withdrawn'
      and not exists (select from ledger l where l.source = 'refund:' || f.id and l.id <= e.id)`)
  const refundingAmount = result.rows[0]?.refunding ?? ZERO
  return { paidAmount: await readPaid(db, reservationId, upTo), refundingAmount }
}

/** Recomputes the paid amount and collection status from the ledger. The caller holds the reservation's lock. */
export async function recount(transaction: Transaction, reservationId: number): Promise<Amount> {
  const paid = await readPaid(transaction, reservationId)
  const [row] = await transaction.select().from(reservations).where(eq(reservations.id, reservationId))
  if (!row) throw new Error(`no reservation ${reservationId}`)
  const collection = collectionStatusOf({ paid, deposit: row.chargedAmount, total: row.fixed.totals.grandTotal })
  await transaction
    .update(reservations)
    .set({ paidAmount: paid, collectionStatus: toCollectionCode(collection) })
    .where(eq(reservations.id, reservationId))
  return paid
}

/**
 * Inserts a ledger entry and recounts the reservation; null if an entry with its source exists. The caller holds the
 * reservation's lock.
 */
export async function bookMoney(transaction: Transaction, entry: LedgerEntry): Promise<LedgerRow | null> {
  const [row] = await transaction.insert(ledger).values(entry).onConflictDoNothing().returning()
  if (!row) return null
  await recount(transaction, entry.reservationId)
  return row
}
