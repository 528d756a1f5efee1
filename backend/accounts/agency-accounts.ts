import { and, asc, eq } from 'drizzle-orm'
import { type Agency, agencySchema } from '@/domain/agency/schema'
import { toLocal } from '@/domain/dates/zone'
import { normaliseEmail } from '@/domain/member/rules'
import { type Queryable, schema } from '../platform/database/client'
import { ApiError } from '../platform/http/errors'
import { requireTimeZone } from '../settings/service'

const { agencies, agencyUsers, subAgencies } = schema

export type AgencyRow = typeof agencies.$inferSelect
export type AgencyUserRow = typeof agencyUsers.$inferSelect

/** Whether the agency is approved, not suspended, and not past its contract's last day in the tenant's time zone. */
export async function isInForce(db: Queryable, agency: AgencyRow, now: number): Promise<boolean> {
  if (agency.status !== 'active') return false
  if (agency.validUntil === null) return true
  return toLocal(now, await requireTimeZone(db)).date <= agency.validUntil
}

/** Returns the agency with this id if it is in force, else null. */
export async function findAgencyInForce(db: Queryable, id: number, now: number): Promise<AgencyRow | null> {
  const [row] = await db.select().from(agencies).where(eq(agencies.id, id))
  return row && (await isInForce(db, row, now)) ? row : null
}

/** Returns the user of an agency in force by e-mail address, else null. */
export async function findAgencyUser(
  db: Queryable,
  email: string,
  now: number,
): Promise<{ user: AgencyUserRow; agency: AgencyRow } | null> {
  const [row] = await db
    .select({ user: agencyUsers, agency: agencies })
    .from(agencyUsers)
    .innerJoin(agencies, eq(agencies.id, agencyUsers.agencyId))
    .where(and(eq(agencyUsers.email, normaliseEmail(email)), eq(agencyUsers.active, true)))
  return row && (await isInForce(db, row.agency, now)) ? row : null
}

export async function listSubAgencies(db: Queryable, agencyId: number): Promise<Agency['subAgencies']> {
  const rows = await db
    .select()
    .from(subAgencies)
    .where(and(eq(subAgencies.agencyId, agencyId), eq(subAgencies.active, true)))
    .orderBy(asc(subAgencies.id))
  return rows.map(({ id, name }) => ({ subAgencyId: id, subAgencyName: name }))
}

/** The data of the agency and of the user that the user may see. */
export async function requireAgencyView(db: Queryable, userId: number): Promise<Agency> {
  const [row] = await db
    .select({ user: agencyUsers, agency: agencies })
    .from(agencyUsers)
    .innerJoin(agencies, eq(agencies.id, agencyUsers.agencyId))
    .where(eq(agencyUsers.id, userId))
  if (!row) throw new ApiError('unauthenticated')
  const { user, agency } = row
  return agencySchema.parse({
    agencyId: agency.id,
    legalName: agency.legalName,
    tradeName: agency.tradeName,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    locale: user.locale,
    mustChangePassword: user.mustChangePassword,
    discountPercent: agency.discountPercent,
    commissionPercent: agency.commissionPercent,
    agencyValidUntil: agency.validUntil,
    subAgencies: await listSubAgencies(db, agency.id),
  })
}
