import { and, eq, inArray } from 'drizzle-orm'
import { normaliseEmail } from '@/domain/member/rules'
import { type Queryable, schema } from '../platform/database/client'
import { ApiError } from '../platform/http/errors'

const { members } = schema

export type MemberRow = typeof members.$inferSelect

/** Returns the account of an address, confirmed or waiting for confirmation. Accounts without sign-in are skipped. */
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
