import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { MemberRow } from '../accounts/service'
import { schema } from '../platform/database/client'
import { guestKeysOf } from '../reviews/service'
import type { Services } from '../services/services'

const { requests, reviews, subscribers, watches } = schema

/**
 * What a member wrote or asked for outside the account: all that was sent while signed in, and what came under their
 * address without an account, but that only once the mailbox has proved to be theirs. Anybody can register somebody
 * else's address; nobody may read or delete that person's enquiries by it.
 */
export function feedbackOf(services: Pick<Services, 'env'>, company: string, member: MemberRow) {
  const { id, email } = member
  const isProven = member.emailVerifiedAt !== null
  const byAddress = (table: { memberId: PgColumn; email: PgColumn }): SQL | undefined =>
    isProven ? and(eq(table.email, email), isNull(table.memberId)) : undefined
  const guestKey = isProven ? inArray(reviews.guestKey, guestKeysOf(services, company, email)) : undefined
  return {
    requests: or(eq(requests.memberId, id), byAddress(requests)),
    subscribers: or(eq(subscribers.memberId, id), byAddress(subscribers)),
    watches: or(eq(watches.memberId, id), byAddress(watches)),
    reviews: or(eq(reviews.memberId, id), guestKey),
  }
}
