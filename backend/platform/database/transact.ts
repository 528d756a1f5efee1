import type { TenantDatabase, Transaction } from './client'

const DEADLOCK = '40P01'
const SERIALISATION = '40001'
const ATTEMPTS = 3

function codeOf(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return undefined
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return code ?? codeOf(cause)
}

/**
 * A transaction that is run again when the database picked it as the victim of a deadlock: nothing of it has happened
 * then. Rows are locked in one order everywhere, so this is for the order that nobody thought of.
 */
export async function transact<T>(db: TenantDatabase, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work)
    } catch (error) {
      const code = codeOf(error)
      if (attempt >= ATTEMPTS || (code !== DEADLOCK && code !== SERIALISATION)) throw error
    }
  }
}
