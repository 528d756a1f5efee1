import { count, desc, eq } from 'drizzle-orm'
import type { AgencyReservation } from '@/domain/agency/schema'
import { schema } from '../platform/database/client'
import type { AgencyContext } from '../platform/http/context'
import { closeEnded } from './ended'
import { listSummaries } from './views'

const { reservations } = schema

/**
 * `GET /acente-rezervasyon-listele`: lists the reservations of the agency in the token; the request has no agency id.
 */
export async function listAgencyReservations(
  context: AgencyContext,
  { page, limit }: { page: number; limit: number },
): Promise<{ reservations: AgencyReservation[]; total: number }> {
  const { db, agency } = context
  const mine = eq(reservations.agencyId, agency.agencyId)
  const [known] = await db.select({ value: count() }).from(reservations).where(mine)
  const rows = await db
    .select()
    .from(reservations)
    .where(mine)
    .orderBy(desc(reservations.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const summaries = await closeEnded(context, await listSummaries(db, rows))
  const list = rows.flatMap((row, index): AgencyReservation[] => {
    const reservation = summaries[index]
    if (!reservation) return []
    const { firstName, lastName } = row.guest
    const bookedByAgency = row.agencyUserId !== null
    return [
      {
        reservation: { ...reservation, reference: bookedByAgency ? reservation.reference : null },
        guest: { firstName, lastName },
        bookedByAgency,
        subAgencyId: row.subAgencyId,
        commission: row.agencyCommission,
        commissionPercent: row.agencyCommissionPercent,
      },
    ]
  })
  return { reservations: list, total: known?.value ?? 0 }
}
