import type { Queryable } from '../platform/database/client'
import { defineJob, queueJob } from '../platform/jobs/queue'
import type { Services } from '../services/services'

/** Removes the files of owners (`owners.ts`) whose personal data was deleted. */
export const removeDocumentsJob = defineJob<{ owners: string[] }>('removeDocuments')

/** Longer than it takes to render and store a document that was already started. */
const LAST_WRITE_MS = 2 * 60_000

/**
 * Queues the removal of the documents of some owners when the transaction commits, and again after `LAST_WRITE_MS`, for
 * a document that was being rendered meanwhile.
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

/** Removes documents that have not been requested for a long time. */
export async function removeExpiredDocuments(services: Services, company: string): Promise<boolean> {
  await services.documents.removeExpired(company, services.now())
  return true
}
