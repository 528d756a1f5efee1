import { and, eq, inArray } from 'drizzle-orm'
import { normaliseEmail } from '@/domain/member/rules'
import { type Queryable, schema } from '../platform/database/client'
import { ApiError } from '../platform/http/errors'

const { members } = schema

export type MemberRow = typeof members.$inferSelect

/** The account of an address, confirmed or still waiting for it; those that nobody can sign in with are none. */
export async function findMemberByEmail(db: Queryable, email: string): Promise<MemberRow | null> {
  const [row] = await db
    .select()
    .from(members)
    .where(and(eq(members.email, normaliseEmail(email)), inArray(members.status, ['active', 'pending'])))
  return row ?? null
}

export async function requireMember(db: Queryable, id: number): Promise<MemberRow> {
  const [row] = await db
    .select()
    .from(members)
    .where(and(eq(members.id, id), eq(members.status, 'active')))
  if (!row) throw new ApiError('unauthenticated')
  return row
}
