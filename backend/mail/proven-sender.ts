import { eq } from 'drizzle-orm'
import { normaliseEmail } from '@/domain/member/rules'
import { type Queryable, schema } from '../platform/database/client'

const { members } = schema

/**
 * Whether an address is the sender's own: the sender was signed in and has opened a mail at this address. Mails to any
 * other address must not contain the sender's input. Otherwise anybody could send their own text to strangers through
 * the shop.
 */
export async function isProvenSender(db: Queryable, memberId: number | null, email: string): Promise<boolean> {
  if (memberId === null) return false
  const [member] = await db
    .select({ email: members.email, emailVerifiedAt: members.emailVerifiedAt })
    .from(members)
    .where(eq(members.id, memberId))
  return member !== undefined && member.emailVerifiedAt !== null && member.email === normaliseEmail(email)
}
