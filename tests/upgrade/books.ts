import type { Pool } from 'pg'
import { expect, vi } from 'vitest'
import { type BookEntry, CARD_BOOK, compareBooks, type GatewayPayment } from '../fixtures/gateway-book'
import { LEDGER_FAULTS } from '../fixtures/ledger-faults'
import { ORIGINS } from './servers'

const WAIT = { timeout: 30_000, interval: 100 }

/** What two job loops on one database must not bring about: every statement answers no row. */
const JOB_FAULTS: Record<string, string> = {
  'a reservation lapses, is cancelled and is confirmed once': `
    select reservation_id, event from reservation_events
    where event in ('created', 'lapsed', 'cancelled', 'confirmed') group by 1, 2 having count(*) > 1`,
  'a job that ended at its first attempt was begun once': `
    select id, kind, attempts from jobs
    where done_at is not null and error is null and kind in ('mail', 'payRefund', 'lapseHold') and attempts <> 1`,
  'a recurring job is queued once for its pause': `
    select kind from jobs where kind = 'tidyFeedback' group by kind having count(*) > 1`,
}

/** Waits until no job is due: refunds are paid, mails are written. */
export async function waitForJobs(pool: Pool): Promise<void> {
  const due = "select kind from jobs where done_at is null and run_at <= now() and kind <> 'reconcilePayment'"
  await vi.waitFor(async () => expect((await pool.query(due)).rows).toEqual([]), WAIT)
}

/** Money, stock, jobs and mails of one tenant add up. */
export async function expectSoundBooks(pool: Pool): Promise<void> {
  for (const [rule, statement] of Object.entries({ ...LEDGER_FAULTS, ...JOB_FAULTS }))
    expect((await pool.query(statement)).rows, rule).toEqual([])
}

/** The gateway took and gave back what the books of all tenants say. */
export async function expectSameAsGateway(pools: readonly Pool[]): Promise<void> {
  const answer = await fetch(`${ORIGINS.gateway}/_payments`)
  const payments = (await answer.json()) as GatewayPayment[]
  const books = await Promise.all(pools.map(async (pool) => (await pool.query<BookEntry>(CARD_BOOK)).rows))
  const { captured, lost, invented } = compareBooks(payments, books.flat())
  expect({ lost, invented }).toEqual({ lost: [], invented: [] })
  expect(captured).toBeGreaterThan(0)
}
