import { eq } from 'drizzle-orm'
import type { Session } from '@/domain/member/schema'
import type { ParsedRequestOf } from '@/domain/wire/call'
import type { CALLS } from '@/domain/wire/calls'
import { findPlace } from '../accounts/service'
import { schema } from '../platform/database/client'
import type { CallContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { createLimit } from '../platform/limits/limits'
import { sha256 } from '../platform/shared/secrets'
import { signIn } from './sign-in'

const { members, memberSessions } = schema
type SessionRow = typeof memberSessions.$inferSelect

const rememberedLimit = createLimit('remembered-sign-in', 60, 60 * 60)

/** Two tabs that open at once send the same credential. The second one gets its own session. */
const GRACE_MILLISECONDS = 60_000

function canBegin({ rememberUntil, rememberUsedAt, revokedAt }: SessionRow, now: number): boolean {
  if (!rememberUntil || rememberUntil.getTime() <= now) return false
  if (rememberUsedAt) return now - rememberUsedAt.getTime() < GRACE_MILLISECONDS
  return revokedAt === null
}

/**
 * Signs in a remembered member (decisions 8). The credential belongs to a session. It becomes invalid when the password
 * changes, when the member signs out everywhere, when the session ends, and when the account is deleted. Throws
 * `invalidCredentials`.
 */
export async function signInRemembered(
  context: CallContext,
  { rememberToken }: ParsedRequestOf<typeof CALLS.rememberedSignIn>,
): Promise<Session> {
  const { now } = context
  await rememberedLimit.consume(context, context.clientNetwork)
  return context.db.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ session: memberSessions, member: members })
      .from(memberSessions)
      .innerJoin(members, eq(members.id, memberSessions.memberId))
      .where(eq(memberSessions.rememberHash, sha256(rememberToken)))
      .for('update', { of: memberSessions })
    if (found?.member.status !== 'active' || !canBegin(found.session, now)) throw new ApiError('invalidCredentials')
    if (!found.session.rememberUsedAt) {
      const at = new Date(now)
      await transaction
        .update(memberSessions)
        .set({ revokedAt: at, rememberUsedAt: at })
        .where(eq(memberSessions.tokenHash, found.session.tokenHash))
    }
    const place = await findPlace(context, transaction, found.member.id, null)
    return signIn(context, transaction, found.member, place, { isRemembered: true })
  })
}
