import { and, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import { createDocumentSealer, sealStoredDocuments } from '../documents/service'
import { forgetUnconfirmed } from '../newsletter/service'
import { schema } from '../platform/database/client'
import { dropLooseDocuments, dropOldDocuments, sealStoredRequests } from '../requests/service'
import { recomputeReviews } from '../reviews/service'
import type { Services } from '../services/services'
import { requireOtherSettings, todayOf } from '../settings/service'

const { holds, reservations, visits, watches } = schema

const DAY = 86_400_000
const LONGEST_WATCH_DAYS = 400
/** Long enough to compare a month with the same month of the previous year. */
const VISIT_DAYS = 400

/**
 * Deletes expired data: documents never sent, medical documents past their retention, addresses never confirmed,
 * expired watches, old visits, the address of ended holds, and the network hash of reservations that are no longer
 * active and unpaid.
 */
export async function cleanUp(services: Services, company: string): Promise<boolean> {
  const db = services.registry.requireDatabase(company)
  const now = services.now()
  const today = await todayOf(db, now)
  await dropLooseDocuments(db, now)
  const { medicalDocumentDays } = await requireOtherSettings(db)
  const dropped = await dropOldDocuments(db, medicalDocumentDays, now)
  const sealer = createDocumentSealer(services.env, company)
  const sealed = (await sealStoredDocuments(db, sealer)) + (await sealStoredRequests(db, sealer))
  if (dropped + sealed > 0) services.log.info({ company, dropped, sealed }, 'medical documents and texts')
  await recomputeReviews(db, today)
  await forgetUnconfirmed(db, now)
  await db
    .delete(watches)
    .where(
      or(
        lt(sql`coalesce(${watches.dateTo}, ${watches.dateFrom})`, today),
        lt(watches.createdAt, new Date(now - LONGEST_WATCH_DAYS * DAY)),
      ),
    )
  await db.delete(visits).where(lt(visits.at, new Date(now - VISIT_DAYS * DAY)))
  await db
    .update(holds)
    .set({ address: '' })
    .where(and(ne(holds.state, 'active'), ne(holds.address, ''), lt(holds.expiresAt, new Date(now - DAY))))
  await db
    .update(reservations)
    .set({ networkHash: null })
    .where(
      and(
        isNotNull(reservations.networkHash),
        or(ne(reservations.status, 'active'), ne(reservations.paidAmount, '0.00')),
      ),
    )
  return true
}
