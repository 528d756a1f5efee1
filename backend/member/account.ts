import { and, eq } from 'drizzle-orm'
import { type Account, PROVIDERS } from '@/domain/member/account-schema'
import { endSessionById, endSessions, listSessions, requireMember } from '../accounts/service'
import { type Queryable, schema } from '../platform/database/client'
import type { MemberContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { currentConsents, listConsents } from './consents'
import { toMember } from './member-view'

const { memberIdentities, members } = schema

async function listIdentities(db: Queryable, memberId: number): Promise<Account['identities']> {
  const rows = await db.select().from(memberIdentities).where(eq(memberIdentities.memberId, memberId))
  return PROVIDERS.flatMap((provider) => {
    const row = rows.find((entry) => entry.provider === provider)
    return row ? [{ provider, connectedAt: row.createdAt.toISOString() }] : []
  })
}

/** `GET /uye-hesap-get`. With `everything`, the response includes the complete history of consents, for the export. */
export async function getAccount({ db, caller, now }: MemberContext, everything = false): Promise<Account> {
  const consents = await listConsents(db, caller.memberId)
  return {
    consents: everything ? consents : currentConsents(consents),
    identities: await listIdentities(db, caller.memberId),
    memberSessions: await listSessions(db, caller, now),
  }
}

export async function endOneSession(context: MemberContext, sessionId: number): Promise<Account> {
  const ended = await endSessionById(context.db, context.caller.memberId, sessionId, context.now)
  if (!ended) throw new ApiError('notFound')
  return getAccount(context)
}

export async function endAllOtherSessions(context: MemberContext): Promise<Account> {
  await endSessions(context.db, context.caller.memberId, context.caller.tokenHash, context.now)
  return getAccount(context)
}

/** Throws `onlyWayIn` if the member has neither a password nor another provider. */
export async function disconnectProvider(context: MemberContext, provider: string): Promise<Account> {
  const { db, caller } = context
  await db.transaction(async (transaction) => {
    // Locks the member: two concurrent calls could otherwise remove both providers.
    await transaction.select({ id: members.id }).from(members).where(eq(members.id, caller.memberId)).for('update')
    const identities = await listIdentities(transaction, caller.memberId)
    if (!identities.some((identity) => identity.provider === provider)) throw new ApiError('notFound')
    const { hasPassword } = toMember(await requireMember(transaction, caller.memberId))
    if (!hasPassword && identities.length === 1) throw new ApiError('onlyWayIn')
    await transaction
      .delete(memberIdentities)
      .where(and(eq(memberIdentities.memberId, caller.memberId), eq(memberIdentities.provider, provider)))
  })
  return getAccount(context)
}
