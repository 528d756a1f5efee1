import { and, eq, gt, isNull } from 'drizzle-orm'
import { type Queryable, schema, type Transaction } from '../platform/database/client'
import { ApiError } from '../platform/http/errors'
import { randomToken, sha256 } from '../platform/shared/secrets'

const { memberLinks } = schema
const DAY = 86_400_000
const LINK_DAYS = 7

/** A token for a mail's link, good for seven days and one use; older ones of the member end unless they are to work beside it. */
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

/** Uses a link up and names its member; throws `linkInvalid` for one that is unknown, used or over. */
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
