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
 * Whose reservation it is (`ac_k_no`, `alt_ac_k_no`). A signed-in agency books as itself, whatever the request says,
 * at its trade discount and so without commission. Else the number that the visitor's browser kept counts if it is of
 * an agency in force: an unknown, suspended or ended one is dropped, since a stale note in a browser must not turn a
 * buyer away at checkout; so is a sub-agency of somebody else.
 * @param base what commission is reckoned on, in the fixed currency: the lines after all discounts, before added tax
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
