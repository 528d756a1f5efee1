import { eq } from 'drizzle-orm'
import { createLink, endSessions, type MemberRow } from '../accounts/service'
import { queueMail } from '../outbox/service'
import { schema, type Transaction } from '../platform/database/client'
import type { CallContext } from '../platform/http/context'
import { NO_PASSWORD } from '../platform/passwords/passwords'

const { memberIdentities, members } = schema

type Prover = Pick<CallContext, 'caller' | 'now'>

/**
 * The first proof of an account's mailbox ends every other way into the account, since somebody without that mailbox may have made it. Sessions, the password and connected accounts of Google or Facebook end, and a mailed link sets a new password. Where the proof
 * comes from a browser that is signed in to this account, that session and the password are of the same person and stay.
 * @param chosen the proof brings a password of its own
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
