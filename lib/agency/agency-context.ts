import 'server-only'
import type { createTranslator, Messages } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { OtherSettings } from '@/domain/settings/schema'
import type { Locale } from '@/domain/shared/locales'
import { getMemberContext, type MemberContext } from '@/lib/member/member-context'
import { requireOrigin } from '@/lib/tenancy/origin'

/** Data and translations that an agency's pages need. Reservations use the members' translations (`member`). */
export interface AgencyContext {
  company: string
  locale: Locale
  /** Origin of the tenant's canonical host. */
  origin: string
  words: ReturnType<typeof createTranslator<Messages, 'agency'>>
  member: MemberContext
  other: OtherSettings
}

/** Throws `ApiFailure` when the settings cannot be read. */
export async function getAgencyContext(company: string, locale: Locale): Promise<AgencyContext> {
  const [member, origin, words] = await Promise.all([
    getMemberContext(company, locale),
    requireOrigin(company),
    getTranslations({ locale, namespace: 'agency' }),
  ])
  return { company, locale, origin, words, member, other: member.other }
}
