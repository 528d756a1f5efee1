import { type Member, memberSchema } from '@/domain/member/schema'
import type { MemberRow } from '../accounts/service'
import { NO_PASSWORD } from '../platform/passwords/passwords'

/** The member data that the member may see. It contains no hashes. */
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
