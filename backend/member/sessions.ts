import { and, eq, gt, isNull } from 'drizzle-orm'
import { type Queryable, schema, type TenantDatabase } from '../db/client'
import type { Caller } from '../http/context'
import { randomToken, sha256 } from '../http/secrets'

const { memberSessions } = schema
const SESSION_DAYS = 30
const DAY = 86_400_000

/** Makes a session of 30 days; only the token's hash is kept. */
export async function startSession(
  db: Queryable,
  memberId: number,
  userAgent: string,
  now: number,
): Promise<{ token: string; expiresAt: string }> {
  const token = randomToken(32)
  const expiresAt = new Date(now + SESSION_DAYS * DAY)
  await db
    .insert(memberSessions)
    .values({ tokenHash: sha256(token), memberId, userAgent, expiresAt, createdAt: new Date(now) })
  return { token, expiresAt: expiresAt.toISOString() }
}

/** The member of a token that is neither lapsed nor revoked, or null. */
export async function findCaller(db: TenantDatabase, token: string, now: number): Promise<Caller | null> {
  const tokenHash = sha256(token)
  const [session] = await db
    .select({ memberId: memberSessions.memberId })
    .from(memberSessions)
    .where(
      and(
        eq(memberSessions.tokenHash, tokenHash),
        isNull(memberSessions.revokedAt),
        gt(memberSessions.expiresAt, new Date(now)),
      ),
    )
  return session ? { memberId: session.memberId, tokenHash } : null
}

export async function endSession(db: Queryable, tokenHash: string, now: number): Promise<void> {
  await db
    .update(memberSessions)
    .set({ revokedAt: new Date(now) })
    .where(eq(memberSessions.tokenHash, tokenHash))
}

/** A changed password ends every other session of the member (decisions 8). */
export async function endOtherSessions(
  db: Queryable,
  memberId: number,
  keepTokenHash: string,
  now: number,
): Promise<void> {
  const sessions = await db
    .select({ tokenHash: memberSessions.tokenHash })
    .from(memberSessions)
    .where(and(eq(memberSessions.memberId, memberId), isNull(memberSessions.revokedAt)))
  for (const { tokenHash } of sessions) if (tokenHash !== keepTokenHash) await endSession(db, tokenHash, now)
}
