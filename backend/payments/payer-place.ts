import { eq } from 'drizzle-orm'
import { type Queryable, schema } from '../platform/database/client'

const { agencies, agencyUsers, members, reservations } = schema

/** City and country of a payer; null for an unknown value. */
export interface PayerPlace {
  address: string | null
  city: string | null
  /** ISO 3166, two letters. */
  country: string | null
}

type Reservation = Pick<typeof reservations.$inferSelect, 'guest' | 'memberId' | 'agencyUserId'>

/**
 * Returns the address for a payment: the agency's if an agency booked, else the lead guest's, else that of the member's
 * profile. City and country always come from the same source. The hotel's city is not used, since the payer does not
 * live there.
 */
export async function readPayerPlace(db: Queryable, { guest, memberId, agencyUserId }: Reservation) {
  if (agencyUserId !== null) {
    const [agency] = await db
      .select({ address: agencies.address, city: agencies.city, country: agencies.country })
      .from(agencyUsers)
      .innerJoin(agencies, eq(agencies.id, agencyUsers.agencyId))
      .where(eq(agencyUsers.id, agencyUserId))
    if (!agency) throw new Error(`no agency of its person ${agencyUserId}`)
    return agency
  }
  const { address, city = null, country = null } = guest
  if (city || country) return { address, city, country } satisfies PayerPlace
  const [member] = await db
    .select({ address: members.address, city: members.city, country: members.country })
    .from(members)
    .where(eq(members.id, memberId))
  if (!member?.city && !member?.country) return { address, city: null, country: null }
  return member
}
