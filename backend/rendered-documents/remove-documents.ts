import type { Queryable } from '../platform/database/client'
import { defineJob, queueJob } from '../platform/jobs/queue'
import type { Services } from '../services/services'

/** Files of owners (`owners.ts`) that hold personal data which was deleted. */
export const removeDocumentsJob = defineJob<{ owners: string[] }>('removeDocuments')

/** Longer than a document that was begun before can take to be rendered and stored. */
const LAST_WRITE_MS = 2 * 60_000

/**
 * Removes the documents of some owners once the transaction is committed, and again when a document that was being rendered
 * meanwhile has been stored.
 */
export async function queueRemoval(db: Queryable, owners: string[], now: number): Promise<void> {
  if (owners.length === 0) return
  for (const runAt of [now, now + LAST_WRITE_MS])
    await queueJob(db, removeDocumentsJob, { owners }, { dedupeKey: null, runAt })
}

export async function removeDocuments(
  services: Services,
  company: string,
  { owners }: { owners: string[] },
): Promise<boolean> {
  await services.documents.remove(company, owners)
  return true
}

/** Removes documents that nobody has asked for in a long time. */
export async function removeExpiredDocuments(services: Services, company: string): Promise<boolean> {
  await services.documents.removeExpired(company, services.now())
  return true
}
