import { eq } from 'drizzle-orm'
import { normaliseEmail } from '@/domain/member/rules'
import { type Queryable, schema } from '../platform/database/client'

const { members } = schema

/**
 * Whether an address is the sender's own: they were signed in, and have opened a mail at this address. To any other
 * address goes nothing that they typed; else they could make the shop write their words to strangers.
 */
export async function isProvenSender(db: Queryable, memberId: number | null, email: string): Promise<boolean> {
  if (memberId === null) return false
  const [member] = await db
    .select({ email: members.email, emailVerifiedAt: members.emailVerifiedAt })
    .from(members)
    .where(eq(members.id, memberId))
  return member !== undefined && member.emailVerifiedAt !== null && member.email === normaliseEmail(email)
}
