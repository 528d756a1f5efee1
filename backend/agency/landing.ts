import { and, eq } from 'drizzle-orm'
import { ATTRIBUTION_DAYS } from '@/domain/agency/limits'
import type { AgencyLanding } from '@/domain/agency/schema'
import { addDays } from '@/domain/dates/plain-date'
import { toInstant } from '@/domain/dates/zone'
import { pickLocalized } from '@/domain/shared/locales'
import type { ParsedRequestOf } from '@/domain/wire/call'
import type { CALLS } from '@/domain/wire/calls'
import { type AgencyRow, findAgencyInForce } from '../accounts/service'
import { type Queryable, schema } from '../platform/database/client'
import type { CallContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { requireLanguage, requireTimeZone } from '../settings/service'

const { subAgencies } = schema
const DAY = 86_400_000

/** Returns the active sub-agency of this agency, else null. */
export async function findSubAgency(db: Queryable, agencyId: number, id: number | null | undefined) {
  if (!id) return null
  const [row] = await db
    .select()
    .from(subAgencies)
    .where(and(eq(subAgencies.id, id), eq(subAgencies.agencyId, agencyId), eq(subAgencies.active, true)))
  return row ?? null
}

/** Thirty days after the visit, but not after the contract's last day. */
async function attributedUntil(db: Queryable, agency: AgencyRow, now: number): Promise<string> {
  const usual = now + ATTRIBUTION_DAYS * DAY
  if (agency.validUntil === null) return new Date(usual).toISOString()
  const end = Date.parse(toInstant(addDays(agency.validUntil, 1), '00:00', await requireTimeZone(db)))
  return new Date(Math.min(usual, end)).toISOString()
}

/** `GET /acente-getir`. Throws `notFound` if the agency is unknown or not in force. */
export async function getAgencyLanding(
  { db, now }: CallContext,
  input: ParsedRequestOf<typeof CALLS.getAgencyLanding>,
): Promise<AgencyLanding> {
  const agency = await findAgencyInForce(db, input.agencyId, now)
  if (!agency) throw new ApiError('notFound')
  const sub = await findSubAgency(db, agency.id, input.subAgencyId)
  const words = pickLocalized(agency.landing, input.locale, (await requireLanguage(db)).default)
  return {
    agencyId: agency.id,
    agencyName: agency.tradeName,
    subAgencyId: sub?.id ?? null,
    subAgencyName: sub?.name ?? null,
    city: agency.city,
    country: agency.country,
    website: agency.website,
    text: words?.text ?? null,
    attributedUntil: await attributedUntil(db, agency, now),
  }
}
