import { and, eq, gt, isNull } from 'drizzle-orm'
import { type Queryable, schema, type Transaction } from '../platform/database/client'
import { ApiError } from '../platform/http/errors'
import { randomToken, sha256 } from '../platform/shared/secrets'

const { memberLinks } = schema
const DAY = 86_400_000
const LINK_DAYS = 7

/**
 * Creates a token for a link in a mail. It is valid for seven days and for one use. The member's older unused tokens
 * are deleted unless `keepsOthers` is set.
 */
export async function createLink(
  db: Queryable,
  memberId: number,
  now: number,
  { keepsOthers = false } = {},
): Promise<string> {
  const token = randomToken()
  if (!keepsOthers)
    await db.delete(memberLinks).where(and(eq(memberLinks.memberId, memberId), isNull(memberLinks.usedAt)))
  await db.insert(memberLinks).values({
    tokenHash: sha256(token),
    memberId,
    createdAt: new Date(now),
    expiresAt: new Date(now + LINK_DAYS * DAY),
  })
  return token
}

/** Marks a link as used and returns its member's id. Throws `linkInvalid` if it is unknown, used or expired. */
export async function spendLink(transaction: Transaction, token: string, now: number): Promise<number> {
  const [row] = await transaction
    .update(memberLinks)
    .set({ usedAt: new Date(now) })
    .where(
      and(
        eq(memberLinks.tokenHash, sha256(token)),
        isNull(memberLinks.usedAt),
        gt(memberLinks.expiresAt, new Date(now)),
      ),
    )
    .returning({ memberId: memberLinks.memberId })
  if (!row) throw new ApiError('linkInvalid')
  return row.memberId
}
