import { percentOf, ZERO } from '@/domain/money/amount'
import { findAgencyInForce } from '../accounts/service'
import type { Queryable } from '../platform/database/client'
import type { AgencyCaller } from '../platform/http/context'
import { findSubAgency } from './landing'

export interface Attribution {
  agencyId: number | null
  subAgencyId: number | null
  agencyUserId: number | null
  agencyCommission: string
  agencyCommissionPercent: string
}

const NOBODY: Attribution = {
  agencyId: null,
  subAgencyId: null,
  agencyUserId: null,
  agencyCommission: ZERO,
  agencyCommissionPercent: ZERO,
}

interface Claim {
  agencyId: number | null
  subAgencyId: number | null
}

/**
 * Returns the agency to which a reservation belongs (`ac_k_no`, `alt_ac_k_no`). A signed-in agency always books as
 * itself, at its trade discount and without commission, whatever the request contains. Otherwise the agency number
 * stored in the visitor's browser counts if that agency is in force. An unknown, suspended or expired agency is
 * ignored, because an outdated number must not block a checkout. A sub-agency of another agency is also ignored.
 * @param base the base of the commission in the fixed currency: the lines after all discounts, before added tax
 */
export async function attribute(
  db: Queryable,
  booker: AgencyCaller | null,
  claim: Claim,
  base: string,
  now: number,
): Promise<Attribution> {
  const agencyId = booker?.agencyId ?? claim.agencyId
  if (agencyId === null) return NOBODY
  const agency = await findAgencyInForce(db, agencyId, now)
  if (!agency) return NOBODY
  const sub = await findSubAgency(db, agency.id, claim.subAgencyId)
  const isOwn = booker !== null
  return {
    agencyId: agency.id,
    subAgencyId: sub?.id ?? null,
    agencyUserId: booker?.userId ?? null,
    agencyCommission: isOwn ? ZERO : percentOf(base, agency.commissionPercent),
    agencyCommissionPercent: isOwn ? ZERO : agency.commissionPercent,
  }
}
