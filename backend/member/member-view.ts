import { type Member, memberSchema } from '@/domain/member/schema'
import type { MemberRow } from '../accounts/service'
import { NO_PASSWORD } from '../platform/passwords/passwords'

/** What a member may see of themselves: no hash leaves the database layer. */
export function toMember(row: MemberRow): Member {
  return memberSchema.parse({
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phone: row.phone,
    birthDate: row.birthDate,
    address: row.address,
    identityNumber: row.identityNumber,
    city: row.city,
    district: row.district,
    country: row.country,
    locale: row.locale,
    mustChangePassword: row.mustChangePassword,
    hasPassword: row.passwordHash !== NO_PASSWORD,
    emailVerified: row.emailVerifiedAt !== null,
  })
}
