import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { MemberRow } from '../accounts/service'
import { schema } from '../platform/database/client'
import { guestKeysOf } from '../reviews/service'
import type { Services } from '../services/services'

const { requests, reviews, subscribers, watches } = schema

/**
 * Conditions for a member's requests, subscriptions, watches and reviews: all that were sent while signed in. Those
 * sent without an account from the same address are included only after the member has confirmed the mailbox. Anybody
 * can register with another person's address and must not read or delete that person's enquiries.
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
