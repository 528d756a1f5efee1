import 'server-only'
import type { createTranslator, Messages } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/shared/locales'
import { getMemberContext, type MemberContext } from '@/lib/member/member-context'

/** Context of the pages after payment. */
export interface ResultContext extends Omit<MemberContext, 't'> {
  t: ReturnType<typeof createTranslator<Messages, 'reservations'>>
  /** The context of the member's pages, whose texts describe the booked items. */
  member: MemberContext
}

/** Throws `ApiFailure` when the settings cannot be read. */
export async function getResultContext(company: string, locale: Locale): Promise<ResultContext> {
  const [member, t] = await Promise.all([
    getMemberContext(company, locale),
    getTranslations({ locale, namespace: 'reservations' }),
  ])
  return { ...member, t, member }
}
