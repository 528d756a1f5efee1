import { eq } from 'drizzle-orm'
import { createLink, endSessions, type MemberRow } from '../accounts/service'
import { queueMail } from '../outbox/service'
import { schema, type Transaction } from '../platform/database/client'
import type { CallContext } from '../platform/http/context'
import { NO_PASSWORD } from '../platform/passwords/passwords'

const { memberIdentities, members } = schema

type Prover = Pick<CallContext, 'caller' | 'now'>

/**
 * Ends all other ways to sign in when an account's mailbox is confirmed for the first time, because a person without
 * that mailbox may have created the account. Sessions, the password and connected Google or Facebook accounts are
 * removed, and a mailed link sets a new password. If the confirmation comes from a browser that is signed in to this
 * account, its session and the password are kept.
 * @param chosen the confirmation sets a new password itself
 */
export async function endUnprovenWays(
  transaction: Transaction,
  member: MemberRow,
  { caller, now }: Prover,
  { chosen = false } = {},
): Promise<void> {
  if (member.emailVerifiedAt !== null) return
  const { id } = member
  const own = caller?.memberId === id ? caller.tokenHash : null
  await transaction.delete(memberIdentities).where(eq(memberIdentities.memberId, id))
  await endSessions(transaction, id, own, now)
  if (chosen || own !== null || member.passwordHash === NO_PASSWORD) return
  await transaction.update(members).set({ passwordHash: NO_PASSWORD }).where(eq(members.id, id))
  const token = await createLink(transaction, id, now, { keepsOthers: true })
  await queueMail(transaction, { kind: 'passwordEnded', memberId: id, token }, `password-ended:${id}`, now)
}
