import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm'
import { type Queryable, schema } from '../platform/database/client'
import { randomToken, sha256 } from '../platform/shared/secrets'
import type { StaffRow } from './context'

const { staff, staffSessions } = schema

const HOUR = 3_600_000
/** A working day; a desk that nobody uses closes sooner. */
const SESSION_HOURS = 12
const IDLE_MILLISECONDS = 2 * HOUR
/** How exactly 'last seen' is kept: looking at a page should not write each time. */
const SEEN_MILLISECONDS = 60_000

/** Makes a session; only the token's hash is kept. */
export async function startStaffSession(
  db: Queryable,
  staffId: number,
  from: { userAgent: string; network: string },
  now: number,
): Promise<string> {
  const token = randomToken(32)
  const at = new Date(now)
  const expiresAt = new Date(now + SESSION_HOURS * HOUR)
  await db
    .insert(staffSessions)
    .values({ tokenHash: sha256(token), staffId, ...from, createdAt: at, lastSeenAt: at, expiresAt })
  return token
}

/** The person of a token while the session and the person are in force; else null. */
export async function findStaff(
  db: Queryable,
  token: string,
  now: number,
): Promise<{ staff: StaffRow; sessionHash: string } | null> {
  const sessionHash = sha256(token)
  const [row] = await db
    .select({ staff, lastSeenAt: staffSessions.lastSeenAt })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(
      and(
        eq(staffSessions.tokenHash, sessionHash),
        isNull(staffSessions.revokedAt),
        gt(staffSessions.expiresAt, new Date(now)),
        gt(staffSessions.lastSeenAt, new Date(now - IDLE_MILLISECONDS)),
        eq(staff.active, true),
      ),
    )
  if (!row) return null
  if (row.lastSeenAt.getTime() < now - SEEN_MILLISECONDS) {
    await db
      .update(staffSessions)
      .set({ lastSeenAt: new Date(now) })
      .where(and(eq(staffSessions.tokenHash, sessionHash), lt(staffSessions.lastSeenAt, new Date(now))))
  }
  return { staff: row.staff, sessionHash }
}

/** Ends one session. */
export async function endStaffSession(db: Queryable, tokenHash: string, now: number): Promise<void> {
  await db
    .update(staffSessions)
    .set({ revokedAt: new Date(now) })
    .where(and(eq(staffSessions.tokenHash, tokenHash), isNull(staffSessions.revokedAt)))
}

/** Ends all of a person's sessions but the one to keep; null keeps none. */
export async function endStaffSessions(
  db: Queryable,
  staffId: number,
  keep: string | null,
  now: number,
): Promise<void> {
  await db
    .update(staffSessions)
    .set({ revokedAt: new Date(now) })
    .where(
      and(
        eq(staffSessions.staffId, staffId),
        isNull(staffSessions.revokedAt),
        keep === null ? undefined : ne(staffSessions.tokenHash, keep),
      ),
    )
}
