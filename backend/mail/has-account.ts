import { eq } from 'drizzle-orm'
import { schema, type TenantDatabase } from '../platform/database/client'
import { NO_PASSWORD } from '../platform/passwords/passwords'

const { memberIdentities, members, reservations } = schema

type Row = typeof reservations.$inferSelect

/**
 * Whether the recipient can sign in to the account that holds the reservation: with a password or with Google or
 * Facebook, and with the address to which the mail is sent. A reservation made by an agency belongs to the agency's
 * account.
 */
export async function hasAccount(db: TenantDatabase, row: Row): Promise<boolean> {
  if (row.agencyUserId !== null) return false
  const [member] = await db.select().from(members).where(eq(members.id, row.memberId))
  if (member?.email !== row.guest.email.toLowerCase()) return false
  if (member.passwordHash !== NO_PASSWORD) return true
  const identities = await db.select().from(memberIdentities).where(eq(memberIdentities.memberId, member.id)).limit(1)
  return identities.length > 0
}
