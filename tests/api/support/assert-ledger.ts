import { expect } from 'vitest'
import type { TenantDatabase } from '@/backend/platform/database/client'
import { LEDGER_FAULTS } from '../../fixtures/ledger-faults'

/** Every invariant of money and stock of one tenant's database; after any event of any test it holds. `instead`: in the place of a rule. */
export async function assertLedger(db: TenantDatabase, instead: Record<string, string> = {}): Promise<void> {
  for (const [rule, statement] of Object.entries({ ...LEDGER_FAULTS, ...instead })) {
    const found = await db.execute(statement)
    expect(found.rows, rule).toEqual([])
  }
}
