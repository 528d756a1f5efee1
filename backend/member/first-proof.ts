import { eq } from 'drizzle-orm'
import type { MemberRow } from '../accounts/service'
import { type Queryable, schema } from '../platform/database/client'

const { memberIdentities } = schema

/**
 * Whoever proves the mailbox of an account for the first time gets it alone: it may have been made by somebody who does
 * not have that mailbox, and an account of Google or Facebook that was connected until then would stay their way in.
 */
export async function endUnprovenWays(db: Queryable, member: MemberRow): Promise<void> {
  if (member.emailVerifiedAt === null) await db.delete(memberIdentities).where(eq(memberIdentities.memberId, member.id))
}
