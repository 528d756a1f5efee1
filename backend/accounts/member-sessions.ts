import { and, desc, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Account } from '@/domain/member/account-schema'
import { describeDevice } from '@/domain/member/device'
import { batchQueriesOf } from '../platform/database/batch-queries'
import { poolOf, type Queryable, schema, type TenantDatabase } from '../platform/database/client'
import type { Caller } from '../platform/http/context'
import { randomToken, sha256 } from '../platform/shared/secrets'

const { memberSessions } = schema
const SESSION_DAYS = 30
const DAY = 86_400_000
/** Precision of 'last seen', so that not every read request writes. */
const SEEN_MILLISECONDS = 10 * 60_000

/** How long a remembered browser can sign in again, counted from its last sign-in. */
const REMEMBERED_DAYS = 90

export interface NewSession {
  id: number
  token: string
  expiresAt: string
  /** Null if the browser is not remembered. */
  rememberToken: string | null
}

interface SessionOrigin {
  userAgent: string
  network: string
  isRemembered?: boolean
}

/** Creates a session of 30 days, remembered for 90 days on request. Only hashes of its tokens are stored. */
export async function startSession(
  db: Queryable,
  memberId: number,
  { isRemembered = false, ...from }: SessionOrigin,
  now: number,
): Promise<NewSession> {
  const token = randomToken(32)
  const rememberToken = isRemembered ? randomToken(32) : null
  const remembered = rememberToken
    ? { rememberHash: sha256(rememberToken), rememberUntil: new Date(now + REMEMBERED_DAYS * DAY) }
    : {}
  const expiresAt = new Date(now + SESSION_DAYS * DAY)
  const at = new Date(now)
  const [row] = await db
    .insert(memberSessions)
    .values({ tokenHash: sha256(token), memberId, ...from, ...remembered, expiresAt, createdAt: at, lastSeenAt: at })
    .returning({ id: memberSessions.id })
  if (!row) throw new Error('the session was not written')
  return { id: row.id, token, expiresAt: expiresAt.toISOString(), rememberToken }
}

/** An expired session that is remembered can be resumed, so the member can list it and end it like any other. */
const isOpen = (now: number) =>
  and(
    isNull(memberSessions.revokedAt),
    or(gt(memberSessions.expiresAt, new Date(now)), gt(memberSessions.rememberUntil, new Date(now))),
  )

interface FoundSession {
  tokenHash: string
  memberId: number
  /** Epoch milliseconds. */
  lastSeenAt: number
  expiresAt: number
  mustChangePassword: boolean
}

const milliseconds = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`

const SESSIONS = {
  name: 'member_sessions',
  text: `select s.token_hash as "tokenHash", s.member_id as "memberId", ${milliseconds('s.last_seen_at')} as "lastSeenAt",
    ${milliseconds('s.expires_at')} as "expiresAt", m.must_change_password as "mustChangePassword"
    from member_sessions s join members m on m.id = s.member_id
    where s.token_hash = any($1) and s.revoked_at is null and m.status = 'active'`,
}

/** Runs before every request of a member. Concurrent lookups are batched. */
const loadSession = batchQueriesOf<string, FoundSession | null>((db) => async (hashes) => {
  const { rows } = await poolOf(db).query<FoundSession>(SESSIONS, [hashes])
  return hashes.map((hash) => rows.find(({ tokenHash }) => tokenHash === hash) ?? null)
})

/** Returns the member of a token, or null if the token has expired or is revoked. */
export async function findCaller(db: TenantDatabase, token: string, now: number): Promise<Caller | null> {
  const tokenHash = sha256(token)
  const found = await loadSession(db, tokenHash)
  if (!found || found.expiresAt <= now) return null
  const { memberId, mustChangePassword } = found
  if (found.lastSeenAt < now - SEEN_MILLISECONDS) {
    await db
      .update(memberSessions)
      .set({ lastSeenAt: new Date(now) })
      .where(and(eq(memberSessions.tokenHash, tokenHash), lt(memberSessions.lastSeenAt, new Date(now))))
  }
  return { memberId, tokenHash, mustChangePassword }
}

/** Open sessions, the most recently used first. */
export async function listSessions(db: Queryable, caller: Caller, now: number): Promise<Account['memberSessions']> {
  const rows = await db
    .select()
    .from(memberSessions)
    .where(and(eq(memberSessions.memberId, caller.memberId), isOpen(now)))
    .orderBy(desc(memberSessions.lastSeenAt), desc(memberSessions.id))
  return rows.map((row) => ({
    sessionId: row.id,
    device: describeDevice(row.userAgent ?? ''),
    network: row.network,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    current: row.tokenHash === caller.tokenHash,
  }))
}

/** Revokes credentials that were exchanged recently, so that they cannot start a session after the member ended one. */
async function forgetExchanged(db: Queryable, memberId: number): Promise<void> {
  await db
    .update(memberSessions)
    .set({ rememberHash: null })
    .where(
      and(
        eq(memberSessions.memberId, memberId),
        isNotNull(memberSessions.rememberUsedAt),
        isNotNull(memberSessions.rememberHash),
      ),
    )
}

export async function endSession(db: Queryable, tokenHash: string, now: number): Promise<void> {
  const [ended] = await db
    .update(memberSessions)
    .set({ revokedAt: new Date(now) })
    .where(and(eq(memberSessions.tokenHash, tokenHash), isNull(memberSessions.revokedAt)))
    .returning({ memberId: memberSessions.memberId })
  if (ended) await forgetExchanged(db, ended.memberId)
}

/** Returns false if the member has no such open session. Another member's session counts as unknown. */
export async function endSessionById(db: Queryable, memberId: number, id: number, now: number): Promise<boolean> {
  const ended = await db
    .update(memberSessions)
    .set({ revokedAt: new Date(now) })
    .where(and(eq(memberSessions.id, id), eq(memberSessions.memberId, memberId), isOpen(now)))
    .returning({ id: memberSessions.id })
  if (ended.length > 0) await forgetExchanged(db, memberId)
  return ended.length > 0
}

/** Keeps the session but removes its remember credential: the browser must ask for the password next time. */
export async function forgetCredential(db: Queryable, tokenHash: string): Promise<void> {
  await db
    .update(memberSessions)
    .set({ rememberHash: null, rememberUntil: null })
    .where(eq(memberSessions.tokenHash, tokenHash))
}

/** Ends all other sessions of the member (decisions 8). Without a session to keep, it ends all of them. */
export async function endSessions(
  db: Queryable,
  memberId: number,
  keepTokenHash: string | null,
  now: number,
): Promise<void> {
  await db
    .update(memberSessions)
    // A recently exchanged credential must not start a session after this.
    .set({ revokedAt: sql`coalesce(${memberSessions.revokedAt}, ${new Date(now).toISOString()})`, rememberHash: null })
    .where(
      and(
        eq(memberSessions.memberId, memberId),
        or(isNull(memberSessions.revokedAt), isNotNull(memberSessions.rememberHash)),
        keepTokenHash === null ? undefined : ne(memberSessions.tokenHash, keepTokenHash),
      ),
    )
}
