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
 * Runs a transaction. Retries it, up to three attempts in all, after a deadlock or a serialisation failure; PostgreSQL
 * has then rolled it back. All code locks rows in one order, so a retry is needed only where that order was missed.
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
