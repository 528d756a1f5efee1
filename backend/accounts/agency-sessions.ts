import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import { type Queryable, schema } from '../platform/database/client'
import type { AgencyCaller } from '../platform/http/context'
import { randomToken, sha256 } from '../platform/shared/secrets'
import { isInForce } from './agency-accounts'

const { agencies, agencySessions, agencyUsers } = schema

/** One working day: an agency's computer is shared more often than a member's phone. */
const SESSION_HOURS = 12
const HOUR = 3_600_000

/** No member token begins with this prefix, because member tokens contain no full stop. */
const PREFIX = 'ac.'

export const isAgencyToken = (token: string): boolean => token.startsWith(PREFIX)

export async function startAgencySession(
  db: Queryable,
  userId: number,
  from: { userAgent: string; network: string },
  now: number,
): Promise<{ token: string; expiresAt: string }> {
  const token = `${PREFIX}${randomToken(32)}`
  const expiresAt = new Date(now + SESSION_HOURS * HOUR)
  await db
    .insert(agencySessions)
    .values({ tokenHash: sha256(token), userId, ...from, createdAt: new Date(now), expiresAt })
  return { token, expiresAt: expiresAt.toISOString() }
}

/** Returns the user of a token while the session, the user and the agency are all in force, else null. */
export async function findAgencyCaller(db: Queryable, token: string, now: number): Promise<AgencyCaller | null> {
  const tokenHash = sha256(token)
  const [row] = await db
    .select({ user: agencyUsers, agency: agencies })
    .from(agencySessions)
    .innerJoin(agencyUsers, eq(agencyUsers.id, agencySessions.userId))
    .innerJoin(agencies, eq(agencies.id, agencyUsers.agencyId))
    .where(
      and(
        eq(agencySessions.tokenHash, tokenHash),
        isNull(agencySessions.revokedAt),
        gt(agencySessions.expiresAt, new Date(now)),
        eq(agencyUsers.active, true),
      ),
    )
  if (!row || row.agency.memberId === null || !(await isInForce(db, row.agency, now))) return null
  const { user, agency } = row
  return {
    agencyId: agency.id,
    userId: user.id,
    tokenHash,
    mustChangePassword: user.mustChangePassword,
    memberId: row.agency.memberId,
    discountPercent: agency.discountPercent,
    commissionPercent: agency.commissionPercent,
    unpaidLimits: agency.unpaidLimits,
  }
}

export async function endAgencySession(db: Queryable, tokenHash: string, now: number): Promise<void> {
  await db
    .update(agencySessions)
    .set({ revokedAt: new Date(now) })
    .where(and(eq(agencySessions.tokenHash, tokenHash), isNull(agencySessions.revokedAt)))
}

/** Ends all sessions of a user except the given one. With null it ends all of them. */
export async function endAgencySessions(
  db: Queryable,
  userId: number,
  keepTokenHash: string | null,
  now: number,
): Promise<void> {
  await db
    .update(agencySessions)
    .set({ revokedAt: new Date(now) })
    .where(
      and(
        eq(agencySessions.userId, userId),
        isNull(agencySessions.revokedAt),
        keepTokenHash === null ? undefined : ne(agencySessions.tokenHash, keepTokenHash),
      ),
    )
}
